// Where the names on the map go: near what they name, and never under a marker or another name.
import type { Bounds, Point } from '../view/projection';

/** A name to write, and how far from its place it may stand. */
export type Name = Point & { text: string; reach: number };

type Around = {
  markers: readonly Point[];
  markerRadius: number;
  /** The part of the drawing that is on the screen. */
  bounds: Bounds;
  letterHeight: number;
};

// Wider than the letters are on average, so that no name is longer than we think.
const LETTER_WIDTH = 0.58;
// Half the height of a line around the middle of its letters.
const HALF_LINE = 0.6;
const STEP = 0.5;

/** The middle of each name that has room; the others are left out. */
export function labelPlaces(names: readonly Name[], around: Around): { text: string; x: number; y: number }[] {
  const placed: Box[] = [];
  return names.flatMap((name) => {
    const box = freeBox(name, names, placed, around);
    if (!box) return [];
    placed.push(box);
    return [{ text: name.text, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }];
  });
}

type Box = Bounds;

function freeBox(name: Name, names: readonly Name[], placed: readonly Box[], around: Around): Box | undefined {
  const { markers, markerRadius, bounds, letterHeight } = around;
  if (!isInside(boxAround(name, 0, 0), bounds)) return undefined;
  const halfWidth = (name.text.length * LETTER_WIDTH * letterHeight) / 2;
  const halfHeight = HALF_LINE * letterHeight;
  return stepsWithin(name.reach + halfWidth, name.reach + halfHeight, letterHeight * STEP)
    .map((step) => boxAround({ x: name.x + step.x, y: name.y + step.y }, halfWidth, halfHeight))
    .find(
      (box) =>
        distance(name, box) <= name.reach &&
        isInside(box, bounds) &&
        !placed.some((other) => overlaps(box, other)) &&
        !markers.some((marker) => distance(marker, box) < markerRadius) &&
        // Otherwise it would seem to name its neighbour.
        !names.some((other) => other !== name && distance(other, box) < distance(name, box)),
    );
}

/** Shortest first. */
function stepsWithin(across: number, down: number, step: number): Point[] {
  const steps: Point[] = [];
  for (let row = -Math.floor(down / step); row * step <= down; row += 1)
    for (let column = -Math.floor(across / step); column * step <= across; column += 1)
      steps.push({ x: column * step, y: row * step });
  return steps.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
}

function boxAround({ x, y }: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function isInside(box: Box, bounds: Bounds): boolean {
  return box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function distance({ x, y }: Point, { left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
