/** Plain shapes that pictures are made of: a path, filled or drawn as a line, in one of three tones. */
export type Tone = "deep" | "main" | "pale";

export interface Shape {
  readonly path: string;
  readonly tone: Tone;
  /** Drawn as a line this wide; otherwise filled. */
  readonly line?: number;
  /** Where and how it lies, as an SVG transform. */
  readonly at?: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The path of an oval; `turn` in degrees. */
export function oval(x: number, y: number, wide: number, high: number, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const [right, down] = [round(wide * Math.cos(angle)), round(wide * Math.sin(angle))];
  const arc = (by: number): string => `a${wide} ${high} ${turn} 1 1 ${by * right * 2} ${by * down * 2}`;
  return `M${round(x - right)} ${round(y - down)}${arc(1)}${arc(-1)}z`;
}

/** The path of a disc. */
export function disc(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

/** The path of a box with round corners. */
export function box(x: number, y: number, wide: number, high: number, corner: number): string {
  const bend = (right: number, down: number): string => `a${corner} ${corner} 0 0 1 ${right} ${down}`;
  const [across, along] = [wide - 2 * corner, high - 2 * corner];
  return (
    `M${x + corner} ${y}h${across}${bend(corner, corner)}v${along}${bend(-corner, corner)}` +
    `h${-across}${bend(-corner, -corner)}v${-along}${bend(corner, -corner)}z`
  );
}

/** A filled shape. */
export function fill(tone: Tone, ...paths: readonly string[]): Shape {
  return { tone, path: paths.join("") };
}

/** A line. */
export function line(tone: Tone, width: number, ...paths: readonly string[]): Shape {
  return { tone, path: paths.join(""), line: width };
}

/** The path of a cog with the given teeth; where a tooth is false it has broken out, and some of the rim with it. */
export function cog(x: number, y: number, radius: number, teeth: readonly boolean[]): string {
  const step = (2 * Math.PI) / teeth.length;
  const rim = radius * 0.76;
  const at = (length: number, angle: number): string =>
    `${round(x + length * Math.sin(angle))} ${round(y - length * Math.cos(angle))}`;
  const corners = teeth.flatMap((whole, index) => {
    const middle = index * step;
    const [left, right] = whole ? [radius, radius] : [rim * 0.52, rim * 0.74];
    return [at(rim, middle - step * 0.3), at(left, middle - step * 0.2), at(right, middle + step * 0.2), at(rim, middle + step * 0.3)];
  });
  return `M${corners.join("L")}z`;
}

/** The path of a star. */
export function star(x: number, y: number, radius: number, points = 5, waist = 0.48): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const [length, angle] = [index % 2 ? radius * waist : radius, (index * Math.PI) / points];
    return `${round(x + length * Math.sin(angle))} ${round(y - length * Math.cos(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

/** A filled shape with an edge, mostly one of paper that would not be seen on paper otherwise. */
export function rimmed(tone: Tone, edge: Tone, width: number, ...paths: readonly string[]): readonly Shape[] {
  return [fill(tone, ...paths), line(edge, width, ...paths)];
}

function placed(at: string, shapes: readonly Shape[]): readonly Shape[] {
  return shapes.map((shape) => ({ ...shape, at: shape.at ? `${at} ${shape.at}` : at }));
}

/** Shapes turned by so many degrees about the middle of a field of 96 by 96. */
export function turned(degrees: number, ...shapes: readonly Shape[]): readonly Shape[] {
  return placed(`rotate(${degrees} 48 48)`, shapes);
}

/** Shapes moved to the right and down. */
export function moved(right: number, down: number, ...shapes: readonly Shape[]): readonly Shape[] {
  return placed(`translate(${right} ${down})`, shapes);
}

/** Shapes on the left of a field of 96 by 96, and the same mirrored on its right. */
export function twins(...shapes: readonly Shape[]): readonly Shape[] {
  return [...shapes, ...placed("matrix(-1 0 0 1 96 0)", shapes)];
}
