/** Lines over turns, as they are drawn: where things stand, and a mark of its own for each line. */

/** Where a graph is drawn. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Mark {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly path: string;
  readonly marks: readonly Mark[];
}

const LEAST = 200;

/** A frame on a page so wide, with so much room for what is written at its left. */
export function frameOf(width: number, left: number): Frame {
  return { width: Math.max(width, LEAST), height: 190, left, right: 14, top: 12, bottom: 36 };
}

/** Where a turn of so many stands. */
export function across(frame: Frame, turns: number, turn: number): number {
  const width = frame.width - frame.left - frame.right;
  return round(frame.left + (width * turn) / Math.max(turns, 1));
}

/** Where a number up to so much stands. */
export function up(frame: Frame, most: number, count: number): number {
  const height = frame.height - frame.top - frame.bottom;
  return round(frame.height - frame.bottom - (height * count) / Math.max(most, 1));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Some turns that are written below: round ones, not more than fit. */
export function ticks(turns: number, most = 8): number[] {
  const every = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => turns / one <= most) ?? turns;
  return Array.from({ length: Math.floor(turns / every) }, (_, at) => (at + 1) * every);
}

/** A mark of its own for each line: a circle, a square, a triangle, a diamond. */
export function shapeOf(line: number, { x, y }: Mark): string {
  const around = `m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0`;
  const shapes = [around, "m-4-4h8v8h-8z", "m0-5.5l5 9h-10z", "m0-5.5l5.5 5.5l-5.5 5.5l-5.5-5.5z"];
  return `M${x} ${y}${shapes[line % shapes.length] ?? around}`;
}
