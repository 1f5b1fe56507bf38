// Writes through the API, against PostgreSQL's own ceiling: the very statements of one such call, run by pgbench.
import { aPerson, chance, openCaller } from '../growth/calling.ts';
import { findPgbench } from '../growth/find-pgbench.ts';
import { type GrowingHouse, openGrowingHouse } from '../growth/growing-house.ts';
import { AT_SIZE_ONE, idIn, measuredUsersAt } from '../growth/measures.ts';
import { type Change, runPgbench, scriptOf } from '../growth/pgbench.ts';
import { type QuestionPerson, type Write, writes } from '../growth/questions.ts';
import { type Statement, statementsOf } from '../growth/told-by-postgres.ts';
import type { Findings, Say, Table } from '../report/table.ts';
import { inTurns, rate } from '../tools/asking.ts';
import { elementOf } from '../tools/element-of.ts';

export const table: Table = { name: 'writes', title: 'Writes', measure };

const SECONDS = Number(process.env.WRITES_SECONDS ?? 2);
const ROUNDS = 3;
const AT_ONCE = 16;
const PEOPLE = 100;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

const anyId = `md5((:n)::bigint::text)::uuid`;
const person = idIn('user', '35 * (:person)::bigint - 3');
const planOfPerson = '(70 * (:person)::bigint - 7)';
const memorial = `(1 + (:n)::bigint % ${AT_SIZE_ONE.memorials})`;

/** The statement that does it, and what differs from one call to the next, told from the values of the captured one. */
type Capture = { statement: RegExp; changing: (statements: readonly Statement[]) => Change[] };

const captures: Record<Write, Capture> = {
  'save a plan': {
    statement: /^insert into "plans"/,
    changing: (statements) => {
      const [planId, userId, saveKey] = valuesOf(statements, /^insert into "plans"/);
      return [
        { was: had(planId), becomes: idIn('plan', '1000000000000 + (:n)::bigint') },
        { was: had(userId), becomes: person },
        // There it stands in a text.
        { was: had(saveKey), becomes: `${anyId}::text`, within: '"planning_drafts"' },
        { was: had(saveKey), becomes: anyId },
        { was: jobIn(statements), becomes: 'gen_random_uuid()' },
      ];
    },
  },
  'sign a guestbook': {
    statement: /^insert into "guestbook_entries"/,
    changing: (statements) => {
      const entry = valuesOf(statements, /^insert into "guestbook_entries"/);
      const [entryId, memorialId, idempotencyKey, wordsHash, , , , message] = entry;
      const [, , audience] = valuesOf(statements, /^insert into "news"/);
      return [
        { was: had(entryId), becomes: idIn('entry', '1000000000000 + (:n)::bigint') },
        { was: had(memorialId), becomes: memorial, isWhole: true },
        { was: `memorial ${had(memorialId)}`, becomes: `'memorial ' || ${memorial}` },
        { was: had(idempotencyKey), becomes: anyId },
        { was: had(wordsHash), becomes: `sha256((:n)::bigint::text::bytea)` },
        { was: uuidIn(had(message)), becomes: anyId },
        { was: uuidIn(had(audience)), becomes: idIn('user', `5 * ${memorial} - 3`) },
      ];
    },
  },
  'book a slot': {
    statement: /^insert into "venue_days"/,
    changing: (statements) => {
      const [venueId, day, planId] = valuesOf(statements, /^insert into "venue_days"/);
      const [, version, userId] = valuesOf(statements, /^insert into "plan_versions"/);
      return [
        { was: had(planId), becomes: idIn('plan', planOfPerson) },
        { was: had(userId), becomes: person },
        { was: had(venueId), becomes: idIn('venue', `1 + ${planOfPerson} % ${AT_SIZE_ONE.venues}`) },
        { was: had(day), becomes: `(date '2027-06-01' + ((:n)::bigint % 20000)::int)` },
        { was: had(version), becomes: `(1000 + (:n)::bigint % 1000000000)::int`, isWhole: true, within: '"version"' },
        { was: jobIn(statements), becomes: 'gen_random_uuid()' },
      ];
    },
  },
};

const names: Write[] = ['save a plan', 'sign a guestbook', 'book a slot'];

async function measure({ say }: { say: Say }): Promise<Findings> {
  const pgbench = findPgbench();
  const house = await openGrowingHouse();
  try {
    await house.fill({ from: 0, to: 1 });
    say('the house is filled');
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => aPerson(house, 1)));
    const rows: MeasuredWrite[] = [];
    for (const name of names) {
      rows.push(await measureWrite({ house, pgbench, people, name }));
      say(`measured: ${name}`);
    }
    return told(rows);
  } finally {
    await house.close();
  }
}

type MeasuredWrite = { write: string; statements: number; ours: number; ceiling: number | null };
type ToMeasure = { house: GrowingHouse; pgbench: string | null; people: QuestionPerson[]; name: Write };

async function measureWrite({ house, pgbench, people, name }: ToMeasure): Promise<MeasuredWrite> {
  const statements = await captured(house, name);
  const script = scriptOf(statements, { changing: captures[name].changing(statements), people: measuredUsersAt(1) });
  let turn = 0;
  const next = () => {
    turn += 1;
    return writes[name]({ size: 1, chance, turn, person: elementOf(people, chance(people.length)) });
  };
  const asking = { headers: { origin: house.address }, seconds: SECONDS, warmUp: 0.5, connections: AT_ONCE };
  const running = { dataDir: house.dataDir, name, script, clients: AT_ONCE, seconds: SECONDS };
  const ours = () => rate(house.address, next, asking);
  const found = { write: name, statements: statements.length };
  if (!pgbench) return { ...found, ours: (await inTurns({ ours }, ROUNDS))('ours'), ceiling: null };
  const rateOf = await inTurns({ ours, ceiling: () => runPgbench(pgbench, running) }, ROUNDS);
  return { ...found, ours: rateOf('ours'), ceiling: rateOf('ceiling') };
}

/** One call, after some others, with every statement in the log. */
async function captured(house: GrowingHouse, name: Write): Promise<Statement[]> {
  const caller = await openCaller(house, 1);
  for (let call = 0; call < 10; call += 1) await caller.ask(writes[name], { isWriting: true });
  const log = await house.logOf(['log_statement', `'all'`], async () => {
    await caller.ask(writes[name], { isWriting: true });
  });
  caller.close();
  return statementsOf(log, captures[name].statement);
}

function valuesOf(statements: readonly Statement[], wanted: RegExp): Statement['values'] {
  const values = statements.find(({ text }) => wanted.test(text))?.values;
  if (!values) throw new Error(`The call has no statement like ${wanted}.`);
  return values;
}

/** What every such call has. */
function had(value: string | null | undefined): string {
  if (!value) throw new Error('The captured call lacks a value.');
  return value;
}

function uuidIn(text: string): string {
  const [uuid] = UUID.exec(text) ?? [];
  if (!uuid) throw new Error(`There is no id in ${text}.`);
  return uuid;
}

/** The id of the mail that goes with it. */
function jobIn(statements: readonly Statement[]): string {
  const [job] = valuesOf(statements, /jobs\.job_common/);
  return uuidIn(had(job));
}

function told(measured: readonly MeasuredWrite[]): Findings {
  const known = measured.flatMap(({ write, ours, ceiling }) =>
    ceiling === null ? [] : [{ write, ratio: ours / ceiling }],
  );
  const rows = measured.map((row) =>
    row.ceiling === null
      ? { ...row, ceiling: 'no pgbench here', ratio: '' }
      : { ...row, ratio: row.ours / row.ceiling },
  );
  return {
    lead: [
      `Through the API, ${AT_ONCE} at once, a hundred families in turn, against pgbench with ${AT_ONCE} clients and prepared statements:`,
      'the script is made of the statements that PostgreSQL logged for one such call (who asks, limits, the write itself, its version, the',
      'mail in line, the news to open screens, the audit log), with other ids each time. Both run on the same database at 1x of the',
      `growth table, in turns, ${ROUNDS} rounds of ${SECONDS} s, medians; the server sends the mails of both meanwhile. The audit log is a chain, so`,
      'whoever writes into it comes after the other: that is in the ceiling as well.',
      ...(known.length > 0
        ? []
        : ['\\n**pgbench was not found, and Debian’s could not be fetched: there is no ceiling in this run.**']),
    ].join('\n'),
    columns: [
      { key: 'write', label: 'write' },
      { key: 'statements', label: 'statements' },
      { key: 'ours', label: 'ours, per second' },
      { key: 'ceiling', label: 'pgbench, per second' },
      { key: 'ratio', label: 'ours / ceiling' },
    ],
    rows,
    notes: [],
    targets: [],
    guarded: known.map(({ write, ratio }) => ({ name: `${write}: ours / pgbench`, value: ratio, better: 'higher' })),
    charts: [
      {
        name: 'writes',
        title: 'Writes per second, of what PostgreSQL alone can do',
        unit: 'part',
        bars: known.map(({ write, ratio }) => ({ label: write, value: ratio })),
      },
    ],
  };
}
