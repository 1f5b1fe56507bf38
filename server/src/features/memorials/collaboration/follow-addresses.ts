// People change their addresses, and addresses change hands: a line of somebody who has accepted goes with the person.
import type { MemorialId } from '@evenlight/contract/ids';
import { type InvitedRole, invitedRoles } from '@evenlight/contract/memorials/rights';
import type { Db } from '../../../platform/database/database.ts';
import {
  type CollaboratorRow,
  deleteCollaborator,
  findByAddress,
  movedAway,
  updateCollaborator,
} from './collaborator-store.ts';

/**
 * Part of a transaction that holds the memorial's lock, before anybody is looked for by an address: whoever has it now
 * must not find the line of whoever had it before.
 */
export async function followAddresses(db: Db, memorialId: MemorialId): Promise<void> {
  const moved = await movedAway(db, memorialId);
  // Two may have swapped theirs, and each address stands on a memorial's list once.
  for (const { id } of moved) await updateCollaborator(db, id, { email: id });
  for (const { address, ...row } of moved) {
    const waiting = await findByAddress(db, memorialId, address);
    if (waiting) await deleteCollaborator(db, waiting.id);
    await updateCollaborator(db, row.id, { email: address, ...(waiting && withInvitationOf(row, waiting)) });
  }
}

/** An invitation to the new address was meant for the same person, and its link goes on working. */
function withInvitationOf(row: CollaboratorRow, { role, invitedBy, tokenHash, tokenEndsAt }: CollaboratorRow) {
  return { role: roleAfter(row, role), invitedBy, tokenHash, tokenEndsAt };
}

/** Somebody who is in already keeps the greater role: an invitation gives, and only the list of people takes away. */
export function roleAfter({ userId, role }: CollaboratorRow, invited: InvitedRole): InvitedRole {
  if (!userId) return invited;
  return invitedRoles.indexOf(role) < invitedRoles.indexOf(invited) ? role : invited;
}
