// Growth: what families and visitors read and write, in a small house and in one that grows ten- and a hundredfold.
import { z } from '../../contract/src/zod.ts';
import { type Caller, openCaller } from '../growth/calling.ts';
import { type GrowingHouse, openGrowingHouse } from '../growth/growing-house.ts';
import { type Question, reads, writes } from '../growth/questions.ts';
import { rowsByMark } from '../growth/told-by-postgres.ts';
import type { Findings, Say, Table } from '../report/table.ts';
import { median, percentile } from '../tools/figures.ts';

export const table: Table = { name: 'growth', title: 'Growth', measure };

// Sizes can be made smaller while one works on the bench itself: GROWTH_SIZES=1,2.
const SIZES = (process.env.GROWTH_SIZES ?? '10,100').split(',').map(Number);
/** Enough for a 95th percentile; what lies in between only shows the way, and gets half of them. */
const CALLS = Number(process.env.GROWTH_CALLS ?? 80);
const WARM_UP = 15;
const AT_MOST = 1.3;

/** Times in milliseconds, by the question. */
type Took = Map<string, { small: number[]; grown: number[] }>;
/** What was found, and how many rows were touched for it, by the question. */
type Looked = Map<string, { rows: number; found: number | null }>;
type Round = { size: number; took: Took; grown: Looked; small: Looked };
type Asked = { name: string; question: Question; isWriting: boolean };

const questions: Asked[] = [
  ...Object.entries(reads).map(([name, question]) => ({ name, question, isWriting: false })),
  ...Object.entries(writes).map(([name, question]) => ({ name, question, isWriting: true })),
];

async function measure({ say }: { say: Say }): Promise<Findings> {
  const [small, growing] = [await openGrowingHouse(), await openGrowingHouse()];
  try {
    await Promise.all([small, growing].map((house) => house.fill({ from: 0, to: 1 })));
    say('both houses are filled');
    const ofSmall = await openCaller(small, 1);
    const rounds: Round[] = [];
    let from = 1;
    for (const size of SIZES) {
      await growing.fill({ from, to: size });
      from = size;
      say(`one has ${size} times as much`);
      const ofGrown = await openCaller(growing, size);
      const took = await askInTurns(ofSmall, ofGrown, size === SIZES.at(-1) ? CALLS : CALLS / 2);
      rounds.push({ size, took, grown: await lookInto(growing, ofGrown), small: await lookInto(small, ofSmall) });
      ofGrown.close();
      say('measured');
    }
    ofSmall.close();
    return told(rounds);
  } finally {
    await small.close();
    await growing.close();
  }
}

/** The same call to both houses; the one that begins changes each time. */
async function askInTurns(ofSmall: Caller, ofGrown: Caller, calls: number): Promise<Took> {
  const took: Took = new Map(questions.map(({ name }) => [name, { small: [], grown: [] }]));
  for (let call = -WARM_UP; call < calls; call += 1) {
    for (const { name, question, isWriting } of questions) {
      const { small, grown } = tookFor(took, name);
      const turns = [
        { caller: ofSmall, times: small },
        { caller: ofGrown, times: grown },
      ];
      for (const { caller, times } of call % 2 === 0 ? turns : turns.reverse()) {
        const { ms } = await caller.ask(question, { isWriting });
        if (call >= 0) times.push(ms);
      }
    }
  }
  return took;
}

function tookFor(took: Took, name: string): { small: number[]; grown: number[] } {
  return took.get(name) ?? { small: [], grown: [] };
}

/** Rows that PostgreSQL touched for each question, the middle of a few, and how many it found. */
async function lookInto(house: GrowingHouse, caller: Caller): Promise<Looked> {
  const found = new Map<string, (number | null)[]>();
  const LOOKS = 5;
  const log = await house.logOf(['auto_explain.log_min_duration', '0'], async () => {
    for (let look = 0; look < LOOKS; look += 1) {
      for (const { name, question, isWriting } of questions) {
        await house.owner.query(`select 'bench ${look} ${name}'`);
        const { body } = await caller.ask(question, { isWriting });
        found.set(name, [...(found.get(name) ?? []), foundIn(body)]);
      }
    }
  });
  const rows = rowsByMark(log);
  return new Map(
    questions.map(({ name }) => {
      const touched = Array.from({ length: LOOKS }, (_, look) => rows.get(`${look} ${name}`) ?? 0);
      const counts = (found.get(name) ?? []).filter((count) => count !== null);
      return [name, { rows: median(touched), found: counts.length > 0 ? median(counts) : null }];
    }),
  );
}

const Found = z.object({ total: z.number().nullable().default(null) });

function foundIn(body: string): number | null {
  if (!body.startsWith('{')) return null;
  return Found.parse(JSON.parse(body)).total;
}

function told(rounds: readonly Round[]): Findings {
  const last = rounds.at(-1);
  if (!last) throw new Error('No size was measured.');
  const smallAt = ({ took }: Round, name: string) => percentile(tookFor(took, name).small, 0.95);
  const grownAt = ({ took }: Round, name: string) => percentile(tookFor(took, name).grown, 0.95);
  const ratioAt = (round: Round, name: string) => grownAt(round, name) / smallAt(round, name);
  const rows = questions.map(({ name }) => ({
    question: name,
    found: [last.small, ...rounds.map(({ grown }) => grown)]
      .map((looked) => looked.get(name)?.found ?? '')
      .join(' / ')
      .replace(/^[ /]+$/, ''),
    small: smallAt(last, name),
    ...Object.fromEntries(rounds.map((round) => [`at${round.size}`, grownAt(round, name)])),
    ...Object.fromEntries(rounds.map((round) => [`ratio${round.size}`, ratioAt(round, name)])),
    rows: [last.small, ...rounds.map(({ grown }) => grown)].map((looked) => looked.get(name)?.rows).join(' / '),
  }));
  return {
    lead: leadFor(last.size),
    columns: [
      { key: 'question', label: 'read or write' },
      { key: 'found', label: `found at ${['1x', ...rounds.map(({ size }) => `${size}x`)].join(' / ')}` },
      { key: 'small', label: 'p95 ms at 1x' },
      ...rounds.map(({ size }) => ({ key: `at${size}`, label: `p95 ms at ${size}x` })),
      ...rounds.map(({ size }) => ({ key: `ratio${size}`, label: `${size}x / 1x` })),
      { key: 'rows', label: `rows touched at ${['1x', ...rounds.map(({ size }) => `${size}x`)].join(' / ')}` },
    ],
    rows,
    notes: [],
    targets: questions.map(({ name }) => ({
      name: `growth, ${name}: p95 at ${last.size}x against 1x`,
      want: AT_MOST,
      got: ratioAt(last, name),
      better: 'lower',
    })),
    guarded: questions.map(({ name }) => ({
      name: `p95 ${last.size}x / 1x, ${name}`,
      value: ratioAt(last, name),
      better: 'lower',
    })),
    charts: [
      {
        name: 'growth',
        title: `95th percentile with ${last.size} times as much, against 1x`,
        unit: 'times',
        bars: questions.map(({ name }) => ({ label: name, value: ratioAt(last, name), target: AT_MOST })),
      },
    ],
  };
}

function leadFor(size: number): string {
  return [
    `One caller, ${CALLS} calls of each, asked of a house that stays at 1x and of one that has grown, in turns; so a ratio is of`,
    'the same minutes. 1x is 5,000 people, 10,000 plans with 11 lines each, 1,000 memorials, 10,000 guestbook entries (half of them in',
    `the one memorial of a hundred that a whole town visits), 3,000 photos, 1,000 vendors and 500 venues; ${size}x is ${size} times that.`,
    'The Bay Area stays one: more vendors and venues stand in the same ten cities, so a filter or a word finds more of them. Each call',
    'asks about another family, memorial, city or name. "Rows touched" are those that PostgreSQL looked at in all statements of a',
    'call, also those it threw away (`auto_explain`, median of five calls). The audit log is not filled; its writers only look at its end.',
    'How many a common word finds is remembered for a while, so that only the first who asks waits for the counting.',
  ].join('\n');
}
