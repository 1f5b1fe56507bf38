// A promise is made: it stands in the queue, can be found by who waits, and the open screens of the team show it.
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { World } from '../../platform/world.ts';
import { plansById } from '../plans/plan-store.ts';
import { insertPromise, type Subject, type Term } from './promise-store.ts';
import { askedOf } from './promises-as-wire.ts';
import { deskChanged } from './queue/changed.ts';
import { marksOf } from './queue/marks.ts';
import { findPromise } from './read-promises.ts';
import { promises } from './tables.ts';

/** Made once for each subject, however often it is asked for. True when it is new. */
export async function makePromise(
  db: Db,
  { keys }: Pick<World, 'keys'>,
  subject: Subject,
  term: Term,
): Promise<boolean> {
  const id = await insertPromise(db, { ...subject, ...term });
  if (id) await promiseMade(db, { keys }, id, term.madeAt);
  return id !== null;
}

/** Part of the transaction that makes or renews it. */
export async function promiseMade(db: Db, { keys }: Pick<World, 'keys'>, id: string, at: Date): Promise<void> {
  await markPromise(db, { keys }, id, at);
  await deskChanged(db, id, at);
}

export async function markPromise(db: Db, { keys }: Pick<World, 'keys'>, id: string, now: Date): Promise<void> {
  const found = await findPromise(db, id);
  if (!found) return;
  const [plan] = found.planId ? await plansById(db, [found.planId], now) : [];
  const marks = marksOf(keys, askedOf(found, plan, keys));
  const promisedTo = found.asker ?? found.promise.promisedTo;
  await db.update(promises).set({ marks, promisedTo }).where(eq(promises.id, id));
}
