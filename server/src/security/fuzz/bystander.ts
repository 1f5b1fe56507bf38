// Somebody who does nothing, and whose things must be at the end as they were at the beginning.
import { sql } from 'drizzle-orm';
import type { TestHouse } from '../../testing/open-test-house.ts';
import { tableNamed, tablesOfPeople } from '../tables-of-people.ts';
import { belongingsOf } from './household.ts';
import { knownIds } from './known-ids.ts';

/** Where others may leave a line that names what is hers: that they asked, and were refused or heard. */
const mayNameHer = [
  'public.audit_entries',
  'public.rate_limits',
  'public.memorial_access_requests',
  'public.memorial_reports',
];

export async function bystander(house: TestHouse) {
  const { db } = house.world;
  const bea = await house.aMember({ firstName: 'Bea', lastName: 'Stander' });
  const belongings = await belongingsOf(bea);
  const { userId, planId, groupId, memorialId, sessionId } = belongings;
  const hers = [userId, planId, groupId, sessionId].map(String);
  const before = await rowsNaming(hers);

  /** Rows by table, as text. A memorial's id is a number, found in every table; its rows name its owner. */
  async function rowsNaming(names: readonly string[]) {
    const rows = new Map<string, Set<string>>();
    for (const name of tablesOfPeople) {
      const sought = sql.join(
        names.map((one) => sql`strpos(t::text, ${one}) > 0`),
        sql` or `,
      );
      const found = await db.execute<{ row: string }>(
        sql`select t::text as row from ${tableNamed(name)} as t where ${sought}`,
      );
      rows.set(name, new Set(found.rows.map(({ row }) => row)));
    }
    return rows;
  }

  return {
    ids: knownIds({ ...belongings, memorialId: memorialId ?? 0 }),
    async whatChanged(): Promise<string[]> {
      const after = await rowsNaming(hers);
      return [...before].flatMap(([table, rows]) => {
        const now = after.get(table) ?? new Set();
        const gone = [...rows].filter((row) => !now.has(row)).map((row) => `${table} lost or changed ${row}`);
        const added = mayNameHer.includes(table) ? [] : [...now].filter((row) => !rows.has(row));
        return [...gone, ...added.map((row) => `${table} has ${row}`)];
      });
    },
  };
}
