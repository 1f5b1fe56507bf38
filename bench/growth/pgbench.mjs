// Turns the statements of one call into a script for pgbench, and lets it run: what PostgreSQL alone can do.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * `changing` says which values differ from call to call: a value of the captured call (`was`, the whole of it with
 * `isWhole`, in statements that have `within`) and the SQL that makes another one (`becomes`), from `:n`, a number that
 * pgbench draws again for every transaction, or `:person`, one of so many people.
 */
export function scriptOf(statements, { changing, people }) {
  const lines = statements.map((statement) => `${withValues(statement, changing)};`);
  return [`\\set n random(1, 1000000000000)`, `\\set person random(1, ${people})`, ...lines].join('\n');
}

function withValues({ text, values }, changing) {
  const oneLine = text.replaceAll(/\s*\n\s*/g, ' ').replace(/;\s*$/, '');
  const here = changing.filter(({ within }) => !within || text.includes(within));
  return oneLine.replaceAll(/\$(\d+)/g, (_, place) => written(values[place - 1] ?? null, here));
}

function written(value, changing) {
  if (value === null) return 'null';
  const whole = changing.find(({ was }) => was === value);
  if (whole) return `(${whole.becomes})`;
  // What a snapshot is made of stands for itself.
  if (value.startsWith('{"')) return quoted(value);
  const [first, ...others] = changing.filter(({ was, isWhole }) => !isWhole && value.includes(was));
  if (!first) return quoted(value);
  // Put together from what stays and what changes.
  const parts = value.split(first.was).map((part) => written(part, others));
  return `(${parts.join(` || (${first.becomes})::text || `)})`;
}

/** A colon would begin a name for pgbench. */
function quoted(value) {
  return `E'${value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;
}

/** In the role the application works as. */
const asApp = { ...process.env, PGOPTIONS: '-c role=evenlight_app' };

/** Transactions a second. */
export async function runPgbench(pgbench, { dataDir, name, script, clients, seconds }) {
  const file = join(dataDir, `${name.replaceAll(' ', '-')}.sql`);
  await writeFile(file, script);
  const host = join(dataDir, 'database', 'cluster');
  const words = [
    '-n',
    '-M',
    'prepared',
    '-c',
    clients,
    '-j',
    2,
    '-T',
    seconds,
    '-f',
    file,
    '-h',
    host,
    '-p',
    5432,
    '-U',
    'evenlight_owner',
    'evenlight',
  ];
  const { stdout, stderr } = await promisify(execFile)(pgbench, words.map(String), { env: asApp }).catch(
    (error) => error,
  );
  const tps = /tps = ([\d.]+)/.exec(stdout ?? '')?.[1];
  if (!tps || /aborted|ERROR/.test(stderr ?? '')) throw new Error(`pgbench, ${name}: ${(stderr ?? '').slice(0, 600)}`);
  return Number(tps);
}
