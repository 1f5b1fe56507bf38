// Somebody books a talk. The hour is taken by whoever is stored first; what was written is read for danger before that.
import { type ConsultationForm, consultationDueAt, isCallBackToday } from '@evenlight/contract/consultations';
import { instantAt } from '@evenlight/contract/dates';
import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { minuteOf } from '@evenlight/contract/scheduling';
import { isAtLeast } from '@evenlight/contract/support/levels';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import { words } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import type { Assessment } from '../../support/safety/assess.ts';
import { assessFor } from '../../support/safety/assess-in-worker.ts';
import { countIfReferred, inTurnOfWriter, worryOf } from '../../support/worry.ts';
import { emailHash } from '../email-hash.ts';
import { tellStaff } from '../mails.ts';
import { makePromise } from '../make-promise.ts';
import {
  type ConsultationRow,
  findByIdempotencyKey,
  findKeyless,
  insertConsultation,
  openClient,
  sealClient,
  updateConsultation,
} from './consultation-store.ts';
import { freeDays } from './hours-store.ts';
import { writeAboutTalk } from './mails.ts';
import { type Booker, countBooked, refuseIfFull, refuseIfOverfull, takeTurnOfAddress } from './room-for-one-more.ts';
import { isBookableDay } from './rules.ts';

export type Booking = {
  form: ConsultationForm;
  idempotencyKey: string | undefined;
  timeZone: string | undefined;
  userId: UserId | null;
  language: Language;
  /** The keyed hash of where it came from. */
  network: string;
  now: Date;
};

const PRESSED_TWICE_MS = 10 * 60_000;

/** The same booking, sent before: by its key, or by the same address a moment ago. */
export async function findSent({ db, keys }: World, booking: Booking): Promise<ConsultationRow | null> {
  const { form, idempotencyKey, now } = booking;
  if (idempotencyKey) return findByIdempotencyKey(db, idempotencyKey);
  const found = await findKeyless(db, {
    startsAt: startOf(form),
    emailHash: emailHash(keys, form.clientEmail),
    bookedSince: new Date(now.getTime() - PRESSED_TWICE_MS),
  });
  // Somebody who only knows the address learns nothing.
  return found && isSameClient(openClient(keys, found), form) ? found : null;
}

function isSameClient(booked: ReturnType<typeof openClient>, form: ConsultationForm): boolean {
  return (['clientName', 'clientEmail', 'clientPhone', 'message'] as const).every((key) => booked[key] === form[key]);
}

/**
 * `mayWrite` says no when this address was written to often enough today; the booking stands all the same. It counts, so it
 * is asked when the hour is free, and outside of the transaction.
 */
export async function book(world: World, booking: Booking, mayWrite: () => Promise<boolean>): Promise<ConsultationRow> {
  try {
    return await bookFreeHour(world, booking, mayWrite);
  } catch (error) {
    // Sent twice at once, the other one may have taken the very hour, or the last room, between two looks.
    const sent = error instanceof Problem ? await findSent(world, booking) : null;
    if (sent) return sent;
    throw error;
  }
}

async function bookFreeHour(
  world: World,
  booking: Booking,
  mayWrite: () => Promise<boolean>,
): Promise<ConsultationRow> {
  const { form, now, userId } = booking;
  await refuseIfFull(world.db, bookerOf(world, booking), now);
  await requireFree(world.db, form.preferredDate, form.preferredTime, now);
  // By our own layer alone: nothing that is written here goes to a model.
  const assessment = await assessFor(userId, form.message);
  const how = { assessment, mayWrite: await mayWrite() };
  const row = await inTurnOfWriter(world.db, userId, (db) => store(db, world, booking, how));
  return row ?? refuseTaken(world.db, form.preferredDate, now);
}

function bookerOf({ keys }: World, { userId, form }: Booking): Booker {
  return { userId, emailHash: emailHash(keys, form.clientEmail) };
}

async function store(
  db: Db,
  world: World,
  booking: Booking,
  { assessment, mayWrite }: { assessment: Assessment; mayWrite: boolean },
): Promise<ConsultationRow | null> {
  const { form, idempotencyKey, timeZone, userId, language, now } = booking;
  const { consultationType: type, urgency } = form;
  const id = uuid();
  const booker = bookerOf(world, booking);
  await takeTurnOfAddress(db, booker);
  // The hour is taken first: a worry is remembered once, however often the same is sent.
  const row = await insertConsultation(db, {
    id,
    idempotencyKey: idempotencyKey ?? null,
    userId,
    ...sealClient(world.keys, id, form),
    type,
    urgency,
    level: assessment.level,
    routes: assessment.routes,
    language,
    timeZone: timeZone ?? null,
    startsAt: startOf(form),
    version: 1,
    bookedAt: now,
  });
  if (!row) return null;
  await refuseIfOverfull(db, booker, now);
  await countBooked(db, { network: booking.network, now, factor: world.config.rateLimitFactor });
  const worry = await worryOf(db, userId, assessment, now);
  await countIfReferred(db, worry, now);
  const booked = (await updateConsultation(db, id, worry)) ?? row;
  const dueAt = consultationDueAt(form, { askedAt: now, startsAt: booked.startsAt });
  const comesFirst = isCallBackToday(form) || isAtLeast(worry.level, 'elevated');
  await makePromise(db, world, { kind: 'consultation', consultationId: id }, { madeAt: now, dueAt, comesFirst });
  const what = comesFirst ? words('Somebody who may be in danger booked a talk') : words('A talk was booked');
  await tellStaff(db, world, { subjectId: id, what, dueAt });
  if (mayWrite) await writeAboutTalk(db, world, booked, { occasion: 'booked', now });
  return booked;
}

function startOf({ preferredDate, preferredTime }: ConsultationForm): Date {
  return instantAt(preferredDate, minuteOf(preferredTime));
}

export async function requireFree(db: Db, date: string, time: string, now: Date): Promise<void> {
  if (!isBookableDay(date, now)) refuse('consultation.day_not_offered');
  // Read once: when many want one hour, nearly all of them are told what is free instead.
  const slots = await freeDays(db, date, DAYS_OFFERED_INSTEAD, now);
  const isFree = slots.some((day) => day.date === date && day.availableSlots.includes(time));
  if (!isFree) throw new Problem('consultation.slot_taken', { slots });
}

const DAYS_OFFERED_INSTEAD = 3;

/** With what is still free, so that nobody has to look for it. */
export async function refuseTaken(db: Db, date: string, now: Date): Promise<never> {
  throw new Problem('consultation.slot_taken', { slots: await freeDays(db, date, DAYS_OFFERED_INSTEAD, now) });
}
