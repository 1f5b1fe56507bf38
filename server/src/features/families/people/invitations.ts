// Asking somebody in by mail: one link at a time, for one use, to one address.
import { MEMBERS_PER_GROUP, type Relationship } from '@evenlight/contract/families/group';
import {
  FAMILY_INVITATION_DAYS,
  INVITATIONS_WAITING_MAX,
  type OpenFamilyInvitation,
  type PendingInvitation,
} from '@evenlight/contract/families/invitations';
import type { FamilyRole } from '@evenlight/contract/families/rights';
import { FamilyGroupId, type FamilyInvitationId, UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { hashToken, newToken } from '../../../platform/host-cookie.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { FamilyScope } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { findMembership, lockGroup, nameOf } from '../group-store.ts';
import { findGroup } from './find-group.ts';
import { insertMembership } from './groups.ts';
import { sendInvitationMail } from './invitation-mail.ts';
import {
  countMemberships,
  countWaiting,
  endWaiting,
  findByToken,
  findInvitation,
  findLetter,
  type InvitationRow,
  insertInvitation,
  isMemberAddress,
  isWaiting,
  requireWaiting,
  updateInvitation,
} from './invitation-store.ts';

export type Context = { world: World; now: Date };
type Input = {
  name: string;
  email: string;
  language?: Language | undefined;
  relationship: Relationship | null;
  role: FamilyRole;
};
type Asked = Omit<Input, 'language'> & { language: Language | null };

const DAY_MS = 24 * 60 * 60 * 1000;
// A second click, or the same form sent again after a lost connection, is no request for a second letter.
const SAME_INPUT_MS = 20_000;

type Invited = { invited: PendingInvitation; isNew: boolean };

/** Under the group's lock; the caller has counted the letter. */
export async function inviteByMail(db: Db, scope: FamilyScope, input: Input, context: Context): Promise<Invited> {
  const { groupId } = scope;
  const { now } = context;
  if (await isMemberAddress(db, groupId, input.email)) refuse('family.already_member');
  const before = await findLetter(db, groupId, input.email);
  const asked = { ...input, language: input.language ?? before?.language ?? null };
  const isOut = before !== null && isWaiting(before);
  if (isOut && isSameInput(before, asked, now))
    return { invited: await requireWaiting(db, groupId, before.id), isNew: false };
  const isFull =
    (await countMemberships(db, groupId)) >= MEMBERS_PER_GROUP ||
    (!isOut && (await countWaiting(db, groupId, 'invited')) >= INVITATIONS_WAITING_MAX);
  if (isFull) refuse('family.full');
  const id = before?.id ?? uuid({ msecs: now.getTime() });
  return { invited: await sendLetter(db, scope, { id, isNew: !before, input: asked }, context), isNew: true };
}

function isSameInput(before: InvitationRow, input: Asked, now: Date): boolean {
  const isSame = (['name', 'language', 'role', 'relationship'] as const).every((key) => before[key] === input[key]);
  return isSame && now.getTime() - before.invitedAt.getTime() < SAME_INPUT_MS;
}

type Letter = { id: string; isNew: boolean; input: Asked };

async function sendLetter(db: Db, scope: FamilyScope, { id, isNew, input }: Letter, { world, now }: Context) {
  const { groupId, member } = scope;
  const token = newToken();
  const link = {
    invitedBy: member.userId,
    invitedAt: now,
    tokenHash: hashToken(token, world.keys.of('invitation-links')),
    tokenEndsAt: new Date(now.getTime() + FAMILY_INVITATION_DAYS * DAY_MS),
    turnedDownAt: null,
    cameInAt: null,
  };
  if (isNew) await insertInvitation(db, { id, groupId, ...input, ...link });
  else await updateInvitation(db, id, { ...input, ...link });
  const group = (await findGroup(db, groupId)) ?? refuse('family.not_found');
  await sendInvitationMail(db, world, { group, inviterId: member.userId, input, link: { token, ...link } });
  await familyChanged(db, scope, { part: 'people', now });
  return requireWaiting(db, groupId, id);
}

/** Where the next letter would go, for the caller to count it; whoever asks by the link gets none. */
export async function addressOfLetter(db: Db, id: FamilyInvitationId): Promise<string> {
  return (await requireLetter(db, id)).email;
}

async function requireLetter(db: Db, id: FamilyInvitationId) {
  const row = await findInvitation(db, id);
  if (!row || row.email === null || !isWaiting(row)) return refuse('family.invitation_not_found');
  return { ...row, email: row.email };
}

export async function resend(db: Db, scope: FamilyScope, id: FamilyInvitationId, context: Context) {
  const { name, email, language, relationship, role } = await requireLetter(db, id);
  return sendLetter(db, scope, { id, isNew: false, input: { name, email, language, relationship, role } }, context);
}

/** A letter whose link still works. */
async function findOpenLetter(db: Db, token: string, { world, now }: Context) {
  const row = await findByToken(db, hashToken(token, world.keys.of('invitation-links')));
  const isOpen = row?.tokenEndsAt && row.tokenEndsAt > now && isWaiting(row);
  if (!row?.email || !isOpen) return refuse('family.link_not_found');
  return { ...row, email: row.email, groupId: FamilyGroupId.parse(row.groupId) };
}

export async function readLetter(db: Db, token: string, context: Context): Promise<OpenFamilyInvitation> {
  const { groupId, invitedBy, role, email } = await findOpenLetter(db, token, context);
  const group = (await findGroup(db, groupId)) ?? refuse('family.link_not_found');
  // Whoever invited may have left since; whoever leads the group stands for them.
  const inviter = await findOwner(db, UserId.parse(invitedBy ?? group.leaderId));
  return { groupName: group.name, inviterName: inviter ? nameOf(inviter) : '', role, emailHint: hintOf(email) };
}

/** Enough to know one's own address by, too little to learn somebody else's. */
function hintOf(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}

/** The link works once: whoever comes second, even in the same moment, finds it used; unless it was they themselves. */
export async function acceptLetter(db: Db, member: Member, token: string, context: Context) {
  const before = await acceptedBefore(db, member, token, context);
  if (before) return before;
  const { groupId } = await findOpenLetter(db, token, context);
  await lockGroup(db, groupId);
  const meanwhile = await acceptedBefore(db, member, token, context);
  if (meanwhile) return meanwhile;
  const { email, role, relationship } = await findOpenLetter(db, token, context);
  const person = (await findOwner(db, member.userId)) ?? refuse('session.required');
  if (person.email !== email) refuse('family.other_address');
  // They came in another way, or their address is another one since: the role they have stays.
  const isIn = (await findMembership(db, groupId, member.userId)) !== null;
  if (isIn) await endWaiting(db, groupId, { userId: person.id, email: person.email }, context.now);
  else await letIn(db, { groupId, person, role, relationship }, context.now);
  return { groupId, role, isNew: !isIn };
}

/** The answer was lost on its way: they are in by this very letter. */
async function acceptedBefore(db: Db, { userId }: Member, token: string, { world }: Context) {
  const row = await findByToken(db, hashToken(token, world.keys.of('invitation-links')));
  if (!row?.cameInAt) return null;
  const groupId = FamilyGroupId.parse(row.groupId);
  const isTheirs =
    (await findOwner(db, userId))?.email === row.email && (await findMembership(db, groupId, userId)) !== null;
  return isTheirs ? { groupId, role: row.role, isNew: false } : null;
}

type Arrival = {
  groupId: FamilyGroupId;
  person: { id: string; email: string };
  role: FamilyRole;
  relationship: Relationship | null;
};

/** Holding the group's lock. The activity names whoever joins, not whoever let them in. */
export async function letIn(db: Db, { groupId, person, role, relationship }: Arrival, now: Date): Promise<void> {
  if ((await countMemberships(db, groupId)) >= MEMBERS_PER_GROUP) refuse('family.full');
  const userId = UserId.parse(person.id);
  await insertMembership(db, { groupId, userId, role, relationship }, now);
  await endWaiting(db, groupId, { userId, email: person.email }, now);
  const activity = { kind: 'member.joined', about: '', aboutUserId: userId } as const;
  await familyChanged(db, { groupId, member: { userId } }, { part: 'people', activity, now });
}
