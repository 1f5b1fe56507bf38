// Who may touch a conversation: whoever wrote it, and nobody else, our team included.
import type { SupportSessionId, UserId } from '@evenlight/contract/ids';
import type { Actor, Member } from '../../platform/actor.ts';
import { type Db, takeTurn } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { ownerOfSession } from './store.ts';

declare const proven: unique symbol;

/** A conversation of the asker's own. */
export type ConversationScope = { sessionId: SupportSessionId; userId: UserId; readonly [proven]: true };

/** Somebody else's conversation is as good as missing. */
export async function requireConversation(
  db: Db,
  actor: Actor,
  sessionId: SupportSessionId,
): Promise<ConversationScope> {
  const { userId } = requireMember(actor);
  if ((await ownerOfSession(db, sessionId)) !== userId) refuse('support.session_not_found');
  return { sessionId, userId } as ConversationScope;
}

/** A caller may say whose conversations they mean only when they are their own. */
export function refuseForeignUser({ userId }: Member, named: string | undefined): void {
  if (named !== undefined && named !== userId) refuse('support.not_yours');
}

/** Everything of one person comes one after the other, from all their devices: what is remembered must miss nothing. */
export function inTurnOf<Done>(db: Db, userId: UserId, work: (db: Db) => Promise<Done>): Promise<Done> {
  return db.transaction(async (db) => {
    await takeTurn(db, `support ${userId}`);
    return work(db);
  });
}

/** Reads conversations and their key together: between two reads, a person may have deleted all and begun again. */
export function atOneMoment<Read>(db: Db, read: (db: Db) => Promise<Read>): Promise<Read> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
