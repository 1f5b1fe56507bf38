// Looking at a booked talk, moving it, and giving the hour back: by the link of a mail, which needs no account, or by our team.
import {
  type BookedConsultation,
  CONSULTATION_MINUTES,
  consultationDueAt,
  isCallBackToday,
} from '@evenlight/contract/consultations';
import { addDays, instantAt, wallTimeAt } from '@evenlight/contract/dates';
import { minuteOf } from '@evenlight/contract/scheduling';
import { isAtLeast } from '@evenlight/contract/support/levels';
import { type Db, violates } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { words } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { tellStaff } from '../mails.ts';
import { dueOfConsultation, moveConsultationPromise } from '../promise-store.ts';
import { withdrawConsultation } from '../queue/withdraw.ts';
import { refuseTaken, requireFree } from './book.ts';
import { type ConsultationRow, findConsultation, lockConsultation, updateConsultation } from './consultation-store.ts';
import { consultationOfToken } from './link.ts';
import { writeAboutTalk } from './mails.ts';
import { slotOf } from './rules.ts';

export async function readTalk({ db, keys }: World, token: string): Promise<ConsultationRow> {
  const id = consultationOfToken(keys, token) ?? refuse('consultation.not_found');
  return (await findConsultation(db, id)) ?? refuse('consultation.not_found');
}

export function asWire(talk: ConsultationRow, now: Date): BookedConsultation {
  const { startsAt, type, version, cancelledAt } = talk;
  return {
    ...slotOf(startsAt),
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + CONSULTATION_MINUTES * 60_000).toISOString(),
    consultationType: type,
    version,
    state: cancelledAt ? 'cancelled' : startsAt <= now ? 'over' : 'booked',
  };
}

/** When our team does it. */
type ByTeam = {
  /** A line to the family, which may be empty. */
  note: string;
  /** Writes it down, in the same transaction and last of all. */
  record: (db: Db) => Promise<void>;
};

type Move = { date: string; time: string; version: number; now: Date; byTeam?: ByTeam };

export async function moveTalk(
  world: World,
  id: string,
  { date, time, version, now, byTeam }: Move,
): Promise<ConsultationRow> {
  const startsAt = instantAt(date, minuteOf(time));
  try {
    return await world.db.transaction(async (db) => {
      const talk = await requireLocked(db, id, byTeam);
      // Sent again after a lost answer: it stands there already.
      if (!talk.cancelledAt && talk.startsAt.getTime() === startsAt.getTime()) return talk;
      refuseIfOver(talk, now);
      if (talk.version !== version) refuse('consultation.changed_meanwhile');
      await requireFree(db, date, time, now);
      return changeTalk(db, world, talk, { startsAt, now, byTeam });
    });
  } catch (error) {
    // Somebody else was stored in the same moment.
    if (violates(error, 'consultations_hour')) return refuseTaken(world.db, date, now);
    throw error;
  }
}

/** Whoever leaves takes their talks along; our team has no link that could be wrong. */
async function requireLocked(db: Db, id: string, byTeam: ByTeam | undefined): Promise<ConsultationRow> {
  return (await lockConsultation(db, id)) ?? refuse(byTeam ? 'path.not_found' : 'consultation.not_found');
}

async function changeTalk(
  db: Db,
  world: World,
  talk: ConsultationRow,
  { startsAt, now, byTeam }: { startsAt: Date; now: Date; byTeam: ByTeam | undefined },
): Promise<ConsultationRow> {
  // Moved to tomorrow, the mail about that is reminder enough.
  const isTomorrow = wallTimeAt(startsAt).date === addDays(wallTimeAt(now).date, 1);
  const fields = { startsAt, version: talk.version + 1, ...(isTomorrow ? { remindedOf: startsAt } : {}) };
  const moved = (await updateConsultation(db, talk.id, fields)) ?? refuse('consultation.not_found');
  const form = { consultationType: talk.type, urgency: talk.urgency };
  const dueAt = consultationDueAt(form, { askedAt: talk.bookedAt, startsAt });
  await moveConsultationPromise(db, talk.id, { dueAt, now });
  await writeAboutTalk(db, world, moved, { occasion: byTeam ? 'moved-by-us' : 'moved', note: byTeam?.note, now });
  await byTeam?.record(db);
  return moved;
}

/** By the link it is cancelled however it was moved before; whoever names a version has to have seen it as it stands. */
type Cancelling = { now: Date; version?: number; byTeam?: ByTeam };

export async function cancelTalk(
  world: World,
  id: string,
  { now, version, byTeam }: Cancelling,
): Promise<ConsultationRow> {
  return world.db.transaction(async (db) => {
    const talk = await requireLocked(db, id, byTeam);
    if (talk.cancelledAt) return talk;
    refuseIfOver(talk, now);
    if (version !== undefined && version !== talk.version) refuse('consultation.changed_meanwhile');
    // Pressed again in the tab it was booked from, it is a request of its own.
    const fields = { cancelledAt: now, version: talk.version + 1, idempotencyKey: null };
    const cancelled = (await updateConsultation(db, id, fields)) ?? refuse('consultation.not_found');
    if (!isGrave(talk)) await withdrawConsultation(db, id, { keys: world.keys, now });
    else if (!byTeam) await tellOfCancelling(db, world, talk);
    const occasion = byTeam ? 'cancelled-by-us' : 'cancelled';
    await writeAboutTalk(db, world, cancelled, { occasion, note: byTeam?.note, now });
    await byTeam?.record(db);
    return cancelled;
  });
}

/** Whoever may be in danger is called all the same: the promise stands. */
function isGrave({ type, urgency, level }: ConsultationRow): boolean {
  return isCallBackToday({ consultationType: type, urgency }) || isAtLeast(level, 'elevated');
}

async function tellOfCancelling(db: Db, world: World, { id, startsAt }: ConsultationRow): Promise<void> {
  const dueAt = (await dueOfConsultation(db, id)) ?? startsAt;
  await tellStaff(db, world, {
    subjectId: `cancelled ${id}`,
    what: words('Somebody who may be in danger cancelled a talk'),
    dueAt,
  });
}

function refuseIfOver({ cancelledAt, startsAt }: ConsultationRow, now: Date): void {
  if (cancelledAt || startsAt <= now) refuse('consultation.over');
}
