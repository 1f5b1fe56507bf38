// Adding, changing and removing days, and choosing when a mail comes.
import { wallTimeAt } from '@evenlight/contract/dates';
import { GriefDayId, type UserId } from '@evenlight/contract/ids';
import {
  type DayReminder,
  GRIEF_DAYS_MAX,
  type GriefDay,
  type GriefDayFields,
} from '@evenlight/contract/self-care/days';
import { v7 as uuid } from 'uuid';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { announceSelfCare, inTurnOf } from '../own-things.ts';
import { ensureEnvelope, findEnvelope } from '../self-care-key.ts';
import {
  countDays,
  findDay,
  findDayByIdempotencyKey,
  insertDay,
  openDay,
  putReminder,
  sealDay,
  updateDay,
} from './day-store.ts';
import { daysToRemindOf, ownDay, type Reading } from './gather-days.ts';

type Sealing = Pick<World, 'db' | 'keys'>;

/** Sent again by the same key, it is the same day; what came first stands. */
export function addDay(
  { db, keys }: Sealing,
  userId: UserId,
  { idempotencyKey, ...fields }: GriefDayFields & { idempotencyKey: string },
  now: Date,
): Promise<GriefDay> {
  const today = wallTimeAt(now).date;
  return inTurnOf(db, userId, async (db) => {
    const envelope = await ensureEnvelope(db, keys, userId, now);
    const sent = await findDayByIdempotencyKey(db, userId, idempotencyKey);
    if (sent) return ownDay(envelope, sent, today);
    if ((await countDays(db, userId)) >= GRIEF_DAYS_MAX) refuse('grief_day.too_many');
    const id = GriefDayId.parse(uuid());
    const row = {
      id,
      userId,
      idempotencyKey,
      sealed: sealDay(envelope, id, fields),
      createdAt: now,
      changedAt: now,
      version: 1,
      firstOn: fields.on,
      isYearly: fields.isYearly,
      reminder: fields.reminder,
    };
    await insertDay(db, row);
    await announceSelfCare(db, userId, now);
    return ownDay(envelope, row, today);
  });
}

type Change = { dayId: GriefDayId; version: number; fields: GriefDayFields };

/** What stands there already is stored already: the answer to it was lost on its way. */
export function changeDay(
  { db, keys }: Sealing,
  userId: UserId,
  { dayId, version, fields }: Change,
  now: Date,
): Promise<GriefDay> {
  const today = wallTimeAt(now).date;
  return inTurnOf(db, userId, async (db) => {
    const row = (await findDay(db, userId, dayId)) ?? refuse('grief_day.not_found');
    const envelope = (await findEnvelope(db, keys, userId)) ?? refuse('grief_day.not_found');
    if (isSame(openDay(envelope, row), fields)) return ownDay(envelope, row, today);
    if (row.version !== version) refuse('grief_day.changed_meanwhile');
    const changed = {
      ...row,
      sealed: sealDay(envelope, dayId, fields),
      changedAt: now,
      version: version + 1,
      firstOn: fields.on,
      isYearly: fields.isYearly,
      reminder: fields.reminder,
    };
    await updateDay(db, changed);
    await announceSelfCare(db, userId, now);
    return ownDay(envelope, changed, today);
  });
}

function isSame(one: GriefDayFields, other: GriefDayFields): boolean {
  const fields = ['name', 'kind', 'on', 'isYearly', 'reminder'] as const;
  return fields.every((field) => one[field] === other[field]);
}

/** Only of a day in the asker's own calendar: a key that names somebody else's memorial is as good as missing. */
export function remindOf(
  { db, keys }: Sealing,
  reading: Reading,
  { key, reminder }: { key: string; reminder: DayReminder },
): Promise<GriefDay> {
  const { userId, now } = reading;
  return inTurnOf(db, userId, async (db) => {
    const days = await daysToRemindOf(db, { keys }, reading);
    const day = days.find((day) => day.key === key) ?? refuse('grief_day.not_found');
    if (day.reminder === reminder) return day;
    await announceSelfCare(db, userId, now);
    if (!day.own) {
      await putReminder(db, userId, key, reminder);
      return { ...day, reminder };
    }
    const row = (await findDay(db, userId, day.own.id)) ?? refuse('grief_day.not_found');
    const version = row.version + 1;
    await updateDay(db, { ...row, reminder, changedAt: now, version });
    return { ...day, reminder, own: { ...day.own, reminder, version } };
  });
}
