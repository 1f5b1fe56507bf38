// Arranging the date of a service: booked by the family at its venue, or found together with our team.
import type { PlanId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { minuteOf } from '@evenlight/contract/scheduling';
import type { Member } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { announce } from '../../../platform/news/announce.ts';
import { refuse } from '../../../platform/problem.ts';
import { bookDay, releaseDay } from '../../venues/days.ts';
import type { PlanScope } from '../access.ts';
import { keepVersion } from '../change-plan.ts';
import { refuseTooManyDays } from '../choose-venue.ts';
import { lockPlan, markInProgress, ownerOfPlan, planIn, updatePlanRow } from '../plan-store.ts';
import { setSelectionStatus } from '../selection-store.ts';
import { isOver, refuseEarlierThanToday, refuseHourGone, refuseServiceBeforeDeath } from '../service-date.ts';
import { type Consent, refuseUncustomaryDay } from './customary-day.ts';
import { markRequestAnswered, putSchedule, removeSchedule } from './schedule-store.ts';

/** `isForFamily`: our team does it with them, also within the last 48 hours. */
type Context = { actor: Member; now: Date; isForFamily?: boolean };
type DateInput = Consent & { serviceDate: string; serviceTime?: string | null | undefined };
type Arranged = { plan: Plan; isNew: boolean };

/** Books, or moves what is booked. The same request twice is one. */
export async function block(db: Db, scope: PlanScope, input: DateInput, context: Context): Promise<Arranged> {
  const { serviceDate: day, serviceTime: startsAt = null } = input;
  const { actor, now } = context;
  await lockPlan(db, scope);
  const before = await planIn(db, scope, now);
  if (isBlockedAt(before, day, startsAt)) return { plan: before, isNew: false };
  refuseTooLate(before, context);
  if (before.archivedAt) refuse('plan.archived');
  refuseOver(before, now);
  const venueId = before.selectedVenue?.id ?? refuse('schedule.venue_needed');
  refuseEarlierThanToday(day, now);
  refuseServiceBeforeDeath({ serviceDate: day, dateOfDeath: before.dateOfDeath });
  refuseHourGone(day, startsAt, now);
  const wanted = { ...before, serviceDate: day, serviceTime: startsAt };
  await refuseUncustomaryDay(db, scope, wanted, { consent: input, actor, now });
  // Whoever moves a day has it already.
  if (!context.isForFamily && before.schedule?.mode !== 'blocked') await refuseTooManyDays(db, scope, now);
  await bookDay(db, { venueId, day, planId: scope.planId, now });
  await updatePlanRow(db, scope, { serviceDate: day, serviceHasBeen: false });
  await setSelectionStatus(db, scope, 'confirmed');
  const startMinute = startsAt === null ? null : minuteOf(startsAt);
  await putSchedule(db, scope, { mode: 'blocked', day, startMinute, at: now });
  await markInProgress(db, scope, now);
  // Whoever asked our team before needs no answer any more.
  if (before.schedule?.mode === 'requested') await tellDesk(db, scope, now);
  return { plan: await keepVersion(db, scope, await planIn(db, scope, now), context), isNew: true };
}

function isBlockedAt({ schedule }: Plan, day: string, startsAt: string | null): boolean {
  return schedule?.mode === 'blocked' && schedule.day === day && schedule.startsAt === startsAt;
}

/** What took place stays written down as it was. */
function refuseOver({ status, schedule }: Plan, now: Date): void {
  if (status === 'completed' || (schedule?.mode === 'blocked' && isOver(schedule.day, now))) refuse('schedule.over');
}

function refuseTooLate({ schedule }: Plan, { now, isForFamily }: Context): void {
  if (isForFamily || schedule?.mode !== 'blocked') return;
  if (now > new Date(schedule.changeableUntil)) refuse('schedule.too_late');
}

type PlanningInput = { wishedDays: string; note: string };

export async function ask(db: Db, scope: PlanScope, input: PlanningInput, context: Context): Promise<Plan> {
  const { now } = context;
  await lockPlan(db, scope);
  const before = await planIn(db, scope, now);
  const { schedule } = before;
  if (before.archivedAt) refuse('plan.archived');
  if (schedule?.mode === 'blocked') refuse('plan.date_booked');
  if (schedule?.mode === 'requested' && schedule.answeredAt === null && isSameInput(schedule, input)) return before;
  await putSchedule(db, scope, { mode: 'requested', ...input, at: now });
  await tellDesk(db, scope, now);
  return keepVersion(db, scope, await planIn(db, scope, now), context);
}

function isSameInput(one: PlanningInput, other: PlanningInput): boolean {
  return one.wishedDays === other.wishedDays && one.note === other.note;
}

/** The venue is free that day from now on, and the plan keeps it without a date; or a request is taken back. */
export async function cancel(db: Db, scope: PlanScope, context: Context): Promise<{ before: Plan; plan: Plan }> {
  const { now } = context;
  await lockPlan(db, scope);
  const before = await planIn(db, scope, now);
  const { mode } = before.schedule ?? refuse('schedule.not_found');
  refuseTooLate(before, context);
  if (mode === 'blocked') refuseOver(before, now);
  await removeSchedule(db, scope);
  if (mode === 'requested') await tellDesk(db, scope, now);
  else {
    await releaseDay(db, scope.planId);
    await updatePlanRow(db, scope, { serviceDate: null, serviceHasBeen: false });
    await setSelectionStatus(db, scope, 'pending');
  }
  return { before, plan: await keepVersion(db, scope, await planIn(db, scope, now), context) };
}

async function tellDesk(db: Db, { planId, userId }: PlanScope, at: Date): Promise<void> {
  await announce(db, { kind: 'schedule.requested', subject: planId, audience: `person:${userId}`, at });
}

type Answered = { askedBy: Date; now: Date };

/** Our team has spoken with the family; the date itself may still be open. What was asked later is still unanswered. */
export async function answerPlanningRequest(db: Db, planId: PlanId, { askedBy, now }: Answered): Promise<void> {
  await markRequestAnswered(db, planId, { askedBy, answeredAt: now });
  const userId = await ownerOfPlan(db, planId);
  if (userId) await announce(db, { kind: 'plan.changed', subject: planId, audience: `person:${userId}`, at: now });
}
