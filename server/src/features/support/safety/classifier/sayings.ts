// How loudly each known message should speak, learned from all: ridge regression on how near messages are to some of them
// (Nyström's way). Solved exactly, so the same messages give the same answer.
import { heard, roundedPoints, type Speakers } from './neighbours.ts';

/** One known message in so many speaks, and three times as many of those that count threefold; more say hardly anything new. */
const EVERY = 18;
/** Keeps sayings small where there is little to learn from. */
const PULL = 0.1;

export type Listeners = { spoken: Int8Array; rows: Float32Array; width: number };

/** How each message hears each speaker. The last place of a row is 1, for what is always said. */
export function listen(points: readonly Float32Array[], times: readonly number[]): Listeners {
  const speakers = points.filter((_, at) => at % Math.round(EVERY / (times[at] ?? 1)) === 0);
  const spoken = roundedPoints(speakers);
  const width = speakers.length + 1;
  const rows = new Float32Array(points.length * width);
  for (const [at, point] of points.entries()) {
    for (const place of speakers.keys()) rows[at * width + place] = heard(point, spoken, place);
    rows[(at + 1) * width - 1] = 1;
  }
  return { spoken, rows, width };
}

/** What all messages have to say in the sums to be solved. */
type Sums = { products: Float64Array; wanted: Float64Array };
/** Whether it is one of danger, and how many times it counts. */
type Weighty = { isDanger: boolean; times: number };

export function sumsOf({ rows, width }: Listeners, messages: readonly Weighty[]): Sums {
  const products = new Float64Array(width * width);
  const wanted = new Float64Array(width);
  const silence = { row: new Float32Array(width), times: 0 };
  const all = messages.map(({ isDanger, times }, at) => {
    const row = rows.subarray(at * width, (at + 1) * width);
    const signed = isDanger ? times : -times;
    for (let one = 0; one < width; one += 1) wanted[one] = (wanted[one] ?? 0) + signed * (row[one] ?? 0);
    return { row, times };
  });
  // Four at a time: the sums are larger than what a processor has at hand, and are fetched a quarter as often.
  for (let at = 0; at < all.length; at += 4) {
    const [a = silence, b = silence, c = silence, d = silence] = all.slice(at, at + 4);
    for (let one = 0; one < width; one += 1) {
      const ofA = a.times * (a.row[one] ?? 0);
      const ofB = b.times * (b.row[one] ?? 0);
      const ofC = c.times * (c.row[one] ?? 0);
      const ofD = d.times * (d.row[one] ?? 0);
      const start = one * width;
      for (let other = 0; other <= one; other += 1) {
        const more =
          ofA * (a.row[other] ?? 0) + ofB * (b.row[other] ?? 0) + ofC * (c.row[other] ?? 0) + ofD * (d.row[other] ?? 0);
        products[start + other] = (products[start + other] ?? 0) + more;
      }
    }
  }
  return { products, wanted };
}

/** Cholesky's way: the sums as the product of a triangle and its mirror, then twice from edge to edge. */
export function solve({ products, wanted }: Sums): Float64Array {
  const width = wanted.length;
  const triangle = products.slice();
  for (let row = 0; row < width; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let left = (triangle[row * width + column] ?? 0) + (row === column ? PULL : 0);
      for (let at = 0; at < column; at += 1) {
        left -= (triangle[row * width + at] ?? 0) * (triangle[column * width + at] ?? 0);
      }
      triangle[row * width + column] =
        row === column ? Math.sqrt(left) : left / (triangle[column * width + column] ?? 1);
    }
  }
  const solution = wanted.slice();
  for (let row = 0; row < width; row += 1) {
    let left = solution[row] ?? 0;
    for (let at = 0; at < row; at += 1) left -= (triangle[row * width + at] ?? 0) * (solution[at] ?? 0);
    solution[row] = left / (triangle[row * width + row] ?? 1);
  }
  for (let row = width - 1; row >= 0; row -= 1) {
    let left = solution[row] ?? 0;
    for (let at = row + 1; at < width; at += 1) left -= (triangle[at * width + row] ?? 0) * (solution[at] ?? 0);
    solution[row] = left / (triangle[row * width + row] ?? 1);
  }
  return solution;
}

export function speakersOf({ spoken, width }: Listeners, solution: Float64Array): Speakers {
  return {
    points: spoken,
    sayings: Float32Array.from(solution.subarray(0, width - 1)),
    always: solution[width - 1] ?? 0,
  };
}
