// Writes through the API, against PostgreSQL's own ceiling: the very statements of one such call, run by pgbench.
import { aPerson, chance, openCaller } from '../growth/calling.mjs';
import { findPgbench } from '../growth/find-pgbench.mjs';
import { openGrowingHouse } from '../growth/growing-house.mjs';
import { AT_SIZE_ONE, idIn, measuredUsersAt } from '../growth/measures.mjs';
import { runPgbench, scriptOf } from '../growth/pgbench.mjs';
import { writes } from '../growth/questions.mjs';
import { statementsOf } from '../growth/told-by-postgres.mjs';
import { inTurns, rate } from '../tools/asking.mjs';

export const table = { name: 'writes', title: 'Writes', measure };

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
const measured = {
  'save a plan': {
    statement: /^insert into "plans"/,
    changing: (statements) => {
      const [planId, userId, saveKey] = valuesOf(statements, /^insert into "plans"/);
      return [
        { was: planId, becomes: idIn('plan', '1000000000000 + (:n)::bigint') },
        { was: userId, becomes: person },
        // There it stands in a text.
        { was: saveKey, becomes: `${anyId}::text`, within: '"planning_drafts"' },
        { was: saveKey, becomes: anyId },
        { was: jobIn(statements), becomes: 'gen_random_uuid()' },
      ];
    },
  },
  'sign a guestbook': {
    statement: /^insert into "guestbook_entries"/,
    changing: (statements) => {
      const [entryId, memorialId, idempotencyKey, wordsHash, , , , message] = valuesOf(
        statements,
        /^insert into "guestbook_entries"/,
      );
      const [, , audience] = valuesOf(statements, /^insert into "news"/);
      return [
        { was: entryId, becomes: idIn('entry', '1000000000000 + (:n)::bigint') },
        { was: memorialId, becomes: memorial, isWhole: true },
        { was: `memorial ${memorialId}`, becomes: `'memorial ' || ${memorial}` },
        { was: idempotencyKey, becomes: anyId },
        { was: wordsHash, becomes: `sha256((:n)::bigint::text::bytea)` },
        { was: UUID.exec(message)[0], becomes: anyId },
        { was: UUID.exec(audience)[0], becomes: idIn('user', `5 * ${memorial} - 3`) },
      ];
    },
  },
  'book a slot': {
    statement: /^insert into "venue_days"/,
    changing: (statements) => {
      const [venueId, day, planId] = valuesOf(statements, /^insert into "venue_days"/);
      const [, version, userId] = valuesOf(statements, /^insert into "plan_versions"/);
      return [
        { was: planId, becomes: idIn('plan', planOfPerson) },
        { was: userId, becomes: person },
        { was: venueId, becomes: idIn('venue', `1 + ${planOfPerson} % ${AT_SIZE_ONE.venues}`) },
        { was: day, becomes: `(date '2027-06-01' + ((:n)::bigint % 20000)::int)` },
        { was: version, becomes: `(1000 + (:n)::bigint % 1000000000)::int`, isWhole: true, within: '"version"' },
        { was: jobIn(statements), becomes: 'gen_random_uuid()' },
      ];
    },
  },
};

async function measure({ say }) {
  const pgbench = findPgbench();
  const house = await openGrowingHouse();
  try {
    await house.fill({ from: 0, to: 1 });
    say('the house is filled');
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => aPerson(house, 1)));
    const rows = [];
    for (const name of Object.keys(measured)) {
      rows.push(await measureWrite({ house, pgbench, people, name }));
      say(`measured: ${name}`);
    }
    return told(rows, pgbench);
  } finally {
    await house.close();
  }
}

async function measureWrite({ house, pgbench, people, name }) {
  const statements = await captured(house, name);
  const script = scriptOf(statements, { changing: measured[name].changing(statements), people: measuredUsersAt(1) });
  let turn = 0;
  const next = () => {
    turn += 1;
    return writes[name]({ size: 1, chance, turn, person: people[chance(people.length)] });
  };
  const asking = { headers: { origin: house.address }, seconds: SECONDS, warmUp: 0.5, connections: AT_ONCE };
  const running = { dataDir: house.dataDir, name, script, clients: AT_ONCE, seconds: SECONDS };
  const { ours, ceiling } = await inTurns(
    {
      ours: () => rate(house.address, next, asking),
      ...(pgbench ? { ceiling: () => runPgbench(pgbench, running) } : {}),
    },
    ROUNDS,
  );
  return { write: name, statements: statements.length, ours, ceiling };
}

/** One call, after some others, with every statement in the log. */
async function captured(house, name) {
  const caller = await openCaller(house, 1);
  for (let call = 0; call < 10; call += 1) await caller.ask(writes[name], { isWriting: true });
  const log = await house.logOf(['log_statement', `'all'`], () => caller.ask(writes[name], { isWriting: true }));
  caller.close();
  return statementsOf(log, measured[name].statement);
}

function valuesOf(statements, wanted) {
  return statements.find(({ text }) => wanted.test(text)).values;
}

/** The id of the mail that goes with it. */
function jobIn(statements) {
  return UUID.exec(statements.find(({ text }) => text.includes('jobs.job_common')).values[0])[0];
}

function told(measured, pgbench) {
  const rows = measured.map(({ ceiling, ...row }) =>
    pgbench ? { ...row, ceiling, ratio: row.ours / ceiling } : { ...row, ceiling: 'no pgbench here', ratio: '' },
  );
  const known = rows.filter(({ ratio }) => typeof ratio === 'number');
  return {
    lead: [
      `Through the API, ${AT_ONCE} at once, a hundred families in turn, against pgbench with ${AT_ONCE} clients and prepared statements:`,
      'the script is made of the statements that PostgreSQL logged for one such call (who asks, limits, the write itself, its version, the',
      'mail in line, the news to open screens, the audit log), with other ids each time. Both run on the same database at 1x of the',
      `growth table, in turns, ${ROUNDS} rounds of ${SECONDS} s, medians; the server sends the mails of both meanwhile. The audit log is a chain, so`,
      'whoever writes into it comes after the other: that is in the ceiling as well.',
      ...(pgbench
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
