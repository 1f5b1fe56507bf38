// Adding, changing and calling off a gathering, under a lock: the caller holds the memorial's row. Guests who left an
// address hear of what concerns them, once.
import type { GatheringId } from '@evenlight/contract/ids';
import { EVENTS_PER_MEMORIAL, type EventChanges, type NewEvent } from '@evenlight/contract/memorials/events';
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import type { MemorialScope } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { countEvents, type EventRow, findEventByKey, insertEvent, lockEvent, updateEvent } from './event-store.ts';
import { tellGuests } from './letters.ts';
import { moveUp } from './move-up.ts';
import { isPast } from './rules.ts';

type Context = { world: World; now: Date };

export async function makeEvent(db: Db, scope: MemorialScope, input: NewEvent, now: Date): Promise<EventRow> {
  const { memorialId, member } = scope;
  const made = input.idempotencyKey && (await findEventByKey(db, memorialId, input.idempotencyKey));
  if (made) return made;
  if ((await countEvents(db, memorialId)) >= EVENTS_PER_MEMORIAL) refuse('event.too_many');
  const row = await insertEvent(db, {
    ...input,
    ...timesIn(input),
    id: uuid({ msecs: now.getTime() }),
    memorialId,
    attending: 0,
    version: 1,
    createdBy: member.userId,
    createdAt: now,
  });
  await memorialChanged(db, memorialId, now);
  await recordInAudit(db, { at: now, actor: member, action: 'event.added', subject: row.id });
  return row;
}

function timesIn({ eventDate, endsAt }: Pick<NewEvent, 'eventDate' | 'endsAt'>) {
  return { eventDate: new Date(eventDate), endsAt: endsAt === null ? null : new Date(endsAt) };
}

export async function changeGathering(
  db: Db,
  { memorialId, memorial, member }: MemorialScope,
  { id, version, ...changes }: EventChanges & { id: GatheringId },
  { world, now }: Context,
): Promise<EventRow> {
  const before = (await lockEvent(db, memorialId, id)) ?? refuse('event.not_found');
  if (before.version !== version) refuse('event.changed_meanwhile');
  if (before.canceledAt) refuse('event.not_found');
  if (changes.maxAttendees > 0 && changes.maxAttendees < before.attending) refuse('event.places_taken');
  const after = await updateEvent(db, id, { ...changes, ...timesIn(changes), version: version + 1 });
  if (isElsewhere(before, after) && !isPast(after, now))
    await tellGuests(db, world, after, { about: 'changed', at: now, by: member.userId });
  const moved = await moveUp(db, after, { world, now, memorial });
  await memorialChanged(db, memorialId, now);
  await recordInAudit(db, { at: now, actor: member, action: 'event.changed', subject: id });
  return moved;
}

/** A new time or place: what a guest must know. */
function isElsewhere(before: EventRow, after: EventRow): boolean {
  return before.eventDate.getTime() !== after.eventDate.getTime() || before.location !== after.location;
}

export async function callOff(
  db: Db,
  { memorialId, member }: MemorialScope,
  id: GatheringId,
  { world, now }: Context,
): Promise<EventRow> {
  const before = (await lockEvent(db, memorialId, id)) ?? refuse('event.not_found');
  if (before.canceledAt) return before;
  const event = await updateEvent(db, id, { canceledAt: now, version: before.version + 1 });
  if (!isPast(before, now)) await tellGuests(db, world, event, { about: 'canceled', at: now, by: member.userId });
  await memorialChanged(db, memorialId, now);
  await recordInAudit(db, { at: now, actor: member, action: 'event.canceled', subject: id });
  return event;
}
