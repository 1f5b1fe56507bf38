// `npm run train:crisis`: learns the model from the messages in safety/messages/training, and sets its thresholds by
// the harmless ones of safety/messages/held-back. Nothing of safety/messages/final is read here. Takes a quarter of an hour on one core.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CrisisRoute, isAtLeast } from '@evenlight/contract/support/levels';
import { encode, inEnglish } from '../features/support/safety/classifier/encoder.ts';
import { type Features, featuresOf } from '../features/support/safety/classifier/features.ts';
import {
  learnStretchedWeights,
  learnWeights,
  spreadOf,
  weigh,
} from '../features/support/safety/classifier/learning.ts';
import { type Model, opinionOf, saveModel } from '../features/support/safety/classifier/model.ts';
import { alarmOf, type Examples, roundedPoints } from '../features/support/safety/classifier/neighbours.ts';
import { listen, solve, speakersOf, sumsOf } from '../features/support/safety/classifier/sayings.ts';
import {
  isByLaterHand,
  labels,
  readMessages,
  readUnseenMessages,
  type WrittenMessage,
} from '../features/support/safety/messages.ts';
import { type Normalised, normalise } from '../features/support/safety/normalise.ts';
import { partsOf } from '../features/support/safety/parts.ts';
import { readingsOf } from '../features/support/safety/readings.ts';
import { findingsIn, rulesIn } from '../features/support/safety/rules/rules.ts';
import { saveKnownWords } from '../features/support/safety/spelling.ts';

/** Encoding thousands of messages takes minutes; what did not change since is kept for the next time. */
const knownPoints = join(tmpdir(), 'evenlight-crisis-points.txt');

const AT_ONCE = 32;
/** Of grief by the latest hands, this share may be taken for danger, by whatever; and this one at least be asked about. */
const SHARES = { alarm: 0.035, sign: 0.155 };
/** Their messages are the likest to what strangers write, and there are few of them. */
const SAY_OF_LATER_HANDS = 3;

/** Of each kind of danger so many messages are kept: more tell the kinds apart no better. */
const MOST_EXAMPLES = 600;

type Lesson = {
  author: string;
  message: Normalised;
  features: Features;
  isDanger: boolean;
  route: CrisisRoute | null;
  times: number;
};

const lessons = readMessages('training').map(({ author, label, text }): Lesson => {
  const message = normalise(text);
  const rules = rulesIn(message.text).map(({ id }) => id);
  return {
    author,
    message,
    features: featuresOf(message, rules),
    isDanger: labels[label] !== null,
    route: labels[label],
    times: isByLaterHand(author) ? SAY_OF_LATER_HANDS : 1,
  };
});
console.log(`${lessons.length} messages by ${new Set(lessons.map(({ author }) => author)).size} authors.`);
saveKnownWords(lessons.map(({ author, message }) => ({ author, text: message.text })));

const weights = learnBoth(lessons.flatMap((lesson) => Array<Lesson>(lesson.times).fill(lesson)));
const points = await encodeAll(lessons.map(({ message }) => message));
const listeners = listen(
  points,
  lessons.map(({ times }) => times),
);
const speakers = speakersOf(listeners, solve(sumsOf(listeners, lessons)));
const neighbours = { speakers, examples: examplesOf(points) };
console.log(
  `${speakers.sayings.length} of them speak as neighbours, ${neighbours.examples.routes.length} are examples.`,
);

const unseen = readUnseenMessages().filter(({ author }) => isByLaterHand(author));
const { words, near } = await spreadsOver(unseen.map(({ text }) => normalise(text)));
const unset: Model = {
  settings: {
    words: { ...spreadOf(words), scale: 1 },
    // A single sentence may move them more than any whole message does.
    neighbours: { ...spreadOf(near), always: speakers.always, most: 1.25 * Math.max(...near) },
    thresholds: { alarm: 0, sign: 0 },
    known: neighbours.examples.known,
  },
  weights,
  neighbours,
};
const worries = await worriesAbout(unseen.filter(({ label }) => label === 'grief'));
const thresholds = {
  alarm: thresholdFor(SHARES.alarm, ({ isTrusted }) => isTrusted),
  sign: thresholdFor(SHARES.sign, ({ isFound }) => isFound),
};
saveModel({ ...unset, settings: { ...unset.settings, thresholds } });
console.log(thresholds);

/** Evenly from all authors. */
function examplesOf(points: readonly Float32Array[]): Examples {
  const known = lessons.flatMap(({ route }, at) => (route ? [{ route, point: points[at] ?? new Float32Array() }] : []));
  const kinds = Map.groupBy(known, ({ route }) => route);
  const kept = [...kinds.values()].flatMap((ofOneKind) => {
    const every = Math.ceil(ofOneKind.length / MOST_EXAMPLES);
    return ofOneKind.filter((_, at) => at % every === 0);
  });
  return {
    points: roundedPoints(kept.map(({ point }) => point)),
    routes: kept.map(({ route }) => route),
    known: Object.fromEntries([...kinds].map(([route, all]) => [route, all.length])),
  };
}

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

/** What words and neighbours say of each. */
async function spreadsOver(messages: readonly Normalised[]) {
  const rulesOf = ({ text }: Normalised) => rulesIn(text).map(({ id }) => id);
  const words = messages.map((message) => weigh(featuresOf(message, rulesOf(message)), weights));
  const near = (await encodeAll(messages)).map((point) => alarmOf(point, neighbours));
  return { words, near };
}

type Worry = { worry: number; isTrusted: boolean; isFound: boolean };

/** As the layer itself judges them. */
async function worriesAbout(messages: readonly WrittenMessage[]): Promise<Worry[]> {
  const worries: Worry[] = [];
  for (const { text } of messages) {
    const readings = readingsOf(text);
    const findings = findingsIn(...readings.map((reading) => reading.text));
    const dangers = findings.filter(({ rule }) => isAtLeast(rule.level, 'elevated'));
    const opinion = await opinionOf(partsOf(readings, findings), unset, Number.NEGATIVE_INFINITY);
    worries.push({
      worry: opinion?.worry ?? Number.NEGATIVE_INFINITY,
      isTrusted: dangers.some(({ rule }) => rule.isTrusted),
      isFound: findings.length > 0,
    });
  }
  return worries;
}

/** Above it lies this share, together with those whom the rules have anyway. */
function thresholdFor(share: number, isTakenAnyway: (worry: Worry) => boolean): number {
  const open = worries.filter((one) => !isTakenAnyway(one)).map(({ worry }) => worry);
  const sorted = open.sort((one, other) => other - one);
  const left = Math.max(0, Math.floor(worries.length * share) - (worries.length - open.length));
  return sorted[left] ?? Number.POSITIVE_INFINITY;
}
