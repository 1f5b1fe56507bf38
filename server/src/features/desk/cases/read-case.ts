// Everything about one family's plan, read for our team.
import type { CaseEvent, CasePerson, CasePromise, PlanCase } from '@evenlight/contract/cases';
import { wallTimeAt } from '@evenlight/contract/dates';
import type { Language } from '@evenlight/contract/languages';
import { pastServiceDayOf } from '@evenlight/contract/past-services';
import type { Plan } from '@evenlight/contract/plans';
import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { findUser } from '../../accounts/store.ts';
import { documentsOfPlan } from '../../documents/plan-documents.ts';
import type { Cashier } from '../../payments/cashier.ts';
import { moneyOf } from '../../payments/money.ts';
import type { PlanScope } from '../../plans/access.ts';
import { openWayRequest } from '../../plans/adjustments/adjustment-store.ts';
import { membershipsOfPlan } from '../../plans/people/people-store.ts';
import { planIn } from '../../plans/plan-store.ts';
import { toldOutside } from '../../plans/whose-plan.ts';
import { readTimeline } from '../../timelines/read-timeline.ts';
import { openPromisesOf } from '../promise-store.ts';
import { nameOf, promisesAsWire } from '../promises-as-wire.ts';
import { historiesOf } from '../queue/entries.ts';
import { promisesInOrder } from '../read-promises.ts';
import { promises } from '../tables.ts';
import { type Standing, stepsFrom } from './rules.ts';

// More than a family is ever owed at once; older ones are found in the queue.
const PROMISES_SHOWN = 60;
const EVENTS_SHOWN = 6;

export type Reading = { cashier: Cashier; keys: Keys; language: Language; now: Date };

export async function readCase(db: Db, scope: PlanScope, reading: Reading): Promise<PlanCase> {
  const { plan, money, documents, standing } = await readStanding(db, scope, reading);
  const owner = (await findUser(db, scope.userId)) ?? refuse('plan.not_found');
  return {
    plan,
    owner: { name: nameOf(owner), email: owner.email, phone: owner.phone },
    people: await peopleOf(db, scope, owner),
    steps: stepsFrom(standing),
    money,
    documents,
    timeline: await nextOf(db, plan, reading),
    promises: await promisesOf(db, scope, reading),
    askedLines: (await openWayRequest(db, scope))?.asked.lines ?? null,
  };
}

/** How far a plan has come, and what it is told by. */
export async function readStanding(db: Db, scope: PlanScope, { cashier, now }: Pick<Reading, 'cashier' | 'now'>) {
  const plan = toldOutside(await planIn(db, scope, now));
  const money = await moneyOf(db, plan, cashier, now);
  const documents = await documentsOfPlan(db, cashier.world.keys, plan);
  const openPromises = (await openPromisesOf(db, scope)).length;
  const today = wallTimeAt(now).date;
  const standing: Standing = {
    status: plan.status,
    isArchived: plan.archivedAt !== null,
    paidCents: money.paidCents,
    balanceCents: money.balanceCents,
    isHeldElsewhere: money.isHeldElsewhere,
    openPromises,
    slots: documents.slots,
    bookedDay: settledDayOf(plan, today),
    today,
  };
  return { plan, money, documents, standing };
}

/** A day that is booked, or on which the service has been. */
function settledDayOf(plan: Plan, today: string): string | null {
  return plan.schedule?.mode === 'blocked' ? plan.schedule.day : pastServiceDayOf(plan, today);
}

type Owner = { firstName: string; lastName: string; email: string };

/** Whoever made the plan stands first, in the group or not. */
async function peopleOf(db: Db, { planId, userId }: PlanScope, owner: Owner): Promise<CasePerson[]> {
  const seats = await membershipsOfPlan(db, planId);
  const asPerson = ({ email, role, ...names }: Omit<(typeof seats)[number], 'userId'>, isOwner: boolean) => ({
    name: nameOf(names),
    email,
    role,
    isOwner,
  });
  const own = seats.find((seat) => seat.userId === userId);
  return [
    own ? asPerson(own, true) : { name: nameOf(owner), email: owner.email, role: null, isOwner: true },
    ...seats.filter((seat) => seat.userId !== userId).map((seat) => asPerson(seat, false)),
  ];
}

async function nextOf(db: Db, plan: Plan, { language, now }: Reading): Promise<CaseEvent[] | null> {
  const { generatedAt, timeline } = await readTimeline(db, plan, { language, now });
  return generatedAt === null ? null : timeline.filter(({ completed }) => !completed).slice(0, EVENTS_SHOWN);
}

async function promisesOf(
  db: Db,
  { planId, userId }: PlanScope,
  { keys, language, now }: Reading,
): Promise<CasePromise[]> {
  const ids = await db
    .select({ id: promises.id })
    .from(promises)
    .where(eq(promises.promisedTo, userId))
    .orderBy(desc(isNull(promises.endedAt)), sql`${promises.madeAt} desc`)
    .limit(PROMISES_SHOWN);
  const found = await promisesInOrder(
    db,
    ids.map(({ id }) => id),
  );
  const shown = await promisesAsWire(db, { keys, language, now }, found);
  const ofPlan = shown.filter((promise) => promise.planId === planId).map(({ id }) => id);
  const histories = await historiesOf(db, keys, ofPlan);
  return shown.map((promise) => ({
    ...promise,
    written: (histories.get(promise.id) ?? []).filter(({ text }) => text !== null),
  }));
}
