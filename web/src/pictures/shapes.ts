/** Plain shapes that pictures are made of: a path, filled or drawn as a line, in one of three tones. */
export type Tone = "deep" | "main" | "pale";

export interface Shape {
  readonly path: string;
  readonly tone: Tone;
  /** Drawn as a line this wide; otherwise filled. */
  readonly line?: number;
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
