// `npm run eval:crisis`: how the safety layer does on messages that neither rules nor training have seen.
import { isAtLeast } from '@evenlight/contract/support/levels';
import { type Assessment, assess } from '../features/support/safety/assess.ts';
import { type Label, labels, readMessages, type WrittenMessage } from '../features/support/safety/messages.ts';

type Result = WrittenMessage & Assessment & { isAlarm: boolean };

const results: Result[] = [];
for (const message of readMessages('held-back')) {
  const assessment = await assess(message.text);
  results.push({
    ...message,
    ...assessment,
    language: message.language,
    isAlarm: isAtLeast(assessment.level, 'elevated'),
  });
}

const isDanger = ({ label }: Result) => labels[label] !== null;
const explicit: readonly Label[] = [
  ...(['intent', 'plan', 'behaviour', 'selfharm', 'means', 'goodbye'] as const),
  ...(['others', 'abuse', 'medical'] as const),
];

const measures = [
  { measure: 'all danger', target: 0.85, among: isDanger },
  { measure: 'explicit', target: 0.95, among: ({ label }: Result) => explicit.includes(label) },
  { measure: 'indirect', target: 0.5, among: ({ label }: Result) => label === 'indirect' },
  { measure: 'Spanish', target: 0.8, among: (result: Result) => isDanger(result) && result.language === 'es' },
];
const alarms = [
  { measure: 'ordinary grief', limit: 0.02, among: ({ label }: Result) => label === 'grief' },
  { measure: 'planning', limit: 0.005, among: ({ label }: Result) => label === 'planning' },
  { measure: 'small talk', limit: 0.02, among: ({ label }: Result) => label === 'talk' },
];

const share = (some: readonly Result[]) => some.filter(({ isAlarm }) => isAlarm).length / some.length;
const percent = (number: number) => `${(100 * number).toFixed(1)} %`;

console.log(`${results.length} held-back messages by ${new Set(results.map(({ author }) => author)).size} authors.\n`);
console.log('Recall (elevated or crisis)');
console.table(
  measures.map(({ measure, target, among }) => {
    const recall = share(results.filter(among));
    return { measure, recall: percent(recall), target: percent(target), met: recall >= target ? 'yes' : 'NO' };
  }),
);
console.log('False alarms (elevated or crisis)');
console.table(
  alarms.map(({ measure, limit, among }) => {
    const rate = share(results.filter(among));
    return { measure, rate: percent(rate), limit: percent(limit), met: rate <= limit ? 'yes' : 'NO' };
  }),
);
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
