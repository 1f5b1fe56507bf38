// Moves markers apart so that each can be seen and pressed, as little as possible and never out of bounds.
import { type Bounds, clampInto, distance, isInside, type Point } from '../view/projection';

// Finer steps would move markers less, and take longer than a hand that zooms notices.
const STEPS_PER_MARKER = 4;
// In markers: fifty that share one corner of the map find room within this distance.
const REACH = 12;

// In markers, shortest first; made when first needed, then kept.
let steps: readonly Point[] | undefined;

/**
 * Where each marker is drawn: at its own place when that is free, else in the nearest gap. Earlier ones go first. No two
 * are closer than `apart`, as long as the bounds hold a grid of that many.
 */
export function spreadMarkers(places: readonly Point[], bounds: Bounds, apart: number): Point[] {
  const taken: Point[] = [];
  for (const place of places) {
    const gap = nearestGap(clampInto(place, bounds), taken, bounds, apart);
    // Those that came first can leave gaps that are all too narrow; in rows there is room for everyone.
    if (!gap) return inRows(places, bounds, apart);
    taken.push(gap);
  }
  return taken;
}

function nearestGap(place: Point, taken: readonly Point[], bounds: Bounds, apart: number): Point | undefined {
  steps ??= stepsByLength();
  for (const step of steps) {
    const gap = { x: place.x + step.x * apart, y: place.y + step.y * apart };
    if (isInside(gap, bounds) && isFree(gap, taken, apart)) return gap;
  }
  return undefined;
}

function inRows(places: readonly Point[], bounds: Bounds, apart: number): Point[] {
  const free: Point[] = [];
  for (let y = bounds.top; y <= bounds.bottom; y += apart)
    for (let x = bounds.left; x <= bounds.right; x += apart) free.push({ x, y });
  return places.map((place) => {
    const distances = free.map((spot) => distance(spot, place));
    const [spot] = free.splice(distances.indexOf(Math.min(...distances)), 1);
    return spot ?? clampInto(place, bounds);
  });
}

function stepsByLength(): Point[] {
  const found: Point[] = [];
  for (let y = -REACH; y <= REACH; y += 1 / STEPS_PER_MARKER)
    for (let x = -REACH; x <= REACH; x += 1 / STEPS_PER_MARKER) if (Math.hypot(x, y) <= REACH) found.push({ x, y });
  return found.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
}

function isFree({ x, y }: Point, taken: readonly Point[], apart: number): boolean {
  return taken.every((other) => (x - other.x) ** 2 + (y - other.y) ** 2 >= apart ** 2);
}
