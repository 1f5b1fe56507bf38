// The link that is passed on: it lets people ask, and an admin lets them in.
import { INVITATIONS_WAITING_MAX, type OpenFamilyInvitation } from '@evenlight/contract/families/invitations';
import { type FamilyRole, LOWEST_ROLE } from '@evenlight/contract/families/rights';
import { type FamilyGroupId, type FamilyInvitationId, UserId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { countTry } from '../../../platform/rate-limit.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { FamilyScope } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { findSeat, lockGroup, nameOf } from '../group-store.ts';
import { sendAskedMails, sendLetInMail } from './asked-mails.ts';
import { findGroup, findGroupByCode } from './find-group.ts';
import {
  countWaiting,
  deleteInvitation,
  findInvitation,
  insertInvitation,
  isWaitingToBeLetIn,
} from './invitation-store.ts';
import { type Asking, letIn } from './invitations.ts';

// Somebody who was turned down may have been mistaken for another; somebody turned down five times was not.
const ASKING_AGAIN = { times: 5, seconds: 30 * 24 * 60 * 60 };

async function requireByCode(db: Db, code: string, now: Date) {
  return (await findGroupByCode(db, code, now)) ?? refuse('family.link_not_found');
}

export async function readLink(db: Db, code: string, now: Date): Promise<OpenFamilyInvitation> {
  const group = await requireByCode(db, code, now);
  const leader = await findOwner(db, group.leaderId);
  const inviterName = leader ? nameOf(leader) : '';
  return { groupName: group.name, inviterName, role: LOWEST_ROLE, emailHint: null };
}

type Standing = { state: 'asked' | 'member'; groupId: FamilyGroupId | null };

/** What asking would come to already: they belong to it, or wait. Null when they have to ask. */
export async function standingWith(db: Db, { userId }: Member, code: string, now: Date): Promise<Standing | null> {
  const { id } = await requireByCode(db, code, now);
  if (await findSeat(db, id, userId)) return { state: 'member', groupId: id };
  return (await isWaitingToBeLetIn(db, id, userId)) ? { state: 'asked', groupId: null } : null;
}

/** Outside of the transaction, which would take the count back with it. */
export async function countAsking(db: Db, { userId }: Member, code: string, { world, now }: Asking): Promise<void> {
  const { id } = await requireByCode(db, code, now);
  const key = `asking into a family ${id} ${userId}`;
  await countTry(db, { key, limit: ASKING_AGAIN, now, factor: world.config.rateLimitFactor });
}

/** The same person in two tabs at once asks once. */
export async function ask(db: Db, member: Member, code: string, asking: Asking): Promise<FamilyGroupId | null> {
  const { now, world } = asking;
  await lockGroup(db, (await requireByCode(db, code, now)).id);
  const group = await requireByCode(db, code, now);
  if (await standingWith(db, member, code, now)) return null;
  const person = (await findOwner(db, member.userId)) ?? refuse('session.required');
  if ((await countWaiting(db, group.id, 'asked')) >= INVITATIONS_WAITING_MAX) refuse('family.full');
  await insertInvitation(db, {
    ...{ id: uuid({ msecs: now.getTime() }), groupId: group.id, name: nameOf(person), userId: member.userId },
    ...{ role: LOWEST_ROLE, invitedAt: now },
  });
  await sendAskedMails(db, world, { group, asker: person, now });
  await familyChanged(db, { groupId: group.id, member }, { part: 'people', now });
  return group.id;
}

async function requireAsker(db: Db, id: FamilyInvitationId) {
  const row = await findInvitation(db, id);
  if (!row?.userId) return refuse('family.invitation_not_found');
  return (await findOwner(db, UserId.parse(row.userId))) ?? refuse('family.invitation_not_found');
}

/** Inside the group's turn: whoever lets them in second finds nobody waiting. */
export async function approve(
  db: Db,
  { groupId }: FamilyScope,
  { id, role }: { id: FamilyInvitationId; role: FamilyRole },
  asking: Asking,
): Promise<void> {
  const person = await requireAsker(db, id);
  await letIn(db, { groupId, person, role, relationship: null }, asking.now);
  const group = (await findGroup(db, groupId)) ?? refuse('family.not_found');
  await sendLetInMail(db, asking.world, { group, to: person, invitationId: id });
}

/** Letters and askers alike; somebody turned down is told nothing. */
export async function takeBack(db: Db, scope: FamilyScope, id: FamilyInvitationId, now: Date): Promise<void> {
  if (!(await findInvitation(db, id))) refuse('family.invitation_not_found');
  await deleteInvitation(db, id);
  await familyChanged(db, scope, { part: 'people', now });
}
