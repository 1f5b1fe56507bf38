// Nobody waits any more: it was taken back, or what it was about is gone. The promise, its notes and its letters stay.
import { and, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { World } from '../../../platform/world.ts';
import { countSubjects, promises } from '../tables.ts';
import { deskChanged } from './changed.ts';
import { keepEntry } from './entries.ts';

type Withdrawing = Pick<World, 'keys'> & { now: Date };

/** What was answered, or taken back before, stays as it was. */
async function withdraw(db: Db, which: SQL | undefined, { keys, now }: Withdrawing): Promise<void> {
  const withdrawn = await db
    .update(promises)
    .set({ withdrawnAt: now })
    .where(and(which, isNull(promises.endedAt)))
    .returning({ id: promises.id });
  for (const { id } of withdrawn) {
    await keepEntry(db, keys, { promiseId: id, kind: 'withdrawn', at: now, byId: null });
    await deskChanged(db, id, now);
  }
}

export function withdrawScheduling(db: Db, planId: string, withdrawing: Withdrawing): Promise<void> {
  return withdraw(db, and(eq(promises.kind, 'scheduling'), eq(promises.planId, planId)), withdrawing);
}

export function withdrawConsultation(db: Db, consultationId: string, withdrawing: Withdrawing): Promise<void> {
  return withdraw(db, eq(promises.consultationId, consultationId), withdrawing);
}

const isAboutNothing = eq(countSubjects(promises), 0);

/** Members can take back what they asked for, and then it is deleted. */
export function withdrawGone(db: Db, withdrawing: Withdrawing): Promise<void> {
  return withdraw(db, and(isAboutNothing, isNotNull(promises.promisedTo)), withdrawing);
}

/** Visitors take nothing back: when theirs is gone it was forgotten or erased, and this goes with it. */
export async function deleteNobodys(db: Db): Promise<void> {
  await db.delete(promises).where(and(isAboutNothing, isNull(promises.promisedTo)));
}

/** What ended that long ago, and is about nothing any more, helps nobody. */
export async function forgetGonePromises(db: Db, endedBefore: Date): Promise<void> {
  await db.delete(promises).where(and(isAboutNothing, lt(promises.endedAt, endedBefore)));
  await deleteNobodys(db);
}
