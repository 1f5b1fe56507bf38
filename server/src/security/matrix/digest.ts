// Everything the house knows about people, as one line for each table: what was refused leaves no trace in it.
import { sql } from 'drizzle-orm';
import { personalData } from '../../personal-data.ts';
import type { TestHouse } from '../../testing/open-test-house.ts';

/** That somebody asked is written down, and when they were last here; and the clockwork goes on. */
const mayChange = /^(jobs\.|public\.(audit_entries|rate_limits|sessions)$)/;

export async function digestOf({ world: { db } }: TestHouse): Promise<Record<string, string>> {
  const digest: Record<string, string> = {};
  for (const { name } of personalData.flatMap(({ tables }) => tables)) {
    if (mayChange.test(name)) continue;
    const table = sql.join(
      name.split('.').map((part) => sql.identifier(part)),
      sql.raw('.'),
    );
    const rows = await db.execute<{ mark: string }>(
      sql`select count(*) || ' ' || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as mark from ${table} as t`,
    );
    digest[name] = rows.rows[0]?.mark ?? '';
  }
  return digest;
}
