// What was learned, and how a message is held against it. Made by `npm run train:crisis`; see model-card.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { crisisRoutes } from '@evenlight/contract/support/levels';
import type { Part } from '../parts.ts';
import { encode } from './encoder.ts';
import { featuresOf, PLACES } from './features.ts';
import { weigh } from './learning.ts';
import { alarmOf, type Neighbours, routeBy } from './neighbours.ts';

const directory = join(import.meta.dirname, 'model');

type Comparable = { mean: number; spread: number };

/** All but the large rows of numbers. */
type Settings = {
  words: Comparable & { scale: number };
  /** `always` is what they say to a message that is like none of them; `most`, what they said of any message at most. */
  neighbours: Comparable & { always: number; most: number };
  /** Above `alarm` a message is elevated, above `sign` somebody is asked how they are. */
  thresholds: { alarm: number; sign: number };
  /** How many messages of each kind of danger were learned from. */
  known: Record<string, number>;
};

export type Model = { settings: Settings; weights: Float32Array; neighbours: Neighbours };

/** How much of a worry it is, and whose: asked only where it matters. */
export type Opinion = { worry: number; route: () => CrisisRoute };

/** Words say a little more than neighbours do, as authors who were not learned from have shown. */
const SAY_OF_WORDS = 1.4;

/** Both opinions as one number. */
function together(byWords: number, byNeighbours: number, { words, neighbours }: Opinions): number {
  return SAY_OF_WORDS * asComparable(byWords, words) + asComparable(byNeighbours, neighbours);
}
type Opinions = { words: Comparable; neighbours: Comparable };

/** The encoder takes its time, for each part and for each word of it: it reads those that weigh most by their words. */
const MOST_READ = { parts: 2, words: 180 };
const WORDS_FOR_A_PART = 20;

/** The gravest of all parts. Null where not even the most alarmed neighbours would bring one to `least`. */
export async function opinionOf(parts: readonly Part[], model: Model, least: number): Promise<Opinion | null> {
  const { settings, weights, neighbours } = model;
  const weighed = parts
    .map(({ reading, less, rules }) => {
      const byWords = weigh(featuresOf(reading, rules), weights);
      return { reading, less, byWords, atMost: together(byWords, settings.neighbours.most, settings) - less };
    })
    .sort((one, other) => other.atMost - one.atMost);
  let gravest: Opinion | null = null;
  const left = { ...MOST_READ };
  for (const { reading, less, byWords, atMost } of weighed) {
    if (atMost <= (gravest?.worry ?? least)) break;
    const cost = WORDS_FOR_A_PART + reading.text.split(' ').length;
    if (left.parts === 0 || cost > left.words) continue;
    left.parts -= 1;
    left.words -= cost;
    const [point] = await encode([reading]);
    if (!point) throw new Error('The encoder gave no answer.');
    const worry = together(byWords, alarmOf(point, neighbours), settings) - less;
    if (!gravest || worry > gravest.worry) gravest = { worry, route: () => routeBy(point, neighbours) };
  }
  return gravest;
}

function asComparable(score: number, { mean, spread }: Comparable): number {
  return (score - mean) / spread;
}

const file = (name: string) => join(directory, name);
const LARGEST = 127;

export function saveModel({ settings, weights, neighbours }: Model): void {
  const scale = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / LARGEST;
  writeFileSync(
    file('words.bin'),
    Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  );
  writeFileSync(file('speakers.bin'), neighbours.speakers.points);
  writeFileSync(file('sayings.bin'), neighbours.speakers.sayings);
  writeFileSync(file('examples.bin'), neighbours.examples.points);
  const routes = neighbours.examples.routes.map((route) => crisisRoutes.indexOf(route));
  writeFileSync(file('routes.bin'), Int8Array.from(routes));
  const rounded = { ...settings, words: { ...settings.words, scale } };
  writeFileSync(file('settings.json'), `${JSON.stringify(rounded, null, 2)}\n`);
}

export function readModel(): Model {
  const settings: Settings = JSON.parse(readFileSync(file('settings.json'), 'utf8'));
  const weights = Float32Array.from(smallNumbers('words.bin'), (weight) => weight * settings.words.scale);
  if (weights.length !== PLACES + 1) throw new Error('The model was made for other features. Train it anew.');
  const sayings = new Float32Array(new Uint8Array(readFileSync(file('sayings.bin'))).buffer);
  const routes = Array.from(smallNumbers('routes.bin'), (place) => crisisRoutes[place] ?? 'self');
  const speakers = { points: smallNumbers('speakers.bin'), sayings, always: settings.neighbours.always };
  return {
    settings,
    weights,
    neighbours: { speakers, examples: { points: smallNumbers('examples.bin'), routes, known: settings.known } },
  };
}

function smallNumbers(name: string): Int8Array {
  return new Int8Array(readFileSync(file(name)));
}
