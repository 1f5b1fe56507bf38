// A promise is made: it stands in the queue, can be found by who waits, and the open screens of the team show it.
import { firstLanguage } from '@evenlight/contract/languages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { World } from '../../platform/world.ts';
import { plansById } from '../plans/plan-store.ts';
import { toldOutside } from '../plans/whose-plan.ts';
import { insertPromise, type Subject, type Term } from './promise-store.ts';
import { askedOf } from './promises-as-wire.ts';
import { deskChanged } from './queue/changed.ts';
import { nameSearchHashesOf } from './queue/name-search-hashes.ts';
import { promisesInOrder } from './read-promises.ts';
import { promises } from './tables.ts';

type Sealing = Pick<World, 'keys'>;

/** Made once for each subject, however often it is asked for. True when it is new. */
export async function makePromise(db: Db, { keys }: Sealing, subject: Subject, term: Term): Promise<boolean> {
  const id = await insertPromise(db, { ...subject, ...term });
  if (id) await promiseMade(db, { keys }, id, term.madeAt);
  return id !== null;
}

/** Part of the transaction that makes or renews it. */
export async function promiseMade(db: Db, { keys }: Sealing, id: string, at: Date): Promise<void> {
  await setNameSearchHashes(db, { keys }, [id], at);
  await deskChanged(db, id, at);
}

/** By whose words they are found, as these stand now: names, titles and numbers change. */
export async function setNameSearchHashes(db: Db, { keys }: Sealing, ids: readonly string[], now: Date): Promise<void> {
  const found = await promisesInOrder(db, ids);
  const plans = await plansById(
    db,
    found.flatMap(({ planId }) => planId ?? []),
    now,
  );
  const planOf = new Map<string, (typeof plans)[number]>(plans.map((plan) => [plan.id, toldOutside(plan)]));
  for (const one of found) {
    const { id, ...before } = one.promise;
    const asked = askedOf(one, planOf.get(one.planId ?? ''), { keys, language: firstLanguage });
    const nameSearchHashes = nameSearchHashesOf(keys, asked);
    const promisedTo = one.asker ?? before.promisedTo;
    const isSame = before.nameSearchHashes?.join() === nameSearchHashes.join() && before.promisedTo === promisedTo;
    if (!isSame) await db.update(promises).set({ nameSearchHashes, promisedTo }).where(eq(promises.id, id));
  }
}
