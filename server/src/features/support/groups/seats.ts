// Asking for a seat, leaving it, and who moves up. Each of these holds the group's row first.
import type { SupportGroupId, UserId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { announce } from '../../../platform/news/announce.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import {
  countTaken,
  deleteMembership,
  findMembership,
  findMembershipById,
  firstInLine,
  type GroupRow,
  insertMembership,
  lockGroup,
  type MembershipRow,
  updateMembership,
} from './group-store.ts';
import { writeAboutMovingUp, writeConfirmed, writeDeclined } from './mails.ts';
import { openNote, sealNote } from './note.ts';

type Asking = { groupId: SupportGroupId; userId: UserId; note: string; now: Date };

/** Asking again while an answer is due changes nothing. Somebody who was declined may ask again, and is a new case. */
export async function askForSeat(db: Db, world: World, { groupId, userId, note, now }: Asking): Promise<void> {
  const group = (await lockGroup(db, groupId)) ?? refuse('group.not_found');
  const before = await findMembership(db, groupId, userId);
  if (before && before.state !== 'declined') return addNote(db, world, before, { note, now });
  if (!group.isListed) refuse('group.not_found');
  if (before) await deleteMembership(db, before.id);
  // Seats may have been added to the group: those in line come first.
  await moveUp(db, world, group, now);
  const id = uuid();
  const state = (await countTaken(db, groupId)) < group.seats ? 'asked' : 'waiting';
  await insertMembership(db, { id, groupId, userId, state, sealedNote: sealNote(world.keys, id, note), askedAt: now });
  await announceMembership(db, { id, userId }, now);
}

/** Words that came with a second asking are not lost while nobody has answered; an empty one takes none away. */
async function addNote(
  db: Db,
  { keys }: World,
  membership: MembershipRow,
  { note, now }: Pick<Asking, 'note' | 'now'>,
): Promise<void> {
  const isAnswered = membership.state === 'confirmed';
  if (isAnswered || note === '' || note === openNote(keys, membership)) return;
  await updateMembership(db, membership.id, { sealedNote: sealNote(keys, membership.id, note) });
  await announceMembership(db, membership, now);
}

type Leaving = {
  groupId: string;
  userId: UserId;
  now: Date;
  /** Their whole account goes: news would name somebody who is not there any more. */
  isForGood?: boolean;
};

/** Nothing happens when they are not in it: pressed twice, it is one leaving. */
export async function leaveSeat(db: Db, world: World, leaving: Leaving): Promise<void> {
  const { groupId, userId, now, isForGood = false } = leaving;
  const group = await lockGroup(db, groupId);
  const membership = group && (await findMembership(db, groupId, userId));
  if (!group || !membership) return;
  await deleteMembership(db, membership.id);
  if (!isForGood) await announceMembership(db, membership, now);
  await moveUp(db, world, group, now);
}

type Decision = { requestId: string; decision: 'confirm' | 'decline'; decidedBy: UserId; now: Date };

/** True when it is new; the same answer given twice is one. */
export async function decideSeat(db: Db, world: World, decided: Decision): Promise<boolean> {
  const { requestId, decision, decidedBy, now } = decided;
  const { groupId } = (await findMembershipById(db, requestId)) ?? refuse('group.request_not_found');
  const group = (await lockGroup(db, groupId)) ?? refuse('group.request_not_found');
  // Read again under the lock: they may have left, or a colleague may have answered.
  const membership = (await findMembershipById(db, requestId)) ?? refuse('group.request_not_found');
  const state = decision === 'confirm' ? 'confirmed' : 'declined';
  if (membership.state === state) return false;
  if (membership.state === 'confirmed' || membership.state === 'declined') refuse('group.request_decided');
  const needsSeat = state === 'confirmed' && membership.state === 'waiting';
  if (needsSeat && (await countTaken(db, groupId)) >= group.seats) refuse('group.full');
  await updateMembership(db, requestId, { state, decidedAt: now, decidedBy });
  await announceMembership(db, membership, now);
  await (state === 'confirmed' ? writeConfirmed : writeDeclined)(db, world, { group, membership, now });
  await moveUp(db, world, group, now);
  return true;
}

/** Free seats go to those who have waited longest; our answer is owed to them from now on. */
export async function moveUp(db: Db, world: World, group: GroupRow, now: Date): Promise<void> {
  for (let free = group.seats - (await countTaken(db, group.id)); free > 0; free -= 1) {
    const next = await firstInLine(db, group.id);
    if (!next) return;
    await updateMembership(db, next.id, { state: 'asked', askedAt: now });
    await announceMembership(db, next, now);
    await writeAboutMovingUp(db, world, { group, membership: next, now });
  }
}

/** Heard on the person's own screens, and by the desk, which owes an answer or does not any more. */
export function announceMembership(db: Db, { id, userId }: Pick<MembershipRow, 'id' | 'userId'>, at: Date) {
  return announce(db, { kind: 'group.changed', subject: id, audience: `person:${userId}`, at });
}
