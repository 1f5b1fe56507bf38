// Handing one step to somebody else, and what they answer.

import { HANDOFF_DAYS, HANDOFFS_AT_ONCE } from '@evenlight/contract/handoffs';
import type { HandoffId } from '@evenlight/contract/ids';
import { firstLanguage } from '@evenlight/contract/languages';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { hashToken, newToken } from '../../../platform/host-cookie.ts';
import { announce } from '../../../platform/news/announce.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import type { PlanScope } from '../../plans/access.ts';
import { lockPlan, planIn } from '../../plans/plan-store.ts';
import { announceTimeline } from '../change-event.ts';
import { readEvent } from '../read-timeline.ts';
import { lockMark, putMark } from '../store.ts';
import {
  countOpen,
  findByIdempotencyKey,
  type HandoffRow,
  insertHandoff,
  isLinkOver,
  lockHandoff,
  updateHandoff,
} from './handoff-store.ts';
import { sendAnsweredMail, sendHandoffMail } from './mails.ts';

type Input = { eventId: string; name: string; email: string; message: string; idempotencyKey: string };
type Context = { world: World; now: Date };

const DAY_MS = 24 * 60 * 60 * 1000;

function newLink({ world, now }: Context) {
  const token = newToken();
  const tokenHash = hashToken(token, world.keys.of('handoff-links'));
  return { token, tokenHash, sentAt: now, expiresAt: new Date(now.getTime() + HANDOFF_DAYS * DAY_MS) };
}

/** The caller has seen that the event belongs to the plan. */
export async function handOver(db: Db, scope: PlanScope, input: Input, context: Context): Promise<HandoffRow> {
  const { now } = context;
  await lockPlan(db, scope);
  const written = await findByIdempotencyKey(db, scope, input.idempotencyKey);
  if (written) return written;
  if ((await countOpen(db, scope, now)) >= HANDOFFS_AT_ONCE) refuse('handoff.too_many');
  const { token, ...link } = newLink(context);
  const formerAssignee = (await lockMark(db, scope, input.eventId))?.assignee ?? '';
  const row = await insertHandoff(db, {
    id: uuid(),
    planId: scope.planId,
    ...input,
    ...link,
    formerAssignee,
    answer: '',
  });
  // Everybody who looks at the timeline sees who has it now.
  await putMark(db, scope, input.eventId, { assignee: input.name }, now);
  await sendHandoffMail(db, context.world, scope, { row, token });
  await announceTimeline(db, scope, now);
  return row;
}

export async function sendAgain(db: Db, scope: PlanScope, id: HandoffId, context: Context): Promise<HandoffRow> {
  const { world, now } = context;
  const before = await requireKnown(db, scope, id);
  if (before.state) refuse('handoff.answered');
  if (before.endedAt) refuse('handoff.not_found');
  const event = await readEvent(db, await planIn(db, scope, now), before.eventId, { language: firstLanguage, now });
  if (!event) refuse('timeline.event_not_found');
  // One that is too old was not counted as open any more.
  if (isLinkOver(before, now) && (await countOpen(db, scope, now)) >= HANDOFFS_AT_ONCE) refuse('handoff.too_many');
  const { token, ...link } = newLink(context);
  const row = await updateHandoff(db, id, link);
  await sendHandoffMail(db, world, scope, { row, token });
  return row;
}

export async function takeBack(db: Db, scope: PlanScope, id: HandoffId, now: Date): Promise<HandoffRow> {
  const row = await requireKnown(db, scope, id);
  if (row.endedAt) refuse('handoff.not_found');
  // What was answered stays answered; its link alone ends.
  if (!row.state) await giveBack(db, scope, row, now);
  await announceTimeline(db, scope, now);
  return updateHandoff(db, id, { endedAt: now });
}

/** Lock order everywhere: the plan, then what hangs on it. */
async function requireKnown(db: Db, scope: PlanScope, id: HandoffId): Promise<HandoffRow> {
  await lockPlan(db, scope);
  return (await lockHandoff(db, scope, id)) ?? refuse('handoff.not_found');
}

type Answer = { state: 'done' | 'declined'; answer: string };

/** The same answer twice is one; another answer after the first is refused. */
export async function answer(
  db: Db,
  scope: PlanScope,
  id: HandoffId,
  given: Answer,
  { world, now }: Context,
): Promise<HandoffRow> {
  const found = await requireKnown(db, scope, id);
  if (found.state === given.state) return found;
  // Whoever could not may find that they can after all; what is done is done.
  if (found.state === 'done') refuse('handoff.answered');
  if (isLinkOver(found, now)) refuse('handoff.not_found');
  const row = await updateHandoff(db, id, { ...given, answeredAt: now });
  await noteAnswer(db, scope, row, now);
  await sendAnsweredMail(db, world, scope, row);
  await announce(db, { kind: 'handoff.changed', subject: id, audience: `person:${scope.userId}`, at: now });
  await announceTimeline(db, scope, now);
  return row;
}

/** The step is with whoever had it before, unless the family has given it to somebody else meanwhile. */
async function giveBack(db: Db, scope: PlanScope, { eventId, name, formerAssignee }: HandoffRow, now: Date) {
  const mark = await lockMark(db, scope, eventId);
  if (mark?.assignee === name) await putMark(db, scope, eventId, { assignee: formerAssignee }, now);
}

async function noteAnswer(db: Db, scope: PlanScope, row: HandoffRow, now: Date): Promise<void> {
  const { eventId, name } = row;
  if (row.state === 'declined') return giveBack(db, scope, row, now);
  const mark = await lockMark(db, scope, eventId);
  // Whoever said first that it is done is the one it stays with.
  if (mark?.completedAt) return;
  await putMark(db, scope, eventId, { completedAt: now, completedBy: null, completedByName: name }, now);
}
