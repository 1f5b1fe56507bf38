// New houses start from one baseline migration (decision 31). Version 0.1.0 had 32 migrations instead, and a house that ran
// all of them has exactly what the baseline makes. Its record in the database is rewritten once, and nothing else changes.
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** As the database records it: the SHA-256 of its file, and when the file was made. */
export type Migration = { hash: string; madeAt: number };

/** The SHA-256 of the hashes of the 32 migrations, one a line. */
const FORMER = { count: 32, sha256: '33bf1b639f9f409c7fc23fe0dec21e16ea897fb96032d185b704a96a9237abce' };

/** Where all 32 migrations are, for houses and backups that have fewer. */
export const LAST_BEFORE_BASELINE = 'version 0.1.0 (commit 4bcad50d)';

/** `older`: it has fewer than the 32 migrations. `unknown`: it has others. */
type Since = Migration[] | 'older' | 'unknown';

/**
 * The migrations of a house or a backup, oldest first, as if it had started from the baseline. The baseline carries the
 * time of the 32nd migration, so whatever is newer comes after both.
 */
export function sinceBaseline(recorded: readonly Migration[], baseline: Migration): Since {
  const former = recorded.filter(({ hash, madeAt }) => madeAt <= baseline.madeAt && hash !== baseline.hash);
  if (former.length === 0) return [...recorded];
  if (former.length < FORMER.count) return 'older';
  const lines = former.map(({ hash }) => hash).join('\n');
  if (createHash('sha256').update(lines).digest('hex') !== FORMER.sha256) return 'unknown';
  return [baseline, ...recorded.slice(former.length)];
}

/** What a database says it has run, oldest first; nothing where there is no house yet. */
export async function recordedMigrations(client: pg.Client): Promise<Migration[]> {
  const found = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as is_there");
  if (!found.rows[0]?.is_there) return [];
  const { rows } = await client.query<Migration>(
    'select hash, created_at::float8 as "madeAt" from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows;
}

/** Under the lock of migrations. Refuses a house that has to pass through the version before the baseline. */
export async function bringRecordInLine(client: pg.Client, baseline: Migration): Promise<void> {
  const recorded = await recordedMigrations(client);
  const since = sinceBaseline(recorded, baseline);
  if (since === 'older')
    throw new Error(
      `This house is older than this version can bring up to date: start it once with ${LAST_BEFORE_BASELINE}, then with this one.`,
    );
  if (since === 'unknown')
    throw new Error(
      `This house ran other migrations than ${LAST_BEFORE_BASELINE}, so this version does not know its tables.`,
    );
  if (since.length === recorded.length) return;
  // One statement: a start that is killed leaves the old record or the new one.
  await client.query(
    `with former as (delete from drizzle.__drizzle_migrations where created_at <= $2)
     insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)`,
    [baseline.hash, baseline.madeAt],
  );
}
