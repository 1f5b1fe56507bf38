// How long judging a message keeps a core busy, by its length; and what eight of the longest at once do to another
// visitor's page, against the same page in a quiet moment of the same run.
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendSupportMessage, startSupportSession } from '../contract/src/support/chat.ts';
import { assess, warmUp } from '../server/src/features/support/safety/assess.ts';
import { callerOf, openBenchHouse } from './tools/bench-house.ts';
import { median } from './tools/figures.ts';

const LONGEST = 20_000;
const ROUNDS = 15;
const LOOKS = 100;
const PROMISED = { short: 150, longest: 450, times: 1.5 };

const lines = globSync(join(import.meta.dirname, '../server/src/features/support/safety/messages/training/*.txt'))
  .sort()
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line && !/^(#|==|lang:)/.test(line));
/** What people wrote, line after line: each round begins elsewhere. */
function written(letters: number, round: number): string {
  let text = '';
  for (let at = round * 997; text.length < letters; at += 37) text += `${lines[at % lines.length]} `;
  return text.slice(0, letters);
}

const asWritten = (text: string) => text;

/** One sentence without an end, as a whole night is told on a phone. */
const withoutStops = (text: string) => text.replace(/[.,;:!?…]/g, '');

/** Told, and the run fails: a bound that is only printed is none. */
function kept(isKept: boolean): string {
  if (!isKept) process.exitCode = 1;
  return isKept ? 'yes' : 'NO';
}

await warmUp();
for (let round = 0; round < 5; round += 1) await assess(written(2_000, round));
const kinds = [
  { letters: 100, kind: 'letter', wordsOf: asWritten },
  { letters: 1_000, kind: 'letter', wordsOf: asWritten },
  { letters: 5_000, kind: 'letter', wordsOf: asWritten },
  { letters: LONGEST, kind: 'letter', wordsOf: asWritten },
  { letters: LONGEST, kind: 'without a stop', wordsOf: withoutStops },
];
const rows = [];
for (const { letters, kind, wordsOf } of kinds) {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await assess(wordsOf(written(letters, round)));
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1_000);
  }
  const promised = letters <= 100 ? PROMISED.short : PROMISED.longest;
  const most = Math.max(...took);
  rows.push({
    letters,
    kind,
    'median ms of processor': median(took).toFixed(0),
    'most ms': most.toFixed(0),
    promised,
    kept: kept(most <= promised),
  });
}
console.table(rows);

const house = await openBenchHouse();
try {
  const call = callerOf(house.address, await house.runningHouse.aMember());
  const { id: sessionId } = await call(startSupportSession, {
    body: { title: 'Bench', idempotencyKey: randomUUID() },
  });
  const say = (content: string) =>
    call(sendSupportMessage, { params: { sessionId }, body: { content, idempotencyKey: randomUUID() } });
  const look = async () => {
    const started = performance.now();
    await (await fetch(`${house.address}/terms`)).text();
    return performance.now() - started;
  };
  await say('Good evening.');
  for (let warm = 0; warm < 20; warm += 1) await look();
  const quiet: number[] = [];
  for (let at = 0; at < LOOKS; at += 1) quiet.push(await look());
  let isDone = false;
  const eight = Promise.all(Array.from({ length: 8 }, (_, at) => say(written(LONGEST, at)))).then(() => {
    isDone = true;
  });
  const busy: number[] = [];
  while (!isDone) busy.push(await look());
  await eight;
  const [calm, beside] = [median(quiet), median(busy)];
  console.table([
    {
      page: '/terms',
      'quiet, median ms': calm.toFixed(1),
      'beside eight, median ms': beside.toFixed(1),
      times: (beside / calm).toFixed(2),
      kept: kept(beside / calm <= PROMISED.times),
      looks: busy.length,
    },
  ]);
} finally {
  await house.close();
}
