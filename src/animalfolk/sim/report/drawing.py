"""How plots are drawn: one look for all, as SVG that can stand in a page, light or dark.

Ink is the colour of the text around a plot. Nothing in it is fetched from anywhere.
"""

from __future__ import annotations

import re
from typing import Any, Final

import altair as alt
import vl_convert

INK: Final = "currentColor"
COLOURS: Final = {
    "macaws": "#D1363A",
    "pandas": "#7FA650",
    "raccoons": "#8A6CC4",
    "squirrels": "#1F8F8A",
    "ocelots": "#D99A00",
    "chameleons": "#4C9A2A",
    "platypuses": "#C4698F",
    "sloths": "#A28450",
    "crocodiles": "#2E8B60",
    "foxes": "#E8772E",
    "polecats": "#B03A8C",
    "owls": "#5B8DB8",
}
PLAIN: Final = "#1F8F8A"
ADDRESS = re.compile(r' xmlns(:\w+)?="[^"]*"')
NAMED = re.compile(r'(\bid="|url\(#|href="#)')
LOOK: Final = {
    "background": "transparent",
    "aria": False,  # the page says in words what a plot shows
    "font": "sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "domainColor": INK,
        "tickColor": INK,
        "gridColor": INK,
        "gridOpacity": 0.15,
        "domainOpacity": 0.4,
        "tickOpacity": 0.4,
        "labelFontSize": 11,
        "titleFontSize": 11,
        "titleFontWeight": "normal",
        "labelLimit": 200,
    },
    "header": {"labelColor": INK, "labelFontSize": 11, "labelFontWeight": "bold", "title": None},
    "legend": {"labelColor": INK, "titleColor": INK, "titleFontWeight": "normal"},
    "text": {"color": INK, "fontSize": 9},
    "rule": {"color": INK},
}
PADDING: Final = {"left": 20, "right": 8, "top": 4, "bottom": 4}  # letters may be wider where the page is read
Chart = alt.Chart | alt.LayerChart | alt.FacetChart | alt.HConcatChart | alt.VConcatChart


def chart(rows: list[dict[str, Any]]) -> alt.Chart:
    """A plot of these rows."""
    return alt.Chart({"values": rows})


def svg(plot: Chart, name: str, label: str) -> str:
    """A plot as a part of a page. Several stand in one page, so what is named in it begins with its own name."""
    described = {**plot.to_dict(), "config": LOOK, "padding": PADDING}
    drawn = vl_convert.vegalite_to_svg(described)
    drawn = NAMED.sub(rf"\g<1>{name}-", ADDRESS.sub("", drawn))
    return drawn.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
