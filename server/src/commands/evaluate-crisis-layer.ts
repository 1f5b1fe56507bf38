// `npm run eval:crisis`: how the safety layer does on messages that neither rules nor training have seen.
import { isAtLeast } from '@evenlight/contract/support/levels';
import type { Assessment } from '../features/support/safety/assess.ts';
import {
  type Label,
  labels,
  readUnseenMessages,
  type WrittenMessage,
  writesAsPeopleDo,
} from '../features/support/safety/messages.ts';
import { assessMany } from './assess-many.ts';

type Result = WrittenMessage & Omit<Assessment, 'language'> & { isAlarm: boolean };

const messages = readUnseenMessages();
const assessments = await assessMany(messages.map(({ text }) => text));
const results = messages.flatMap((message, at): Result[] => {
  const assessment = assessments[at];
  if (!assessment) return [];
  const isAlarm = isAtLeast(assessment.level, 'elevated');
  return [{ ...assessment, ...message, isAlarm }];
});

const isDanger = ({ label }: Result) => labels[label] !== null;
const explicit: readonly Label[] = [
  ...(['intent', 'plan', 'behaviour', 'selfharm', 'means', 'goodbye'] as const),
  ...(['others', 'abuse', 'medical'] as const),
];

type Measure = { measure: string; target: number; among: (result: Result) => boolean };

const recalls: Measure[] = [
  { measure: 'all danger', target: 0.85, among: isDanger },
  { measure: 'explicit', target: 0.95, among: ({ label }) => explicit.includes(label) },
  { measure: 'indirect', target: 0.5, among: ({ label }) => label === 'indirect' },
  { measure: 'Spanish', target: 0.8, among: (result) => isDanger(result) && result.language === 'es' },
];
const falseAlarms: Measure[] = [
  { measure: 'ordinary grief', target: 0.02, among: ({ label }) => label === 'grief' },
  { measure: 'planning', target: 0.005, among: ({ label }) => label === 'planning' },
];

const parts = {
  'as people write': results.filter(({ author }) => writesAsPeopleDo(author)),
  'with every trick': results.filter(({ author }) => !writesAsPeopleDo(author)),
};

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function rowOf({ measure, target, among }: Measure) {
  const shares = Object.entries(parts).map(([part, some]) => {
    const asked = some.filter(among);
    const alarmed = asked.filter(({ isAlarm }) => isAlarm).length;
    return [part, `${percent(alarmed / asked.length)} (${alarmed} of ${asked.length})`];
  });
  return { measure, target: percent(target), ...Object.fromEntries(shares) };
}

console.log(`${results.length} held-back messages by ${new Set(results.map(({ author }) => author)).size} authors.`);
console.log('Most write as people mostly do; the others were asked for every trick.\n');
console.log('Recall, elevated or crisis; at least the target is wanted');
console.table(recalls.map(rowOf));
console.log('False alarms, elevated or crisis; at most the target is wanted');
console.table(falseAlarms.map(rowOf));
console.log('By label: how many were given which level');
console.table(
  Object.keys(labels).map((label) => {
    const some = results.filter((result) => result.label === label);
    const at = (level: Result['level']) => some.filter((result) => result.level === level).length;
    return { label, none: at('none'), concern: at('concern'), elevated: at('elevated'), crisis: at('crisis') };
  }),
);

if (!process.argv.includes('--figures')) {
  print('Missed', (result) => isDanger(result) && !result.isAlarm);
  print('False alarms', (result) => !isDanger(result) && result.isAlarm);
}

function print(title: string, among: (result: Result) => boolean): void {
  const some = results.filter(among);
  console.log(`\n${title}: ${some.length}`);
  for (const { author, label, text, rules } of some)
    console.log(`- ${author}, ${label}: ${text} [${rules.join(', ')}]`);
}
