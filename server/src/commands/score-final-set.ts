// `npm run score:final`: the figures that count, on messages by strangers that rules and training never see. Figures alone:
// whoever reads the messages spends the set, and so does whoever scores it more than a few times.
import { type CrisisLevel, isAtLeast } from '@evenlight/contract/support/levels';
import { type Label, labels, readMessages, type WrittenMessage } from '../features/support/safety/messages.ts';
import { assessMany } from './assess-many.ts';

type Result = WrittenMessage & { level: CrisisLevel };

const messages = readMessages('final');
const assessments = await assessMany(messages.map(({ text }) => text));
const results = messages.map((message, at): Result => ({ ...message, level: assessments[at]?.level ?? 'none' }));

const isDanger = ({ label }: Result) => labels[label] !== null;
const isAlarm = ({ level }: Result) => isAtLeast(level, 'elevated');
const isOf = (...some: Label[]) => {
  return ({ label }: Result) => some.includes(label);
};

const explicit = isOf(
  ...(['intent', 'plan', 'behaviour', 'selfharm', 'means', 'goodbye'] as const),
  ...(['others', 'child', 'home', 'partner', 'poison'] as const),
);
/** Those that were written both alone and inside letters. */
const alsoInLetters = isOf(
  ...(['wish', 'thoughts', 'intent', 'goodbye', 'indirect', 'worried'] as const),
  ...(['child', 'home', 'partner', 'others', 'poison'] as const),
);

const measures: { measure: string; wanted: string; among: (result: Result) => boolean }[] = [
  { measure: 'all danger', wanted: 'at least 85', among: isDanger },
  { measure: 'explicit', wanted: 'at least 92', among: explicit },
  { measure: 'method questions', wanted: 'at least 85', among: isOf('method') },
  { measure: 'indirect', wanted: '', among: isOf('indirect') },
  { measure: 'Spanish', wanted: 'at least 92', among: (one) => isDanger(one) && one.language === 'es' },
  { measure: 'mixed', wanted: 'at least 85', among: (one) => isDanger(one) && one.language === 'mixed' },
  { measure: 'alone', wanted: '', among: (one) => alsoInLetters(one) && one.language === 'en' && !one.isLetter },
  {
    measure: 'in a letter',
    wanted: 'at most 6 less',
    among: (one) => isDanger(one) && one.language === 'en' && one.isLetter,
  },
  ...(['worried', 'child', 'home', 'partner', 'others', 'poison'] as const).map((label) => {
    return { measure: label, wanted: '', among: isOf(label) };
  }),
  { measure: 'alarms on grief', wanted: 'at most 4', among: isOf('grief') },
  { measure: 'alarms on planning', wanted: 'at most 1', among: isOf('planning') },
  { measure: 'alarms on past deaths', wanted: 'at most 2', among: isOf('past') },
];

/** By Wilson: where the true share lies, 95 times of 100. */
function intervalOf(part: number, whole: number): [number, number] {
  const z = 1.96;
  const [share, spread] = [part / whole, z ** 2 / whole];
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((share * (1 - share)) / whole + spread / (4 * whole))) / (1 + spread);
  return [middle - half, middle + half];
}

const percent = (share: number) => (100 * share).toFixed(1);

console.log(`${results.length} messages by ${new Set(results.map(({ author }) => author)).size} groups of people.`);
console.table(
  measures.map(({ measure, wanted, among }) => {
    const asked = results.filter(among);
    const alarmed = asked.filter(isAlarm).length;
    const [from, to] = intervalOf(alarmed, asked.length).map(percent);
    const share = `${percent(alarmed / asked.length)} % (${from} to ${to})`;
    return { measure, wanted, share, messages: asked.length };
  }),
);
