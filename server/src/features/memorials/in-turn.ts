// Changes of a memorial come one after the other.
import type { MemorialId } from '@evenlight/contract/ids';
import type { MemorialRight } from '@evenlight/contract/memorials/rights';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { World } from '../../platform/world.ts';
import { type MemorialScope, requireRight } from './access.ts';
import { lockMemorial } from './store.ts';

type Context = { actor: Actor; db: Db; world: World };

/** Checked twice: strangers never wait for the lock, and a role that was taken away during the wait no longer counts. */
export async function inTurn<Done>(
  { actor, db, world }: Context,
  memorialId: MemorialId,
  right: MemorialRight,
  work: (db: Db, scope: MemorialScope) => Promise<Done>,
): Promise<Done> {
  await requireRight(world, actor, memorialId, right);
  return db.transaction(async (db) => {
    await lockMemorial(db, memorialId);
    return work(db, await requireRight({ db, keys: world.keys }, actor, memorialId, right));
  });
}
