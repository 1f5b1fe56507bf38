// The hours in which talks can be booked, and those that are.

import {
  type ConsultationHours,
  dropConsultationDay,
  getConsultationHours,
  setConsultationDay,
  setConsultationWeek,
} from '@evenlight/contract/consultation-hours';
import {
  CONSULTATION_MINUTES,
  type ComingConsultation,
  cancelConsultationByTeam,
  listComingConsultations,
  moveConsultationByTeam,
} from '@evenlight/contract/consultations';
import { addDays, instantAt, wallTimeAt } from '@evenlight/contract/dates';
import type { OpenStretch } from '@evenlight/contract/desk';
import { ConsultationId } from '@evenlight/contract/ids';
import { isAtLeast } from '@evenlight/contract/support/levels';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import { type Db, takeTurn } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { type ConsultationRow, openClient } from './consultation-store.ts';
import {
  bookedBetween,
  dropSpecialDay,
  findSpecialDay,
  putSpecialDay,
  replaceWeek,
  specialDaysFrom,
  versionOf,
  versionOfDay,
  weekOf,
} from './hours-store.ts';
import { asWire, cancelTalk, moveTalk } from './manage.ts';
import { overlap, type Stretch, slotOf, slotsOn } from './rules.ts';

/** More than can be booked ahead. */
const A_YEAR = 366;

export function consultationStaffRoutes(app: FastifyInstance) {
  serve(app, getConsultationHours, ({ db, now }) => hoursFrom(db, now));

  serve(app, setConsultationWeek, async ({ actor, body: { week, version }, db, now, request }) => {
    for (let weekday = 0; weekday < 7; weekday += 1) {
      if (overlap(week.filter((stretch) => stretch.weekday === weekday))) refuse('consultation.hours_overlap');
    }
    const change = (db: Db) => changeWeek(db, week, version);
    return changeHours(db, change, { actor, now, network: networkOf(request), what: 'week' });
  });

  serve(app, setConsultationDay, async ({ actor, params: { date }, body, db, now, request }) => {
    if (overlap(body.stretches)) refuse('consultation.hours_overlap');
    const network = networkOf(request);
    return changeHours(db, (db) => changeDay(db, date, body), { actor, now, network, what: date });
  });

  serve(app, dropConsultationDay, async ({ actor, params: { date }, query: { version }, db, now, request }) => {
    const change = (db: Db) => changeToUsual(db, date, version);
    return changeHours(db, change, { actor, now, network: networkOf(request), what: date });
  });

  serve(app, moveConsultationByTeam, async ({ actor, params: { consultationId: id }, body, now, world, request }) => {
    const { note, ...move } = body;
    const byTeam = { note, record: recordOf('consultation.moved_by_team', id, { actor, now, request }) };
    return asWire(await moveTalk(world, id, { ...move, now, byTeam }), now);
  });

  serve(app, cancelConsultationByTeam, async ({ actor, params: { consultationId: id }, body, now, world, request }) => {
    const { note, version } = body;
    const byTeam = { note, record: recordOf('consultation.cancelled_by_team', id, { actor, now, request }) };
    return asWire(await cancelTalk(world, id, { version, now, byTeam }), now);
  });

  serve(app, listComingConsultations, async ({ actor, db, now, world, request }) => {
    // Whoever is on the phone just now needs the number.
    const since = new Date(now.getTime() - CONSULTATION_MINUTES * 60_000);
    const talks = await bookedBetween(db, since, instantAt(addDays(wallTimeAt(now).date, A_YEAR), 0));
    const { week, days } = await hoursFrom(db, now);
    const special = new Map(days.map(({ date, stretches }) => [date, stretches]));
    await recordInAudit(db, {
      at: now,
      actor,
      action: 'consultations.read',
      subject: 'consultations',
      network: networkOf(request),
    });
    return talks.map((talk) => {
      const { date, time } = slotOf(talk.startsAt);
      const isOutsideHours = !slotsOn(date, { week, special: special.get(date) }).includes(time);
      return asComing(talk, world.keys, { isOutsideHours, now });
    });
  });
}

type Context = { actor: Actor; now: Date; request: FastifyRequest };

function recordOf(action: string, subject: string, { actor, now, request }: Context) {
  return (db: Db) => recordInAudit(db, { at: now, actor, action, subject, network: networkOf(request) });
}

/** Sent again after a lost answer, it stands there already. */
async function changeWeek(db: Db, week: readonly OpenStretch[], seen: string): Promise<void> {
  const now = versionOf(await weekOf(db));
  if (now === versionOf(week)) return;
  if (now !== seen) refuse('consultation_hours.changed_meanwhile');
  await replaceWeek(db, week);
}

type ChangedDay = { stretches: Stretch[]; note: string; version: string | null };

/** The same for one day; `version` is null for whoever saw a usual one. */
async function changeDay(db: Db, date: string, { version, ...day }: ChangedDay): Promise<void> {
  const now = await findSpecialDay(db, date);
  if (now && versionOfDay(now) === versionOfDay(day)) return;
  if ((now && versionOfDay(now)) !== version) refuse('consultation_hours.changed_meanwhile');
  await putSpecialDay(db, date, day);
}

async function changeToUsual(db: Db, date: string, seen: string): Promise<void> {
  const now = await findSpecialDay(db, date);
  if (now && versionOfDay(now) !== seen) refuse('consultation_hours.changed_meanwhile');
  await dropSpecialDay(db, date);
}

type Audited = Pick<Parameters<typeof recordInAudit>[1], 'actor' | 'network'> & { now: Date; what: string };

/** One after the other: two who change the week at once must not mix their hours. */
function changeHours(
  db: Db,
  change: (db: Db) => Promise<void>,
  { actor, now, network, what }: Audited,
): Promise<ConsultationHours> {
  return db.transaction(async (db) => {
    await takeTurn(db, 'consultation hours');
    await change(db);
    const hours = await hoursFrom(db, now);
    const action = 'consultation_hours.changed';
    await recordInAudit(db, { at: now, actor, action, subject: `consultation hours ${what}`, network });
    return hours;
  });
}

async function hoursFrom(db: Db, now: Date): Promise<ConsultationHours> {
  const days = await specialDaysFrom(db, wallTimeAt(now).date);
  const week = await weekOf(db);
  return {
    week,
    weekVersion: versionOf(week),
    days: days.map(({ day, ...rest }) => ({ date: day, ...rest, version: versionOfDay(rest) })),
  };
}

function asComing(
  talk: ConsultationRow,
  keys: Keys,
  { isOutsideHours, now }: { isOutsideHours: boolean; now: Date },
): ComingConsultation {
  const { clientName, clientEmail, clientPhone, message } = openClient(keys, talk);
  return {
    ...asWire(talk, now),
    id: ConsultationId.parse(talk.id),
    urgency: talk.urgency,
    language: talk.language,
    message,
    isOutsideHours,
    person: { name: clientName, email: clientEmail, phone: clientPhone },
    mayBeInDanger: isAtLeast(talk.level, 'elevated'),
  };
}
