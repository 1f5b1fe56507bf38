// Turns the statements of one call into a script for pgbench, and lets it run: what PostgreSQL alone can do.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Statement } from './told-by-postgres.ts';

/** What differs from call to call. */
export type Change = {
  /** A value of the captured call, or a part of one. */
  was: string;
  /** The SQL that makes another: from `:n`, which pgbench draws again for every transaction, or `:person`, one of all. */
  becomes: string;
  /** Only where it is the whole value. */
  isWhole?: boolean;
  /** Only in statements that have this in their text. */
  within?: string;
};

type Script = { changing: readonly Change[]; people: number };

export function scriptOf(statements: readonly Statement[], { changing, people }: Script): string {
  const lines = statements.map((statement) => `${withValues(statement, changing)};`);
  return [`\\set n random(1, 1000000000000)`, `\\set person random(1, ${people})`, ...lines].join('\n');
}

function withValues({ text, values }: Statement, changing: readonly Change[]): string {
  const oneLine = text.replaceAll(/\s*\n\s*/g, ' ').replace(/;\s*$/, '');
  const here = changing.filter(({ within }) => !within || text.includes(within));
  return oneLine.replaceAll(/\$(\d+)/g, (_, place) => written(values[Number(place) - 1] ?? null, here));
}

function written(value: string | null, changing: readonly Change[]): string {
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
function quoted(value: string): string {
  return `E'${value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;
}

/** In the role the application works as. */
const asApp = { ...process.env, PGOPTIONS: '-c role=evenlight_app' };

type Running = { dataDir: string; name: string; script: string; clients: number; seconds: number };

/** Transactions a second. */
export async function runPgbench(
  pgbench: string,
  { dataDir, name, script, clients, seconds }: Running,
): Promise<number> {
  const file = join(dataDir, `${name.replaceAll(' ', '-')}.sql`);
  await writeFile(file, script);
  const host = join(dataDir, 'database', 'cluster');
  const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', file];
  const where = ['-h', host, '-p', '5432', '-U', 'evenlight_owner', 'evenlight'];
  const { stdout, stderr } = await said(pgbench, [...load, ...where]);
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!tps || /aborted|ERROR/.test(stderr)) throw new Error(`pgbench, ${name}: ${stderr.slice(0, 600)}`);
  return Number(tps);
}

/** Also of a run that failed: what went wrong stands in it. */
function said(pgbench: string, words: string[]): Promise<{ stdout: string; stderr: string }> {
  const { promise, resolve } = Promise.withResolvers<{ stdout: string; stderr: string }>();
  execFile(pgbench, words, { env: asApp }, (_, stdout, stderr) => resolve({ stdout, stderr }));
  return promise;
}
