// The rules as a document that anybody can read: docs/crisis-rules.md. A test holds the two together.
import type { GuardName } from './guards.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';

const guardsInWords: Record<GuardName, string> = {
  denied: 'the person says that it is not so',
  deniedOnce: 'the person says plainly that they are in no danger',
  told: 'somebody else said or asked it',
  others: 'somebody else is the one who does it',
  past: 'it is told as long past',
  over: 'it is told as a dark time that ended with help',
  answeredNo: 'somebody asks it, and the answer is no',
  theirs: 'it is somebody else’s suicide or thoughts',
  passed: 'it has passed, or is the memory of somebody else’s last hours',
  saying: 'the person adds that it is only a saying',
  gone: 'whoever did it is dead or locked up',
  idiom: 'it is a manner of speaking',
  errand: 'what is to be done is named, and is an errand',
  ofGrief: 'it is a body that grieves, and lets go again or was looked at',
  ofSorrow: 'it is sorrow that hits, or somebody who makes us eat and sleep',
  aboutTheDead: 'it is about somebody who has died',
  aboutArrangements: 'it is about arrangements after a death',
  endedInDeath: 'it is told how somebody died',
  byDay: 'nothing of the night, a bed or touch is told',
  ofCare: 'it is the touch of somebody who cares for the body, or of a song',
  someday: 'it is about some day, in God’s time or old age',
};

export function rulesInWords(): string {
  return `# The rules of the safety layer

Every message in the grief chat is judged by these rules before anything answers. They are ordered by the items of the
Columbia screener (Q1 to Q6), which we use for their order alone: nobody is given a score or a diagnosis. A rule looks at one
sentence at a time, in English and Spanish, and is taken back by its guards. What it finds is evidence for the classifier,
which hears more: its level is what both together come to. A rule that stands by itself needs nobody else; what another finds
and the classifier doubts is asked about (docs/support.md, decision 29). Written from \`server/src/features/support/safety/rules\`; after a change there run
\`npx vitest run --project server rules.test -u\`.

${rules.map(ruleInWords).join('\n')}`;
}

function ruleInWords({ id, item, level, means, guards, examples, quiet, isTrusted }: Rule): string {
  const lines = [
    `## ${id}`,
    `${means} Item ${item}, level \`${level}\`.${isTrusted ? ' Stands by itself.' : ''}`,
    guards.length > 0 ? `Taken back when ${guards.map((guard) => guardsInWords[guard]).join('; ')}.` : '',
    `Heard: ${examples.map((example) => `“${example}”`).join(' ')}`,
    quiet.length > 0 ? `Not heard: ${quiet.map((example) => `“${example}”`).join(' ')}` : '',
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}
