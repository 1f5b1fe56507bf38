import { daysBetween, wallTimeAt } from '@evenlight/contract/dates';
import type { Plan } from '@evenlight/contract/plans';
import {
  changeEvent,
  defaultOptions,
  generateTimeline,
  getFirstDays,
  getTimeline,
  noAnswers,
  TimelineAnswers,
  TimelineOptions,
} from '@evenlight/contract/timelines';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { requirePlan } from '../plans/access.ts';
import { changePlan } from '../plans/change-plan.ts';
import { refuseOtherServiceType } from '../plans/choose.ts';
import { planIn } from '../plans/plan-store.ts';
import { announceTimeline, markEvent } from './change-event.ts';
import { handoffsOf } from './handoffs/handoff-store.ts';
import { readEvent, readFirstDays, readTimeline } from './read-timeline.ts';
import { findTimeline, putTimeline } from './store.ts';

export function timelineRoutes(app: FastifyInstance) {
  serve(app, generateTimeline, async ({ actor, body: { planId, customizations, serviceType }, db, now, request }) => {
    const scope = await requirePlan(db, actor, planId);
    const { dateOfDeath, afterSunset, ...wanted } = customizations;
    return db.transaction(async (db) => {
      const plan = await changePlan(db, scope, { details: { dateOfDeath, afterSunset } }, { actor, now });
      refuseOtherServiceType(serviceType, plan);
      const kept = await findTimeline(db, planId);
      // What is not said again stays as it was said before.
      const options = TimelineOptions.parse({ ...defaultOptions, ...kept?.options, ...wanted });
      const answers = TimelineAnswers.parse({ ...noAnswers, ...kept?.answers, ...wanted });
      await putTimeline(db, scope, { options, answers, generatedAt: now });
      await announceTimeline(db, scope, now);
      return readTimeline(db, plan, { language: languageOf(request), now });
    });
  });

  serve(app, getTimeline, async ({ actor, params, db, now, request }) => {
    const scope = await requirePlan(db, actor, params.planId);
    return readTimeline(db, await planIn(db, scope, now), { language: languageOf(request), now });
  });

  serve(app, changeEvent, async ({ actor, params: { planId, eventId }, body, db, now, request }) => {
    const scope = await requirePlan(db, actor, planId);
    const member = requireMember(actor);
    return db.transaction(async (db) => {
      const plan = await planIn(db, scope, now);
      const reading = { language: languageOf(request), now };
      if (!(await readEvent(db, plan, eventId, reading))) refuse('timeline.event_not_found');
      await markEvent(db, scope, eventId, body, { actor: member, now });
      return (await readEvent(db, plan, eventId, reading)) ?? refuse('timeline.event_not_found');
    });
  });

  serve(app, getFirstDays, async ({ actor, params, db, now, request }) => {
    const scope = await requirePlan(db, actor, params.planId);
    const plan = await planIn(db, scope, now);
    const steps = await readFirstDays(db, plan, { language: languageOf(request), now });
    return { plan, steps, isOpen: areFirstDays(plan, now), handoffs: await handoffsOf(db, plan.id, now) };
  });
}

const FIRST_DAYS = 3;

/** For a death that has occurred, until the third day is over; without its date, until three days after the plan was made. */
function areFirstDays({ planIntent, dateOfDeath, createdAt, status }: Plan, now: Date): boolean {
  if (planIntent !== 'at-need' || status === 'completed') return false;
  const from = dateOfDeath ?? wallTimeAt(new Date(createdAt)).date;
  return daysBetween(from, wallTimeAt(now).date) <= FIRST_DAYS;
}
