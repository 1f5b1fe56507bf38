// The link that is passed on: it lets people ask, and an admin lets them in.
import { INVITATIONS_WAITING_MAX, type OpenJoinLink } from '@evenlight/contract/families/invitations';
import { type FamilyRole, LOWEST_ROLE } from '@evenlight/contract/families/rights';
import { FamilyGroupId, FamilyInvitationId, UserId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { Actor, Member } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { countTry } from '../../../platform/rate-limit.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { FamilyScope } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { findMembership, lockGroup, nameOf } from '../group-store.ts';
import { findGroup, findGroupByCode } from './find-group.ts';
import {
  countWaiting,
  findAsking,
  findInvitation,
  type InvitationRow,
  isWaiting,
  putAsking,
  updateInvitation,
} from './invitation-store.ts';
import { type Context, letIn } from './invitations.ts';
import { sendAskedMails, sendLetInMail } from './request-mails.ts';

// Somebody who was turned down may have been mistaken for another; somebody turned down five times was not.
const ASKING_AGAIN = { times: 5, seconds: 30 * 24 * 60 * 60 };

/** `code` is here, as everywhere below, the half of it that the table keeps. */
async function requireByCode(db: Db, code: string, now: Date) {
  return (await findGroupByCode(db, code, now)) ?? refuse('family.link_not_found');
}

/** With what asking came to, for whoever is signed in. */
export async function readLink(db: Db, code: string, actor: Actor, now: Date): Promise<OpenJoinLink> {
  const group = await requireByCode(db, code, now);
  const leader = await findOwner(db, group.leaderId);
  const inviterName = leader ? nameOf(leader) : '';
  const standing = actor.kind === 'member' ? await standingIn(db, group.id, actor) : nowhere;
  return { groupName: group.name, inviterName, role: LOWEST_ROLE, emailHint: null, ...standing };
}

type Standing = Pick<OpenJoinLink, 'standing' | 'groupId' | 'askedId'>;
const nowhere: Standing = { standing: null, groupId: null, askedId: null };

async function standingIn(db: Db, groupId: FamilyGroupId, { userId }: Member): Promise<Standing> {
  if (await findMembership(db, groupId, userId)) return { standing: 'member', groupId, askedId: null };
  const row = await findAsking(db, groupId, userId);
  if (!row || row.cameInAt) return nowhere;
  const askedId = FamilyInvitationId.parse(row.id);
  return { standing: isWaiting(row) ? 'asked' : 'turned_down', groupId: null, askedId };
}

/** For whoever asked, and nobody else. It does not go by the link, which the family may have renewed meanwhile. */
export async function readRequest(db: Db, member: Member, id: FamilyInvitationId) {
  const row = await findInvitation(db, id);
  if (row?.userId !== member.userId) return refuse('family.invitation_not_found');
  const { standing, groupId } = await standingIn(db, FamilyGroupId.parse(row.groupId), member);
  return { standing: standing ?? refuse('family.invitation_not_found'), groupId };
}

type Settled = { state: 'asked' | 'member'; groupId: FamilyGroupId | null };

/** What asking would come to already: they belong to it, or wait. Null when they have to ask, also again. */
export async function standingWith(db: Db, member: Member, code: string, now: Date): Promise<Settled | null> {
  const { id } = await requireByCode(db, code, now);
  const { standing, groupId } = await standingIn(db, id, member);
  return standing === 'member' || standing === 'asked' ? { state: standing, groupId } : null;
}

/** Outside of the transaction, which would take the count back with it. */
export async function countAsking(db: Db, { userId }: Member, code: string, { world, now }: Context): Promise<void> {
  const { id } = await requireByCode(db, code, now);
  const key = `asking into a family ${id} ${userId}`;
  await countTry(db, { key, limit: ASKING_AGAIN, now, factor: world.config.rateLimitFactor });
}

/** The same person in two tabs at once asks once. */
export async function ask(db: Db, member: Member, code: string, context: Context): Promise<FamilyGroupId | null> {
  const { now, world } = context;
  await lockGroup(db, (await requireByCode(db, code, now)).id);
  const group = await requireByCode(db, code, now);
  if (await standingWith(db, member, code, now)) return null;
  const person = (await findOwner(db, member.userId)) ?? refuse('session.required');
  if ((await countWaiting(db, group.id, 'asked')) >= INVITATIONS_WAITING_MAX) refuse('family.full');
  await putAsking(db, {
    id: uuid({ msecs: now.getTime() }),
    groupId: group.id,
    name: nameOf(person),
    userId: member.userId,
    role: LOWEST_ROLE,
    invitedAt: now,
  });
  await sendAskedMails(db, world, { group, asker: person, now });
  await familyChanged(db, { groupId: group.id, member }, { part: 'people', now });
  return group.id;
}

async function requireAsker(db: Db, row: InvitationRow | null) {
  if (!row?.userId || !isWaiting(row)) return refuse('family.invitation_not_found');
  return (await findOwner(db, UserId.parse(row.userId))) ?? refuse('family.invitation_not_found');
}

/** Under the group's lock. Returns whom it let in; null when they are in already, as after a lost answer. */
export async function approve(
  db: Db,
  { groupId }: FamilyScope,
  { id, role }: { id: FamilyInvitationId; role: FamilyRole },
  context: Context,
): Promise<{ person: string } | null> {
  const row = await findInvitation(db, id);
  if (row?.userId && row.cameInAt) return null;
  const person = await requireAsker(db, row);
  await letIn(db, { groupId, person, role, relationship: null }, context.now);
  const group = (await findGroup(db, groupId)) ?? refuse('family.not_found');
  await sendLetInMail(db, context.world, { group, to: person, key: `${id} ${context.now.getTime()}` });
  return { person: person.id };
}

/** Letters and askers alike; who was turned down finds it where they asked. Null when it was taken back already. */
export async function takeBack(db: Db, scope: FamilyScope, id: FamilyInvitationId, now: Date) {
  const row = await findInvitation(db, id);
  if (!row || row.cameInAt) return refuse('family.invitation_not_found');
  if (!isWaiting(row)) return null;
  await updateInvitation(db, id, { turnedDownAt: now });
  await familyChanged(db, scope, { part: 'people', now });
  return row;
}
