// What families wait for becomes a promise of ours, and the team hears of it. An answer keeps the promise.
import type { PromiseKind } from '@evenlight/contract/concierge';
import { PlanId } from '@evenlight/contract/ids';
import type { NewsKind } from '@evenlight/contract/news';
import { answerDueAt } from '@evenlight/contract/promise-hours';
import { isAtLeast } from '@evenlight/contract/support/levels';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { type Words, words } from '../../platform/texts/texts.ts';
import type { World } from '../../platform/world.ts';
import { findReport } from '../memorials/keeping/report-store.ts';
import type { Cashier } from '../payments/cashier.ts';
import { findRefundRequest } from '../payments/refund-request-store.ts';
import { findAdjustmentState } from '../plans/adjustments/adjustment-store.ts';
import { plansById } from '../plans/plan-store.ts';
import { openRequestOf } from '../plans/scheduling/schedule-store.ts';
import { lockAlert } from '../support/alert-store.ts';
import { findCounselingRequest } from '../support/counseling/counseling-store.ts';
import { findMembershipById } from '../support/groups/group-store.ts';
import { COMPLETE_QUEUE, completePlans } from './cases/complete-plans.ts';
import { tellStaff } from './mails.ts';
import { makePromise, promiseMade } from './make-promise.ts';
import {
  changedAbout,
  dateBookedByTeam,
  findDocumentState,
  holdAlert,
  keepAbout,
  keepScheduling,
  promiseAbout,
  renewSchedulingPromise,
} from './promise-store.ts';
import { HASHES_QUEUE, refreshNameSearchHashes, refreshPlanHashes } from './queue/refresh-name-search-hashes.ts';
import { WATCH_QUEUE, watchPromises } from './queue/watch.ts';
import { withdrawGone, withdrawScheduling } from './queue/withdraw.ts';

// Longer would be no answer to somebody in danger.
const CALL_MINUTES = 15;

const PLAN_SAVED_QUEUE = 'desk.plan-saved';
const ADJUSTMENT_QUEUE = 'desk.adjustment';
const DOCUMENT_QUEUE = 'desk.document';
const SCHEDULING_QUEUE = 'desk.scheduling';
const COUNSELING_QUEUE = 'desk.counseling';
const GROUP_QUEUE = 'desk.group';
const ALERT_QUEUE = 'desk.alert';
const REPORT_QUEUE = 'desk.report';
const REFUND_QUEUE = 'desk.refund';
const PLAN_CHANGED_QUEUE = 'desk.plan-changed';
export const deskQueues = [
  PLAN_SAVED_QUEUE,
  ADJUSTMENT_QUEUE,
  DOCUMENT_QUEUE,
  SCHEDULING_QUEUE,
  COUNSELING_QUEUE,
  GROUP_QUEUE,
  ALERT_QUEUE,
  REPORT_QUEUE,
  REFUND_QUEUE,
  PLAN_CHANGED_QUEUE,
  WATCH_QUEUE,
  HASHES_QUEUE,
  COMPLETE_QUEUE,
];

export function deskJobs(world: World, cashier: Cashier) {
  follow(world, ['plan.saved'], PLAN_SAVED_QUEUE, planSaved);
  follow(world, ['adjustment.requested', 'adjustment.decided'], ADJUSTMENT_QUEUE, adjustmentMoved);
  follow(world, ['document.changed'], DOCUMENT_QUEUE, documentMoved);
  follow(world, ['schedule.requested'], SCHEDULING_QUEUE, schedulingMoved);
  follow(world, ['counseling.changed'], COUNSELING_QUEUE, counselingMoved);
  follow(world, ['group.changed'], GROUP_QUEUE, seatMoved);
  follow(world, ['crisis_alert.changed'], ALERT_QUEUE, alertMoved);
  follow(world, ['report.changed'], REPORT_QUEUE, reportMoved);
  follow(world, ['refund_request.changed'], REFUND_QUEUE, refundMoved);
  follow(world, ['plan.changed'], PLAN_CHANGED_QUEUE, planChanged);
  watchPromises(world);
  refreshNameSearchHashes(world);
  completePlans(world, cashier);
}

type Follow = (db: Db, world: World, subject: string) => Promise<void>;

function follow(world: World, kinds: readonly NewsKind[], queue: string, react: Follow) {
  for (const kind of kinds) world.newsroom.sendTo(kind, queue);
  world.jobs.work(queue, async (data) => {
    const { subject } = z.object({ subject: z.uuid() }).parse(data);
    await world.db.transaction((db) => react(db, world, subject));
  });
}

async function planSaved(db: Db, world: World, subject: string): Promise<void> {
  const planId = PlanId.parse(subject);
  const [plan] = await plansById(db, [planId], world.clock.now());
  // Its family may have left between the saving and now.
  if (plan) await promise(db, world, { kind: 'plan-saved', planId }, { madeAt: new Date(plan.createdAt) });
}

/** A request about the price that was taken back is a change of the plan. */
async function planChanged(db: Db, world: World, planId: string): Promise<void> {
  await takenBack(db, world);
  await refreshPlanHashes(db, world, planId);
}

/** Both news come through here, in any order: what stands in the table decides. */
async function adjustmentMoved(db: Db, world: World, adjustmentId: string): Promise<void> {
  const found = await findAdjustmentState(db, adjustmentId);
  if (!found) return takenBack(db, world);
  const asked = { madeAt: found.requestedAt, isWaiting: found.decidedAt === null };
  await promise(db, world, { kind: 'adjustment', adjustmentId }, asked);
  if (found.decidedAt) await keepAbout(db, { adjustmentId }, { keptAt: found.decidedAt, keptBy: found.decidedBy });
}

async function documentMoved(db: Db, world: World, documentId: string): Promise<void> {
  const found = await findDocumentState(db, documentId);
  if (!found) return takenBack(db, world);
  // Nobody waits for a paper that is still being looked at, or came from our own team.
  if (found.state === 'checking' || found.isByStaff) return;
  const asked = { madeAt: found.uploadedAt, isWaiting: found.decidedAt === null };
  await promise(db, world, { kind: 'document', documentId }, asked);
  if (found.decidedAt) await keepAbout(db, { documentId }, { keptAt: found.decidedAt, keptBy: found.decidedBy });
}

/** Asked for, asked for again, answered by a date, or taken back: at most one promise is open for each plan. */
async function schedulingMoved(db: Db, world: World, subject: string): Promise<void> {
  const planId = PlanId.parse(subject);
  const request = await openRequestOf(db, planId);
  if (!request) {
    const booked = await dateBookedByTeam(db, planId);
    if (booked) await keepScheduling(db, planId, booked);
    return withdrawScheduling(db, planId, { keys: world.keys, now: world.clock.now() });
  }
  const made = await renewSchedulingPromise(db, planId, { madeAt: request.at, dueAt: answerDueAt(request.at) });
  const subjectId = `${planId} ${request.at.getTime()}`;
  if (!made) return;
  await promiseMade(db, world, made.id, request.at);
  await tellStaff(db, world, { subjectId, what: words('A family asks for help with the date'), dueAt: made.dueAt });
}

/** What was asked for is gone: perhaps before we heard of it, perhaps after we promised. */
function takenBack(db: Db, { keys, clock }: World): Promise<void> {
  return withdrawGone(db, { keys, now: clock.now() });
}

async function counselingMoved(db: Db, world: World, counselingRequestId: string): Promise<void> {
  const found = await findCounselingRequest(db, counselingRequestId);
  if (!found) return takenBack(db, world);
  const comesFirst = isAtLeast(found.level, 'elevated');
  const what = comesFirst ? words('Somebody who may be in danger asks for a talk') : undefined;
  const subject = { kind: 'counseling', counselingRequestId } as const;
  await promise(db, world, subject, { madeAt: found.askedAt, isWaiting: found.answeredAt === null, comesFirst, what });
}

/** Nobody is owed an answer while all seats are taken; the promise is made when they move up. */
async function seatMoved(db: Db, world: World, groupMembershipId: string): Promise<void> {
  const found = await findMembershipById(db, groupMembershipId);
  if (!found) return takenBack(db, world);
  if (found.state === 'waiting') return;
  const { askedAt, decidedAt, decidedBy } = found;
  const asked = { madeAt: askedAt, isWaiting: decidedAt === null };
  await promise(db, world, { kind: 'support-group', groupMembershipId }, asked);
  if (decidedAt) await keepAbout(db, { groupMembershipId }, { keptAt: decidedAt, keptBy: decidedBy });
}

/** Somebody in a crisis waits for a call: nothing comes before it. The team was told when it was asked for. */
async function alertMoved(db: Db, world: World, crisisAlertId: string): Promise<void> {
  const alert = await lockAlert(db, crisisAlertId);
  if (!alert) return;
  const dueAt = new Date(alert.askedAt.getTime() + CALL_MINUTES * 60_000);
  const subject = { kind: 'crisis-alert', crisisAlertId } as const;
  await makePromise(db, world, subject, { madeAt: alert.askedAt, dueAt, comesFirst: true });
  await holdAlert(db, crisisAlertId, alert.takenBy);
  if (alert.state === 'done')
    await keepAbout(db, { crisisAlertId }, { keptAt: alert.changedAt, keptBy: alert.takenBy });
  await changedWords(db, world, { crisisAlertId });
}

async function reportMoved(db: Db, world: World, memorialReportId: string): Promise<void> {
  const found = await findReport(db, memorialReportId);
  if (!found) return;
  const { reportedAt, decidedAt, decidedBy } = found;
  const dueAt = answerDueAt(reportedAt);
  await makePromise(db, world, { kind: 'memorial-report', memorialReportId }, { madeAt: reportedAt, dueAt });
  if (decidedAt) await keepAbout(db, { memorialReportId }, { keptAt: decidedAt, keptBy: decidedBy });
  await changedWords(db, world, { memorialReportId });
}

/** Asked again, the name, the number or the address may be another one. */
async function changedWords(db: Db, world: World, about: Parameters<typeof promiseAbout>[1]): Promise<void> {
  const id = await promiseAbout(db, about);
  if (id) await promiseMade(db, world, id, world.clock.now());
}

/** Given back or declined, it is answered. Money that went back without our team was given back by the provider. */
async function refundMoved(db: Db, world: World, refundRequestId: string): Promise<void> {
  const found = await findRefundRequest(db, { id: refundRequestId });
  if (!found) return;
  const { askedAt, decision, decidedAt, decidedBy } = found;
  const subject = { kind: 'refund-request', refundRequestId } as const;
  await promise(db, world, subject, { madeAt: askedAt, isWaiting: decidedAt === null });
  const keptByProvider = decision === 'refunded' && decidedBy === null;
  if (decidedAt) await keepAbout(db, { refundRequestId }, { keptAt: decidedAt, keptBy: decidedBy, keptByProvider });
  await changedAbout(db, { refundRequestId }, world.clock.now());
}

type Subject = Parameters<typeof makePromise>[2];

/** Promised where it was asked for, or in a way of its own. */
type MadeElsewhere = 'custom-request' | 'scheduling' | 'contact' | 'consultation' | 'crisis-alert' | 'memorial-report';

const whatOf: Record<Exclude<PromiseKind, MadeElsewhere>, Words> = {
  'plan-saved': words('A plan was saved'),
  adjustment: words('A change of a price was asked for'),
  document: words('A document is to be checked'),
  'refund-request': words('A family asks for money back'),
  counseling: words('A talk was asked for'),
  'support-group': words('Somebody asks to join a group'),
};

type Waiting = { madeAt: Date; isWaiting?: boolean; comesFirst?: boolean; what?: Words | undefined };

async function promise(
  db: Db,
  world: World,
  subject: Subject & { kind: keyof typeof whatOf },
  { madeAt, isWaiting = true, comesFirst = false, what = whatOf[subject.kind] }: Waiting,
): Promise<void> {
  const dueAt = answerDueAt(madeAt);
  const isNew = await makePromise(db, world, subject, { madeAt, dueAt, comesFirst });
  const { kind: _, ...ids } = subject;
  const [subjectId = ''] = Object.values(ids);
  if (isNew && isWaiting) await tellStaff(db, world, { subjectId, what, dueAt });
  // Answered, it is shown as answered.
  if (!isNew) await changedAbout(db, ids, world.clock.now());
}
