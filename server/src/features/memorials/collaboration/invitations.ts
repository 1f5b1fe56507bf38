// Asking somebody in by mail: one link at a time, for one use, to one address.
import { MemorialId, UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import {
  COLLABORATORS_PER_MEMORIAL,
  type Collaborator,
  INVITATION_DAYS,
  type OpenInvitation,
} from '@evenlight/contract/memorials/collaboration';
import type { InvitedRole } from '@evenlight/contract/memorials/rights';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { hashToken, newToken } from '../../../platform/host-cookie.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { type MemorialScope, ownerOf } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { findMemorial, lockMemorial, type MemorialRow } from '../store.ts';
import {
  type CollaboratorRow,
  countCollaborators,
  deleteCollaborator,
  findByAccount,
  findByAddress,
  findByToken,
  insertCollaborator,
  requirePerson,
  updateCollaborator,
} from './collaborator-store.ts';
import { followAddresses, roleAfter } from './follow-addresses.ts';
import { sendInvitationMail } from './invitation-mail.ts';

type Context = { world: World; now: Date };
type Input = { email: string; language?: Language | undefined; role: InvitedRole };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Part of the caller's transaction; the caller has counted the letter. Asked again, the former link stops working. */
export async function inviteByMail(
  db: Db,
  scope: MemorialScope,
  input: Input,
  context: Context,
): Promise<Collaborator> {
  const { memorialId, member } = scope;
  const { world, now } = context;
  const memorial = (await lockMemorial(db, memorialId)) ?? refuse('memorial.not_found');
  const owner = await findOwner(db, ownerOf(scope.memorial));
  if (owner?.email === input.email) refuse('collaborator.is_owner');
  await followAddresses(db, memorialId);
  const before = await findByAddress(db, memorialId, input.email);
  if (!before && (await countCollaborators(db, memorialId)) >= COLLABORATORS_PER_MEMORIAL) {
    refuse('collaborator.too_many');
  }
  const token = newToken();
  const link = {
    invitedBy: member.userId,
    tokenHash: hashToken(token, world.keys.of('invitation-links')),
    tokenEndsAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  const id = before?.id ?? uuid({ msecs: now.getTime() });
  if (before)
    await updateCollaborator(db, id, {
      ...link,
      language: input.language ?? before.language,
      role: roleAfter(before, input.role),
      ...againAt(before, now),
    });
  else await insertCollaborator(db, { id, memorialId, ...input, ...link, isDelegate: false, invitedAt: now });
  await sendInvitationMail(db, world, { memorial, inviterId: member.userId, input, link: { token, ...link } });
  await memorialChanged(db, memorialId, now);
  return requirePerson(db, memorial, id);
}

function againAt({ userId }: CollaboratorRow, now: Date): { invitedAt?: Date } {
  return userId ? {} : { invitedAt: now };
}

/** A link that still works, with its memorial. */
async function findWaiting(db: Db, { world, now }: Context, token: string) {
  const row = await findByToken(db, hashToken(token, world.keys.of('invitation-links')));
  const memorial = row && (await findMemorial(db, MemorialId.parse(row.memorialId)));
  const isOver = !row?.tokenEndsAt || row.tokenEndsAt <= now;
  if (!memorial || isOver || memorial.deletedAt || memorial.closedAt) return refuse('invitation.not_found');
  return { row, memorial };
}

export async function readInvitation(db: Db, token: string, context: Context): Promise<OpenInvitation> {
  const { row, memorial } = await findWaiting(db, context, token);
  const inviter = await inviterOf(db, row, memorial);
  return {
    memorialName: memorial.fullName,
    inviterName: `${inviter.firstName} ${inviter.lastName}`,
    role: row.role,
    emailHint: hintOf(row.email),
  };
}

/** Whoever invited may have left since; the memorial's owner stands for them. */
async function inviterOf(db: Db, { invitedBy }: CollaboratorRow, memorial: MemorialRow) {
  const inviter = await findOwner(db, invitedBy === null ? ownerOf(memorial) : UserId.parse(invitedBy));
  return inviter ?? refuse('invitation.not_found');
}

/** Enough to know one's own address by, too little to learn somebody else's. */
function hintOf(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}

/** The link works once: whoever comes second, even in the same moment, finds it used. */
export async function accept(db: Db, member: Member, token: string, context: Context): Promise<MemorialId> {
  const { now } = context;
  const seen = await findWaiting(db, context, token);
  const memorialId = MemorialId.parse(seen.memorial.id);
  await lockMemorial(db, memorialId);
  await followAddresses(db, memorialId);
  const { row, memorial } = await findWaiting(db, context, token);
  const person = (await findOwner(db, member.userId)) ?? refuse('session.required');
  if (person.email !== row.email) refuse('invitation.other_address');
  const used = { tokenHash: null, tokenEndsAt: null };
  const standing = await findByAccount(db, memorialId, member.userId);
  // Their address is another one since they first came: one person stands on the list once.
  if (memorial.userId === member.userId || (standing && standing.id !== row.id)) {
    await deleteCollaborator(db, row.id);
    if (standing) await updateCollaborator(db, standing.id, { role: roleAfter(standing, row.role) });
  } else {
    const acceptedAt = row.acceptedAt ?? now;
    await updateCollaborator(db, row.id, { ...used, userId: member.userId, acceptedAt });
  }
  await memorialChanged(db, memorialId, now);
  return memorialId;
}
