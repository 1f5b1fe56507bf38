// The figures of the safety layer, each with its interval: what is heard, what is heard or asked about, what alarms for nothing.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type CrisisLevel, isAtLeast } from '@evenlight/contract/support/levels';
import type { Assessment } from '../features/support/safety/assess.ts';
import { type Label, labels, type WrittenMessage } from '../features/support/safety/messages.ts';
import { rules } from '../features/support/safety/rules/rules.ts';

export type Judged = WrittenMessage & { level: CrisisLevel; rules: readonly string[] };

export async function judgeAll(messages: readonly WrittenMessage[]): Promise<Judged[]> {
  const assessments = await assessMany(messages.map(({ text }) => text));
  return messages.map((message, at) => {
    const assessment = assessments[at];
    // One that is left out would make every figure better than it is.
    if (!assessment) throw new Error(`A message by ${message.author} was not judged.`);
    return { ...message, level: assessment.level, rules: assessment.rules };
  });
}

export const isDanger = ({ label }: Judged) => labels[label] !== null;
export const isAlarm = ({ level }: Judged) => isAtLeast(level, 'elevated');
/** By a rule that can be read, whatever the classifier says. */
const isByRule = ({ rules: found }: Judged) =>
  rules.some(({ id, level }) => isAtLeast(level, 'elevated') && found.includes(id));
/** An alarm, or a gentle line with a plain question. */
const isHeard = ({ level }: Judged) => isAtLeast(level, 'concern');

function isOf(...some: Label[]) {
  return ({ label }: Judged) => some.includes(label);
}

const isExplicit = isOf(
  'intent',
  'plan',
  'behaviour',
  'selfharm',
  'means',
  'goodbye',
  'others',
  'child',
  'home',
  'partner',
  'poison',
);
/** Those that were written both alone and inside letters. */
const isAlsoInLetters = isOf(
  'wish',
  'thoughts',
  'intent',
  'goodbye',
  'indirect',
  'worried',
  'child',
  'home',
  'partner',
  'others',
  'poison',
);

type Measure = {
  measure: string;
  wanted: string;
  among: (one: Judged) => boolean;
  /** What else is counted than all alarms. */
  only?: (one: Judged) => boolean;
};

const alarms: Measure[] = [
  { measure: 'all danger', wanted: 'at least 85', among: isDanger },
  { measure: 'explicit', wanted: 'at least 92', among: isExplicit },
  { measure: 'method questions', wanted: '', among: isOf('method') },
  { measure: 'method questions, by rule', wanted: 'at least 85', among: isOf('method'), only: isByRule },
  { measure: 'indirect', wanted: '', among: isOf('indirect') },
  { measure: 'Spanish', wanted: 'at least 92', among: (one) => isDanger(one) && one.language === 'es' },
  { measure: 'mixed', wanted: 'at least 85', among: (one) => isDanger(one) && one.language === 'mixed' },
  { measure: 'alone', wanted: '', among: (one) => isAlsoInLetters(one) && one.language === 'en' && !one.isLetter },
  {
    measure: 'in a letter',
    wanted: 'at most 6 less',
    among: (one) => isAlsoInLetters(one) && one.language === 'en' && one.isLetter,
  },
  ...(['worried', 'child', 'home', 'partner', 'others', 'poison'] as const).map((label) => {
    return { measure: label, wanted: '', among: isOf(label) };
  }),
  { measure: 'on grief', wanted: 'at most 4', among: isOf('grief') },
  { measure: 'on planning', wanted: 'at most 1', among: isOf('planning') },
  { measure: 'on past deaths', wanted: 'at most 2', among: isOf('past') },
];
const alarmsAndGentleLines: Measure[] = [
  { measure: 'all danger', wanted: 'at least 96', among: isDanger },
  { measure: 'explicit', wanted: 'at least 99', among: isExplicit },
  { measure: 'on grief', wanted: 'at most 16, of which 12 asked', among: isOf('grief') },
  { measure: 'on planning', wanted: '', among: isOf('planning') },
];

export function printFigures(judged: readonly Judged[]): void {
  console.log(`${judged.length} messages by ${new Set(judged.map(({ author }) => author)).size} groups of people.`);
  console.log('Alarms: the card is shown');
  console.table(alarms.map((measure) => rowOf(measure, judged, isAlarm)));
  console.log('Alarms and gentle lines: at least one plain question is asked');
  console.table(alarmsAndGentleLines.map((measure) => rowOf(measure, judged, isHeard)));
}

function rowOf({ measure, wanted, among, only }: Measure, judged: readonly Judged[], counts: (one: Judged) => boolean) {
  const asked = judged.filter(among);
  if (asked.length === 0) return { measure, wanted, share: 'none', messages: 0 };
  const part = asked.filter((one) => counts(one) && (only?.(one) ?? true)).length;
  const [least, most] = intervalOf(part, asked.length);
  const share = `${percent(part / asked.length)} % (${percent(least)} to ${percent(most)})`;
  return { measure, wanted, share, messages: asked.length };
}

/** By Wilson: where the true share lies, 95 times of 100. */
function intervalOf(part: number, whole: number): [number, number] {
  const z = 1.96;
  const [share, spread] = [part / whole, z ** 2 / whole];
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((share * (1 - share)) / whole + spread / (4 * whole))) / (1 + spread);
  return [middle - half, middle + half];
}

const percent = (share: number) => (100 * share).toFixed(1);

/** Many texts at once, on all cores: the encoder keeps one of them busy by itself. */
async function assessMany(texts: readonly string[]): Promise<Assessment[]> {
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) => texts.filter((_, at) => at % threads === thread));
  const answers = await Promise.all(shares.map(inThread));
  return texts.flatMap((_, at) => answers[at % threads]?.[Math.floor(at / threads)] ?? []);
}

function inThread(texts: readonly string[]): Promise<Assessment[]> {
  return new Promise((done, fail) => {
    const thread = new Worker(new URL('./assess-thread.ts', import.meta.url), { workerData: texts });
    thread.once('message', done);
    thread.once('error', fail);
  });
}
