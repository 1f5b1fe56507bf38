// Reads that may be a moment old go to a replica, where there is one.
import type { Actor } from '../actor.ts';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';
import { type Db, isDatabaseAway, isTooSlow } from './database.ts';

type Place = Pick<World, 'db' | 'replicas' | 'log'>;

/**
 * Only for visitors: a member may just have changed what they read. When the replica fails (it went away, cancelled the
 * query, lacks a new table), the query runs on the database itself, except after a timeout: it would take as long there,
 * and keep everybody else waiting.
 */
export async function readFromReplica<Result>(
  { db, replicas, log }: Place,
  actor: Actor,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  const replica = actor.kind === 'visitor' ? replicas.pick() : null;
  if (!replica) return read(db);
  try {
    return await read(replica);
  } catch (error) {
    if (error instanceof Problem || isTooSlow(error)) throw error;
    replicas.failed(replica);
    // That it is away is logged once, by whoever measures it (`replicas.ts`).
    if (!isDatabaseAway(error)) log.warn({ err: error }, 'a replica did not answer; the database itself is asked');
    return read(db);
  }
}
