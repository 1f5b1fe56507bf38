// Reads that may be a moment behind are answered by a replica, where there is one.
import type { Actor } from '../actor.ts';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';
import { type Db, isTooSlow } from './database.ts';

type Place = Pick<World, 'db' | 'replicas' | 'log'>;

/**
 * Only for visitors: whoever is signed in has perhaps just changed what they read. What goes wrong on the way (a replica
 * that went away, that cancels what stands in its way, that lacks a new table) is asked of the database itself. But for
 * what takes too long: it would take as long there, and keep everybody else waiting.
 */
export async function readLate<Result>(
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
    log.warn({ err: error }, 'a replica did not answer; the database itself is asked');
    return read(db);
  }
}
