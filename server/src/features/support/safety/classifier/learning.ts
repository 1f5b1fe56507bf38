// How the weights are learned. Everything is seeded: the same messages give the same model.
import { type Features, PLACES } from './features.ts';

export type Lesson = { features: Features; isDanger: boolean };

const ROUNDS = 12;
const STEP = 0.3;
/** Keeps weights small where there is little to learn from. */
const PULL = 1e-5;

/** Logistic regression by stochastic gradients, each weight with a step of its own (Adagrad). */
export function learnWeights(lessons: readonly Lesson[], { rounds = ROUNDS, step = STEP } = {}): Float32Array {
  const weights = new Float32Array(PLACES + 1);
  const moved = new Float32Array(PLACES + 1).fill(1e-6);
  const nudge = (place: number, slope: number) => {
    const total = (moved[place] ?? 0) + slope * slope;
    moved[place] = total;
    weights[place] = (weights[place] ?? 0) - (step * slope) / Math.sqrt(total);
  };
  const random = randomNumbers(1);
  const order = lessons.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at];
      if (!lesson) continue;
      const { places, amounts } = lesson.features;
      const error = 1 / (1 + Math.exp(-weigh(lesson.features, weights))) - Number(lesson.isDanger);
      for (let index = 0; index < places.length; index += 1) {
        const place = places[index] ?? 0;
        nudge(place, error * (amounts[index] ?? 0) + PULL * (weights[place] ?? 0));
      }
      nudge(PLACES, error);
    }
  }
  return weights;
}

/** The last weight is what a message has before a word is read. */
export function weigh({ places, amounts }: Features, weights: Float32Array): number {
  let sum = weights[PLACES] ?? 0;
  for (let index = 0; index < places.length; index += 1) {
    sum += (weights[places[index] ?? 0] ?? 0) * (amounts[index] ?? 0);
  }
  return sum;
}

/**
 * The same once more on features that are first stretched by how much oftener they stand in danger than elsewhere (Wang and
 * Manning's way). Both are rows of weights, so their sum is one row again.
 */
export function learnStretchedWeights(lessons: readonly Lesson[]): Float32Array {
  const stretch = stretchOf(lessons);
  const stretched = lessons.map(({ features: { places, amounts }, isDanger }) => ({
    isDanger,
    features: { places, amounts: amounts.map((amount, at) => amount * (stretch[places[at] ?? 0] ?? 0)) },
  }));
  const weights = learnWeights(stretched, { rounds: 8, step: 0.2 });
  return weights.map((weight, place) => (place === PLACES ? weight : weight * (stretch[place] ?? 0)));
}

function stretchOf(lessons: readonly Lesson[]): Float32Array {
  const seen = { danger: new Float64Array(PLACES).fill(1), other: new Float64Array(PLACES).fill(1) };
  const total = { danger: 0, other: 0 };
  for (const { features, isDanger } of lessons) {
    const kind = isDanger ? 'danger' : 'other';
    for (const place of features.places) seen[kind][place] = (seen[kind][place] ?? 0) + 1;
    total[kind] += features.places.length;
  }
  return Float32Array.from(seen.danger, (times, place) =>
    Math.log(times / total.danger / ((seen.other[place] ?? 1) / total.other)),
  );
}

/** Mean and spread, by which scores of different kinds are made comparable. */
export function spreadOf(scores: readonly number[]): { mean: number; spread: number } {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
  return { mean, spread: spread || 1 };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}

/** Mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
