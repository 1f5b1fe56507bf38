// Who sent a request. Roles are read from the database for each request, never from the browser.
import { TEAM_PROOF_HOURS } from '@evenlight/contract/accounts';
import type { SessionId, UserId } from '@evenlight/contract/ids';
import { refuse } from './problem.ts';

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

const TEAM_PROOF_MS = TEAM_PROOF_HOURS * 60 * 60 * 1000;

/** Staff prove once a day that the open browser is still theirs, wherever they touch a family's data. */
export function requireTeamProof({ provenAt }: Member, now: Date): void {
  if (!provenAt || now.getTime() - provenAt.getTime() >= TEAM_PROOF_MS) refuse('session.proof_required');
}
