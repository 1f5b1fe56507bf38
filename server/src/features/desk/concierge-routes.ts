// Asking the concierge, and the list our team answers from.
import { keepPromise, listPlanPromises, listPromises, sendCustomRequest } from '@evenlight/contract/concierge';
import { costOfPlan } from '@evenlight/contract/estimates';
import { PlanId } from '@evenlight/contract/ids';
import { inDollars, inDollarsExactly } from '@evenlight/contract/money';
import type { Plan } from '@evenlight/contract/plans';
import { answerDueAt } from '@evenlight/contract/promise-hours';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { languageOf, networkOf } from '../../platform/http/asker.ts';
import { countLettersTo } from '../../platform/http/letter-limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { documentWords } from '../documents/document-words.ts';
import { requirePlan } from '../plans/access.ts';
import { plansById } from '../plans/plan-store.ts';
import { answerPlanningRequest } from '../plans/scheduling/scheduling.ts';
import { confirmRequest, tellStaff } from './mails.ts';
import {
  dueOfRequest,
  type FoundPromise,
  findPromise,
  insertCustomRequest,
  makePromise,
  markKept,
  openPromisesOf,
  promisesSince,
} from './promise-store.ts';

// A family asks once, perhaps twice; more would only fill a mailbox.
const ANSWERS_A_DAY = 5;
// Kept promises stay in sight for a working week, for whoever asks 'did we call them?'.
const KEPT_SHOWN_DAYS = 7;

export function conciergeRoutes(app: FastifyInstance) {
  serve(app, sendCustomRequest, async ({ actor, body: { sendKey, ...asked }, db, now, world, request }) => {
    await countLettersTo(request, asked.email, { name: 'custom-requests', times: ANSWERS_A_DAY, now });
    const dueAt = answerDueAt(now);
    const answeredBy = await db.transaction(async (db) => {
      const userId = actor.kind === 'member' ? actor.userId : null;
      const id = await insertCustomRequest(db, { id: uuid(), sendKey, userId, request: asked, createdAt: now });
      if (!id) return (await dueOfRequest(db, sendKey)) ?? dueAt;
      await makePromise(db, { kind: 'custom-request', customRequestId: id }, { madeAt: now, dueAt });
      await tellStaff(db, world, { subjectId: id, what: 'A custom plan was asked for', dueAt });
      await confirmRequest(db, world, { requestId: id, to: asked.email, language: languageOf(request), dueAt });
      return dueAt;
    });
    return { received: true as const, answeredBy: answeredBy.toISOString() };
  });

  serve(app, listPlanPromises, async ({ actor, params, db }) => {
    const open = await openPromisesOf(db, await requirePlan(db, actor, params.planId));
    return open.map(({ kind, dueAt }) => ({ kind, dueAt: dueAt.toISOString() }));
  });

  serve(app, listPromises, async ({ actor, db, now, request }) => {
    const keptSince = new Date(now.getTime() - KEPT_SHOWN_DAYS * 24 * 60 * 60 * 1000);
    const found = await promisesSince(db, keptSince);
    await recordInAudit(db, {
      ...{ at: now, actor, action: 'promises.read', subject: 'promises' },
      network: networkOf(request),
    });
    return asWire(db, found, now);
  });

  serve(app, keepPromise, async ({ actor, params, body, db, now, request }) => {
    const { userId } = requireMember(actor);
    return db.transaction(async (db) => {
      const isFirst = await markKept(db, params.promiseId, { keptBy: userId, keptAt: now, madeAt: body.madeAt });
      const found = (await findPromise(db, params.promiseId)) ?? refuse('promise.not_found');
      if (isFirst) await tellFamily(db, found, now);
      const network = networkOf(request);
      if (isFirst)
        await recordInAudit(db, { at: now, actor, action: 'promise.kept', subject: params.promiseId, network });
      const [promise] = await asWire(db, [found], now);
      return promise ?? refuse('promise.not_found');
    });
  });
}

/** A request for a date shows that it was answered, on every open screen of the family. */
async function tellFamily(db: Db, { promise, planId }: FoundPromise, now: Date): Promise<void> {
  if (promise.kind !== 'scheduling' || !planId) return;
  await answerPlanningRequest(db, PlanId.parse(planId), { askedBy: promise.madeAt, now });
}

async function asWire(db: Db, found: readonly FoundPromise[], now: Date) {
  const plans = await plansById(
    db,
    found.flatMap(({ planId }) => planId ?? []),
    now,
  );
  const planOf = new Map<string, Plan>(plans.map((plan) => [plan.id, plan]));
  return found.map(({ promise, request, owner, keeper, planId, ...about }) => {
    const plan = planOf.get(planId ?? '');
    const { phone = null } = request ?? {};
    return {
      id: promise.id,
      kind: promise.kind,
      planId: plan?.id ?? null,
      madeAt: promise.madeAt.toISOString(),
      dueAt: promise.dueAt.toISOString(),
      keptAt: promise.keptAt?.toISOString() ?? null,
      keptBy: keeper ? `${keeper.firstName} ${keeper.lastName}` : null,
      person: request
        ? { name: request.name, email: request.email, phone: phone || null }
        : owner && { name: `${owner.firstName} ${owner.lastName}`, email: owner.email, phone: owner.phone },
      summary: request ? request.tradition : summaryOf(about, plan),
      details: request ? detailsOf(request) : promise.kind === 'scheduling' ? wishesOf(plan) : [],
    };
  });
}

type About = Pick<FoundPromise, 'adjustment' | 'documentType'>;

function summaryOf({ adjustment, documentType }: About, plan: Plan | undefined): string {
  if (adjustment) return `${adjustment.description} · ${inDollarsExactly(adjustment.cents)}`;
  if (documentType) return [documentWords[documentType].en, plan?.title].filter(Boolean).join(' · ');
  return plan ? planInWords(plan) : '';
}

function planInWords(plan: Plan): string {
  const words = [plan.title, plan.faithTradition, plan.packageName, plan.venueName, plan.serviceDate];
  return [...new Set(words.filter(Boolean)), inDollars(costOfPlan(plan))].join(' · ');
}

const labels = [
  ['planIntent', 'Situation'],
  ['disposition', 'Burial or cremation'],
  ['mustHappen', 'Must happen'],
  ['mustNotHappen', 'Must not happen'],
  ['howSoon', 'How soon'],
  ['leader', 'Leader of the community'],
  ['language', 'Language'],
  ['diet', 'Food'],
  ['budget', 'Budget'],
  ['callTime', 'Best time to call'],
] as const;

function wishesOf(plan: Plan | undefined) {
  if (plan?.schedule?.mode !== 'requested') return [];
  const { wishedDays, note } = plan.schedule;
  return [
    { label: 'Days that would suit', text: wishedDays },
    { label: 'In their words', text: note },
  ].filter(({ text }) => text !== '');
}

function detailsOf(request: NonNullable<FoundPromise['request']>) {
  return labels.flatMap(([field, label]) => {
    const text = request[field];
    return text ? [{ label, text }] : [];
  });
}
