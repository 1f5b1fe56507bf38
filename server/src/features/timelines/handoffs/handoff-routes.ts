import {
  answerHandoff,
  endHandoff,
  handOver as handOverStep,
  openHandoff,
  resendHandoff,
} from '@evenlight/contract/handoffs';
import { HandoffId } from '@evenlight/contract/ids';
import { firstLanguage } from '@evenlight/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/host-cookie.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { countTries, serve } from '../../../platform/http/serve.ts';
import { countMailTo } from '../../../platform/mail/recipient-rate-limit.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { findUser } from '../../accounts/store.ts';
import { type PlanScope, planNamedBy, requirePlan } from '../../plans/access.ts';
import { planIn } from '../../plans/plan-store.ts';
import { type Reading, readEvent } from '../read-timeline.ts';
import {
  asWire,
  findByIdempotencyKey,
  findByToken,
  findHandoff,
  type HandoffRow,
  isLinkOver,
  stateOf,
} from './handoff-store.ts';
import { answer, handOver, sendAgain, takeBack } from './handoffs.ts';

// Each is a letter to somebody who did not ask for it.
const LETTERS = [{ per: 'person', times: 60, seconds: 24 * 3_600 }] as const;
// One helpful relative may be handed many steps in a day.
const LETTERS_TO_ONE = 20;

export function handoffRoutes(app: FastifyInstance) {
  ownerRoutes(app);
  linkRoutes(app);
}

function ownerRoutes(app: FastifyInstance) {
  serve(app, handOverStep, async ({ actor, params, body, db, now, world, request }) => {
    const scope = await requirePlan(db, actor, params.planId);
    // The answer to the first try was lost: nothing is sent once more, so nothing is counted.
    const written = await findByIdempotencyKey(db, scope, body.idempotencyKey);
    if (written) return asWire(written, now);
    await countLetter(request, body.email, now);
    return db.transaction(async (db) => {
      const event = await readEvent(db, await planIn(db, scope, now), body.eventId, { language: firstLanguage, now });
      if (!event) return refuse('timeline.event_not_found');
      return asWire(await handOver(db, scope, body, { world, now }), now);
    });
  });

  serve(app, resendHandoff, async ({ actor, params, db, now, world, request }) => {
    const scope = await requirePlan(db, actor, params.planId);
    const { email } = (await findHandoff(db, scope, params.handoffId)) ?? refuse('handoff.not_found');
    await countLetter(request, email, now);
    return db.transaction(async (db) => asWire(await sendAgain(db, scope, params.handoffId, { world, now }), now));
  });

  serve(app, endHandoff, async ({ actor, params, db, now }) => {
    const scope = await requirePlan(db, actor, params.planId);
    return db.transaction(async (db) => asWire(await takeBack(db, scope, params.handoffId, now), now));
  });
}

async function countLetter(request: FastifyRequest, email: string, now: Date): Promise<void> {
  await countTries(request, LETTERS, { name: 'handoff letters', now });
  await countMailTo(request, email, { name: 'handoff letters', times: LETTERS_TO_ONE, now });
}

function linkRoutes(app: FastifyInstance) {
  serve(app, openHandoff, async ({ body, db, now, world, request }) => {
    const { row, scope } = await requireHandoff(db, world, body.token, now);
    return shownOf(db, scope, row, { language: languageOf(request), now });
  });

  serve(app, answerHandoff, async ({ body: { token, ...given }, db, now, world, request }) => {
    const { row, scope } = await requireHandoff(db, world, token, now);
    return db.transaction(async (db) => {
      const answered = await answer(db, scope, HandoffId.parse(row.id), given, { world, now });
      return shownOf(db, scope, answered, { language: languageOf(request), now });
    });
  });
}

/** The link is the key: whoever has it sees this step and nothing else of the plan. */
async function requireHandoff(db: Db, { keys }: World, token: string, now: Date) {
  const row = await findByToken(db, hashToken(token, keys.of('handoff-links')));
  const scope = row && (await planNamedBy(db, row));
  // Answered or not: after its time, or once it was taken back, a link shows nothing of a family.
  if (!row || !scope || isLinkOver(row, now)) return refuse('handoff.not_found');
  if ((await planIn(db, scope, now)).archivedAt) return refuse('handoff.not_found');
  return { row, scope };
}

async function shownOf(db: Db, scope: PlanScope, row: HandoffRow, reading: Reading) {
  const plan = await planIn(db, scope, reading.now);
  // A plan that has changed since knows this step no more: nobody should go on with it.
  const event = (await readEvent(db, plan, row.eventId, reading)) ?? refuse('handoff.not_found');
  const asker = (await findUser(db, scope.userId)) ?? refuse('handoff.not_found');
  const state = stateOf(row, reading.now);
  const { title, description, notes, timeframe, duration, location } = event;
  return {
    name: row.name,
    askerName: `${asker.firstName} ${asker.lastName}`,
    personName: plan.personName,
    message: row.message,
    title,
    description,
    notes,
    timeframe,
    duration,
    location,
    state: state === 'ended' ? refuse('handoff.not_found') : state,
    expiresAt: row.expiresAt.toISOString(),
  };
}
