// Saying whether one comes, changing it, and taking an answer off the list. The gathering's row is held throughout, so
// places are given one after the other; the table's own check is the last word.
import type { GatheringId, MemorialId, RsvpId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { AnswerStatus, NewRsvp } from '@evenlight/contract/memorials/events';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { memorialChanged } from '../changed.ts';
import type { MemorialRow } from '../store.ts';
import { addAttending, type EventRow, lockEvent } from './event-store.ts';
import { sendAnsweredMail } from './mails.ts';
import { moveUp } from './move-up.ts';
import { answersOf, deleteAnswer, findAnswerByKey, insertAnswer, type RsvpRow, updateAnswer } from './rsvp-store.ts';
import { hasRoomFor, isOver } from './rules.ts';
import { rsvpToken, rsvpTrace } from './wire.ts';

type Context = { world: World; now: Date; memorial: MemorialRow };
type Input = Pick<NewRsvp, 'name' | 'email' | 'status' | 'partySize' | 'note' | 'idempotencyKey'>;
export type Answered = { rsvp: RsvpRow; event: EventRow };

// A form without a key that was sent twice arrives twice within this time. Later it may be somebody else who guesses.
const SENT_TWICE_WITHIN_MS = 5 * 60_000;

/**
 * The answer that this request has made before. A key names its request; only without one do name and words tell. Another
 * answer under the same name and address is not overwritten, while namesakes who left no address are different people.
 */
export async function findSameInput(db: Db, eventId: GatheringId, input: Input, now: Date): Promise<RsvpRow | null> {
  const byKey = input.idempotencyKey ? await findAnswerByKey(db, eventId, input.idempotencyKey) : null;
  if (byKey) return saysTheSame(byKey, input) ? byKey : refuse('rsvp.already');
  const byName = await answersOf(db, eventId, { name: input.name, email: input.email || null });
  const isRecent = ({ createdAt }: RsvpRow) => now.getTime() - createdAt.getTime() < SENT_TWICE_WITHIN_MS;
  const sentTwice = byName.find((row) => !input.idempotencyKey && isRecent(row) && saysTheSame(row, input));
  if (sentTwice) return sentTwice;
  return input.email && byName.length > 0 ? refuse('rsvp.already') : null;
}

function saysTheSame(row: RsvpRow, { name, email, status, partySize, note }: Input): boolean {
  const answered = row.status === 'waiting' ? 'attending' : row.status;
  const isSamePerson = row.name === name && (row.email ?? '') === email;
  return isSamePerson && answered === status && row.partySize === partySize && row.note === note;
}

/** The caller holds the memorial's row and has seen that whoever asks may see the gathering. */
export async function giveAnswer(
  db: Db,
  { id, memorialId }: { id: GatheringId; memorialId: MemorialId },
  input: Input & { language: Language },
  { world, now, memorial, mayWrite }: Context & { mayWrite: boolean },
): Promise<Answered> {
  const event = (await lockEvent(db, memorialId, id)) ?? refuse('event.not_found');
  const same = await findSameInput(db, id, input, now);
  if (same) return { rsvp: same, event };
  if (isOver(event, now)) refuse('event.over');
  const status = statusFor(input, event);
  const rsvpId = uuid({ msecs: now.getTime() });
  const { name, partySize, note, language, idempotencyKey = null } = input;
  const rsvp = await insertAnswer(db, {
    id: rsvpId,
    eventId: id,
    idempotencyKey,
    name,
    email: input.email || null,
    language,
    status,
    partySize,
    note,
    tokenHash: rsvpTrace(world.keys, rsvpToken(world.keys, rsvpId)),
    createdAt: now,
    answeredAt: now,
  });
  const after = status === 'attending' ? await addAttending(db, id, partySize) : event;
  if (mayWrite) await sendAnsweredMail(db, world, { guest: rsvp, event: after, memorial });
  await memorialChanged(db, memorialId, now);
  return { rsvp, event: after };
}

export function statusFor({ status, partySize }: Pick<Input, 'status' | 'partySize'>, event: EventRow): AnswerStatus {
  return status === 'attending' && !hasRoomFor(partySize, event) ? 'waiting' : status;
}

/** The caller holds the rows of the memorial and of the gathering. Nobody loses a place by asking for more of them. */
export async function changeAnswer(
  db: Db,
  { rsvp: before, event }: Answered,
  input: Pick<Input, 'status' | 'partySize' | 'note'>,
  { world, now, memorial }: Context,
): Promise<Answered> {
  if (isOver(event, now)) refuse('event.over');
  const held = before.status === 'attending' ? before.partySize : 0;
  const status = statusFor(input, { ...event, attending: event.attending - held });
  if (held > 0 && status === 'waiting') refuse('rsvp.no_room');
  const answeredAt = status === before.status ? before.answeredAt : now;
  const rsvp = await updateAnswer(db, before.id, { ...input, status, answeredAt });
  const people = (status === 'attending' ? input.partySize : 0) - held;
  const counted = people === 0 ? event : await addAttending(db, event.id, people);
  const after = people < 0 ? await moveUp(db, counted, { world, now, memorial }) : counted;
  await memorialChanged(db, memorial.id, now);
  return { rsvp, event: after };
}

export async function takeOff(
  db: Db,
  { memorialId, eventId, rsvpId }: { memorialId: MemorialId; eventId: GatheringId; rsvpId: RsvpId },
  context: Context,
): Promise<void> {
  if (!(await lockEvent(db, memorialId, eventId))) refuse('event.not_found');
  const gone = (await deleteAnswer(db, eventId, rsvpId)) ?? refuse('rsvp.not_found');
  if (gone.status === 'attending') await moveUp(db, await addAttending(db, eventId, -gone.partySize), context);
  await memorialChanged(db, memorialId, context.now);
}
