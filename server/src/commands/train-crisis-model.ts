// `npm run train:crisis`: learns the model from the messages in safety/messages/training, and says how it does on authors it has
// not seen. Nothing of safety/messages/held-back is read here.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode, inEnglish } from '../features/support/safety/classifier/encoder.ts';
import { type Features, featuresOf } from '../features/support/safety/classifier/features.ts';
import {
  learnStretchedWeights,
  learnWeights,
  spreadOf,
  weigh,
} from '../features/support/safety/classifier/learning.ts';
import { type Model, saveModel, together } from '../features/support/safety/classifier/model.ts';
import { roundedPoints } from '../features/support/safety/classifier/neighbours.ts';
import {
  addUp,
  heardBy,
  listen,
  type Sums,
  sayingsOf,
  solve,
  sumsOf,
} from '../features/support/safety/classifier/sayings.ts';
import {
  type Label,
  labels,
  readMessages,
  type WrittenMessage,
  writesAsPeopleDo,
} from '../features/support/safety/messages.ts';
import { type Normalised, normalise } from '../features/support/safety/normalise.ts';
import { rulesIn } from '../features/support/safety/rules/rules.ts';

/** Encoding thousands of messages takes minutes; what did not change since is kept for the next time. */
const knownPoints = join(tmpdir(), 'evenlight-crisis-points.txt');

const FOLDS = 6;
const AT_ONCE = 32;
/**
 * Of grief that no rule has found, this share may be taken for danger. The grief to learn from is harder than what people
 * mostly write: a good part of it speaks of pills, guns and bridges.
 */
const FALSE_ALARMS = { en: 0.0225, es: 0.0225 };

type Lesson = {
  author: string;
  language: WrittenMessage['language'];
  label: Label;
  message: Normalised;
  features: Features;
  isDanger: boolean;
  isFoundByRule: boolean;
};

const lessons = readMessages('training').map(({ author, language, label, text }): Lesson => {
  const message = normalise(text);
  const isFoundByRule = rulesIn(message.text).some(({ level }) => level !== 'concern');
  return {
    author,
    language,
    label,
    message,
    features: featuresOf(message),
    isDanger: labels[label] !== null,
    isFoundByRule,
  };
});
console.log(`${lessons.length} messages by ${new Set(lessons.map(({ author }) => author)).size} authors.`);

const points = await encodeAll(lessons.map(({ message }) => message));
const rounded = roundedPoints(points);
const listeners = listen(points, rounded);
const folds = authorsInFolds();
const sums = folds.map((some) => sumsOf(listeners, dangerOf(lessons), some));
const sayings = sayingsOf(listeners, solve(addUp(sums)), lessons.length);
const unseen = scoresOfUnseen();
const words = spreadOf(unseen.words);
const near = spreadOf(unseen.neighbours);
const scores = lessons.map((_, at) =>
  together(unseen.words[at] ?? 0, unseen.neighbours[at] ?? 0, { words, neighbours: near }),
);
const most = unseen.neighbours.reduce((highest, score) => Math.max(highest, score), 0);
const settings: Model['settings'] = {
  words: { ...words, scale: 1 },
  neighbours: { ...near, always: sayings.always, most },
  threshold: { en: thresholdFor('en'), es: thresholdFor('es') },
};
const routes = lessons.map(({ label }) => labels[label]);
saveModel({ settings, weights: learnBoth(lessons), neighbours: { points: rounded, routes, sayings } });
report();

async function encodeAll(messages: readonly Normalised[]): Promise<Float32Array[]> {
  const known = readKnownPoints();
  // Messages of the same length together: the encoder fills the shorter ones up.
  const unknown = messages.filter((message) => !known.has(keyOf(message))).sort((a, b) => lengthOf(a) - lengthOf(b));
  for (let start = 0; start < unknown.length; start += AT_ONCE) {
    const some = unknown.slice(start, start + AT_ONCE);
    for (const [at, point] of (await encode(some)).entries()) {
      const key = keyOf(some[at]);
      known.set(key, point);
      appendFileSync(knownPoints, `${key} ${Buffer.from(point.buffer).toString('base64')}\n`);
    }
  }
  return messages.map((message) => known.get(keyOf(message)) ?? new Float32Array());
}

function readKnownPoints(): Map<string, Float32Array> {
  const lines = existsSync(knownPoints) ? readFileSync(knownPoints, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [key = '', base64 = ''] = line.split(' ');
      return [key, new Float32Array(new Uint8Array(Buffer.from(base64, 'base64')).buffer)];
    }),
  );
}

function keyOf(message: Normalised | undefined): string {
  return createHash('sha1')
    .update(message ? inEnglish(message) : '')
    .digest('hex');
}

function lengthOf(message: Normalised | undefined): number {
  return message?.text.length ?? 0;
}

/** Both ways of learning, each brought to the same spread, as one row of weights. */
function learnBoth(from: readonly Lesson[]): Float32Array {
  const rows = [learnWeights(from), learnStretchedWeights(from)].map((weights) => {
    const { spread } = spreadOf(from.map(({ features }) => weigh(features, weights)));
    return weights.map((weight) => weight / spread);
  });
  const [plain, stretched] = rows;
  if (!plain || !stretched) throw new Error('There are two ways of learning.');
  return plain.map((weight, place) => weight + (stretched[place] ?? 0));
}

function dangerOf(some: readonly Lesson[]): boolean[] {
  return some.map(({ isDanger }) => isDanger);
}

/** Which lessons are in which fold; all of one author are in the same. */
function authorsInFolds(): number[][] {
  const authors = [...new Set(lessons.map(({ author }) => author))];
  const foldOf = new Map(authors.map((author, at) => [author, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) =>
    [...lessons.keys()].filter((at) => foldOf.get(lessons[at]?.author ?? '') === fold),
  );
}

/** Each author is judged by a model that has read only others. */
function scoresOfUnseen() {
  const found = { words: lessons.map(() => 0), neighbours: lessons.map(() => 0) };
  for (const [fold, leftOut] of folds.entries()) {
    const isLeftOut = new Set(leftOut);
    const weights = learnBoth(lessons.filter((_, at) => !isLeftOut.has(at)));
    const others: Sums[] = sums.filter((_, other) => other !== fold);
    const solution = solve(addUp(others));
    for (const at of leftOut) {
      const lesson = lessons[at];
      if (!lesson) continue;
      found.words[at] = weigh(lesson.features, weights);
      found.neighbours[at] = heardBy(listeners, at, solution);
    }
  }
  return found;
}

function thresholdFor(language: 'en' | 'es'): number {
  const harmless = lessons.flatMap((lesson, at) => {
    const counts =
      lesson.language === language && writesAsPeopleDo(lesson.author) && ['grief', 'talk'].includes(lesson.label);
    return counts && !lesson.isFoundByRule ? [scores[at] ?? 0] : [];
  });
  harmless.sort((one, other) => other - one);
  return harmless[Math.floor(harmless.length * FALSE_ALARMS[language])] ?? 0;
}

function report(): void {
  for (const language of ['en', 'es'] as const) {
    for (const natural of [true, false]) {
      const rows = new Map<Label, { found: number; of: number }>();
      for (const [at, lesson] of lessons.entries()) {
        if (lesson.language !== language || writesAsPeopleDo(lesson.author) !== natural) continue;
        const row = rows.get(lesson.label) ?? { found: 0, of: 0 };
        row.of += 1;
        if (lesson.isFoundByRule || (scores[at] ?? 0) > settings.threshold[language]) row.found += 1;
        rows.set(lesson.label, row);
      }
      const shown = [...rows].map(([label, { found, of }]) => `${label} ${((100 * found) / of).toFixed(1)}%`);
      console.log(`${language}, ${natural ? 'as people write' : 'with every trick'}: ${shown.join(', ')}`);
    }
  }
}
