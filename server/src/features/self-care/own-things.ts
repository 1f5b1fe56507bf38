// What a person keeps for themselves: one thing after the other, and their open screens hear that something changed.
import type { UserId } from '@evenlight/contract/ids';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';

/** Writes of one person come one after the other, from all their devices: limits and repeats must miss nothing. */
export function inTurnOf<Done>(db: Db, userId: UserId, work: (db: Db) => Promise<Done>): Promise<Done> {
  return db.transaction(async (db) => {
    await takeTurn(db, `self-care ${userId}`);
    return work(db);
  });
}

/** Never what changed, and not even where: the news lies longer than what it speaks of. */
export function announceSelfCare(db: Db, userId: UserId, at: Date): Promise<void> {
  return announce(db, { kind: 'self_care.changed', subject: userId, audience: `person:${userId}`, at });
}
