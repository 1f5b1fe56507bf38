// Who is asking. Roles come from the database at the time of the request, never from the browser.
import type { SessionId, UserId } from '@evenlight/contract/ids';

type Visitor = { kind: 'visitor' };
export type Member = {
  kind: 'member';
  userId: UserId;
  sessionId: SessionId;
  isStaff: boolean;
  /** When they last showed a code or a passkey in this session. */
  provenAt: Date | null;
};
export type Actor = Visitor | Member;

export const visitor: Visitor = { kind: 'visitor' };
