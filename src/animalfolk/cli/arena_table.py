"""How bouts of the arena stand: a table for people, or rows for a document."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from animalfolk.bots import full_name
from animalfolk.cli.help import PROGRAM, wrapped
from animalfolk.cli.spec import ARENA
from animalfolk.i18n import Words
from animalfolk.sim.arena import CAP, COMPANY, Bout, Tournament
from animalfolk.sim.ratings import POINTS
from animalfolk.sim.sprt import SURE
from animalfolk.sim.standing import ANCHOR, Standing, rated, share_text

NAMES = 10  # columns for a bot, at least


def table(words: Words, tournament: Tournament, found: Sequence[Standing]) -> list[str]:
    """What came out."""
    bout, most = found[0].bout, max(one.deals for one in found)
    game = game_text(words, bout)
    title = words.text("arena-title", game=game, seed=bout.seed, count=most, all=tournament.deals)
    width = max(NAMES, *(len(name) + 2 for one in found for name in (one.bout.ours, one.bout.theirs)))
    lines = [*wrapped(title), "", heading(words, width), *(row(words, one, width) for one in found), ""]
    lines += wrapped(words.text("arena-note", cap=CAP))
    lines += wrapped(words.text("clock-cuts", count=sum(one.cuts for one in found)))
    if len(found) == 1 and len(tournament.bouts) == 1:
        return [*lines, *details(words, tournament, found[0])]
    return [*lines, *rating_lines(words, found, width)]


def heading(words: Words, width: int) -> str:
    """The first line of the table."""
    ours, theirs, *names = (
        words.text(f"arena-{name}") for name in ("ours", "theirs", "won", "games", "mean", "most", "stopped")
    )
    return columns(ours, theirs, names, width)


def row(words: Words, one: Standing, width: int) -> str:
    """One bout."""
    times = one.ours.mean, one.ours.within(0.95)
    figures = [words.figure(text) for text in (str(one.games), *map(milliseconds, times), str(one.capped))]
    return columns(one.bout.ours, one.bout.theirs or "-", [share_text(words, one.won), *figures], width)


def columns(ours: str, theirs: str, figures: Sequence[str], width: int) -> str:
    """Two names and their figures."""
    won, games, mean, most, stopped = figures
    return f"{ours:<{width}}{theirs:<{width}}{won:>24}{games:>8}{mean:>7}{most:>7}{stopped:>10}"


def details(words: Words, tournament: Tournament, one: Standing) -> list[str]:
    """What else there is to say of a single bout."""
    slowest = words.figure(milliseconds(one.ours.slowest))
    texts = [words.text("arena-turns", count=words.figure(f"{one.turns:.1f}"), slowest=slowest)]
    if one.bout.theirs:
        found = {"mean": one.theirs.mean, "most": one.theirs.within(0.95)}
        times = {name: words.figure(milliseconds(amount)) for name, amount in found.items()}
        texts.append(words.text("arena-theirs-time", **times))
    verdict = tournament.verdict(one.bout)
    if verdict:
        texts.append(words.text("arena-verdict", verdict=verdict))
    if verdict in SURE:
        texts.append(words.text("arena-fixed"))
    return [line for text in texts for line in wrapped(text)]


def rating_lines(words: Words, found: Sequence[Standing], width: int) -> list[str]:
    """The ratings, where there are any."""
    ratings = rated(found)
    if not ratings:
        return []
    anchor = ANCHOR if ANCHOR in ratings else min(ratings, key=lambda name: abs(ratings[name]))
    lines = ["", f"{words.text('arena-rated'):<{width}}{words.text('arena-rating'):>10}"]
    lines += [f"{name:<{width}}{signed(rating):>10}" for name, rating in ratings.items()]
    return [*lines, "", *wrapped(words.text("arena-points", anchor=anchor, points=POINTS))]


def markdown(words: Words, found: Sequence[Standing]) -> list[str]:
    """Rows for a document, each with the command that makes it; answers that were cut short if there are any."""
    cut = ("cut",) if any(one.cuts for one in found) else ()
    heads = ("bots", "game", "won", "games", "stopped", *cut, "milliseconds", "command")
    sides = cells(["---", "---", *["--:"] * (len(heads) - 3), "---"]).replace(" ", "")
    lines = [cells([words.text(f"arena-{name}") for name in heads]), sides]
    for one in found:
        times = words.text("arena-times", mean=milliseconds(one.ours.mean), most=milliseconds(one.ours.within(0.95)))
        counts = [str(one.games), str(one.capped), *([str(one.cuts)] if cut else [])]
        figures = [*counts, words.figure(times)]
        played = [who(words, one.bout), game_text(words, one.bout), share_text(words, one.won)]
        lines.append(cells([*played, *figures, f"`{command(one)}`"]))
    lines += ["", *(f"- `{name}` {signed(rating)}" for name, rating in rated(found).items() if len(found) > 1)]
    return lines if lines[-1] else lines[:-1]


def cells(texts: Sequence[str]) -> str:
    """A row of a table in a document."""
    return f"| {' | '.join(texts)} |"


def who(words: Words, bout: Bout) -> str:
    """Who plays, for a document."""
    return words.text("arena-against", ours=bout.ours, theirs=bout.theirs) if bout.theirs else f"`{bout.ours}`"


def game_text(words: Words, bout: Bout) -> str:
    """What is played, in a few words."""
    held = "yes" if bout.held_out else "no"
    return words.text("arena-which", mode=bout.mode, players=bout.players, difficulty=bout.difficulty, held=held)


def command(one: Standing) -> str:
    """The command that plays this bout: the bots with their counts, and as many deals as were played."""
    bout = one.bout
    usual = {"--seed": ARENA.flags["--seed"].usual, "--mode": "free", "--difficulty": "standard"}
    said = {"--deals": str(one.deals), "--seed": shlex.quote(bout.seed), "--mode": bout.mode}
    if bout.mode in COMPANY:
        said["--difficulty"] = bout.difficulty
    elif bout.mode == "free" and bout.players > 2:
        said["--players"] = str(bout.players)
    flags = [f"{name} {value}" for name, value in said.items() if usual.get(name) != value]
    held = ["--held-out"] if bout.held_out else []
    bots = [full_name(name) for name in (bout.ours, bout.theirs) if name]
    return " ".join([PROGRAM, ARENA.name, *bots, *flags, *held])


def signed(rating: float) -> str:
    """A rating."""
    return f"{rating:+.0f}" if round(rating) else "0"


def milliseconds(amount: float) -> str:
    """A time, with as many digits as mean something."""
    return f"{amount:.0f}" if amount >= 100 else f"{amount:.1f}" if amount >= 10 else f"{amount:.2f}"
