// Somebody who does nothing, and whose things must be at the end as they were at the beginning.
import { randomUUID } from 'node:crypto';
import { MemorialId } from '@evenlight/contract/ids';
import { addAlbum } from '@evenlight/contract/memorials/photos';
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
  const { userId, planId, groupId, sessionId } = belongings;
  const memorialId = MemorialId.parse(belongings.memorialId);
  // Something below the memorial that does not name her.
  const { id: albumId } = await bea(addAlbum, {
    params: { memorialId },
    body: { title: 'Summers', idempotencyKey: randomUUID() },
  });
  const hers = [userId, planId, groupId, sessionId].map(String);
  const isOfHerMemorial = sql`to_jsonb(t) ->> 'memorial_id' = ${String(memorialId)}`;
  const before = await rowsNaming(hers);

  /** Rows by table, as text. A memorial's id is a number, found in every table; only where it says so does it mean hers. */
  async function rowsNaming(names: readonly string[]) {
    const rows = new Map<string, Set<string>>();
    for (const name of tablesOfPeople) {
      const sought = sql.join([...names.map((one) => sql`strpos(t::text, ${one}) > 0`), isOfHerMemorial], sql` or `);
      const found = await db.execute<{ row: string }>(
        sql`select t::text as row from ${tableNamed(name)} as t where ${sought}`,
      );
      rows.set(name, new Set(found.rows.map(({ row }) => row)));
    }
    return rows;
  }

  return {
    ids: knownIds({ ...belongings, memorialId, albumId }),
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
