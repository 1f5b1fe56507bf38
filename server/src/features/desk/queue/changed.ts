// Something on the desk is different now: every open screen of the team refreshes.
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { announceTo } from '../../../platform/news/announce.ts';
import { users } from '../../accounts/tables.ts';

export async function deskChanged(db: Db, promiseId: string, at: Date): Promise<void> {
  const team = await db.select({ id: users.id }).from(users).where(eq(users.role, 'staff')).orderBy(users.id);
  await announceTo(
    db,
    { kind: 'desk.changed', subject: promiseId, at },
    team.map(({ id }) => `person:${id}` as const),
  );
}
