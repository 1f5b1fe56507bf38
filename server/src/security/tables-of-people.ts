// Every table that knows something about people, for tests that look whether anything in them was moved.
import { type SQL, sql } from 'drizzle-orm';
import { personalData } from '../personal-data.ts';
import type { TestHouse } from '../testing/open-test-house.ts';

export const tablesOfPeople: readonly string[] = personalData.flatMap(({ tables }) => tables.map(({ name }) => name));

/** `name` is that of its schema and its own, with a dot between them. */
export function tableNamed(name: string): SQL {
  return sql.join(
    name.split('.').map((part) => sql.identifier(part)),
    sql.raw('.'),
  );
}

/** That somebody asked is written down, how often, and when they were last here, whoever asks and whatever they hear. */
const mayMove = ['public.audit_entries', 'public.rate_limits', 'public.sessions'];

type Options = {
  /** Where jobs run by themselves, timed jobs write whatever the test does. */
  isClockworkLeftOut?: boolean;
};

/** What lies in every table, as one line for each: what was refused leaves no trace in it. */
export async function digestOf(
  { world: { db } }: TestHouse,
  { isClockworkLeftOut = false }: Options = {},
): Promise<Record<string, string>> {
  const digest: Record<string, string> = {};
  for (const name of tablesOfPeople) {
    if (mayMove.includes(name) || (isClockworkLeftOut && name.startsWith('jobs.'))) continue;
    const { rows } = await db.execute<{ mark: string }>(
      // A sign between the rows, or two of them could share their text in another way and look the same.
      sql`select count(*) || ' ' || md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as mark from ${tableNamed(name)} as t`,
    );
    digest[name] = rows[0]?.mark ?? '';
  }
  return digest;
}
