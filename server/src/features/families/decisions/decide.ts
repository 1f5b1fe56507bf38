// From the question to what the family decided, and what that makes of the plan.
import type { FamilyDecision, NewDecision } from '@evenlight/contract/families/decisions';
import { OPEN_DECISIONS_MAX } from '@evenlight/contract/families/decisions';
import type { FamilyRight } from '@evenlight/contract/families/rights';
import { type DecisionOptionId, type FamilyDecisionId, FamilyGroupId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { planOfGroup } from '../../plans/access.ts';
import { planIn } from '../../plans/plan-store.ts';
import { type FamilyScope, inFamilyTurn, mayHere } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { closeWhole, resultInWords } from './close-decision.ts';
import {
  countEntitled,
  countOpen,
  decisionSeenBy,
  decisionSentAs,
  findWhole,
  groupOfDecision,
  insertDecision,
  putAnswer,
  tallyOf,
  updateDecision,
  type Whole,
} from './decision-store.ts';
import { priceOptions } from './price-options.ts';
import { isTimeUp, leadersOf } from './rules.ts';

export type Context = { actor: Actor; db: Db; keys: Keys; now: Date };

export function ask(context: Context, { groupId, kind, question, options, ...asked }: NewDecision) {
  const { keys, now } = context;
  return inFamilyTurn(context, groupId, 'ask', async (db, family) => {
    const earlier = await decisionSentAs(db, groupId, asked.idempotencyKey);
    if (earlier) return seen({ db, keys }, family, earlier, now);
    const deadline = new Date(asked.deadline);
    if (deadline <= now)
      throw new Problem('decision.deadline_past', { fields: { deadline: 'The deadline has to lie ahead.' } });
    if ((await countOpen(db, groupId, now)) >= OPEN_DECISIONS_MAX) refuse('decision.too_many');
    const plan = await planIn(db, planOfGroup(family), now);
    const priced = await priceOptions(db, { kind, options }, plan, now);
    const id = uuid({ msecs: now.getTime() });
    await insertDecision(
      { db, keys },
      {
        id,
        groupId,
        idempotencyKey: asked.idempotencyKey,
        kind,
        question,
        deadline,
        askedBy: family.member.userId,
        askedAt: now,
        state: 'open',
        isApplied: false,
      },
      priced.map((option, position) => ({ ...option, id: uuid(), decisionId: id, position })),
    );
    const activity = { kind: 'decision.asked', about: question } as const;
    await familyChanged(db, family, { part: 'decisions', keys, activity, now });
    return seen({ db, keys }, family, id, now);
  });
}

type Opening = Pick<Context, 'db' | 'keys'>;

async function seen(opening: Opening, family: FamilyScope, id: string, now: Date): Promise<FamilyDecision> {
  return (await decisionSeenBy(opening, family, id, now)) ?? refuse('decision.not_found');
}

type DecisionWork = (db: Db, family: FamilyScope, whole: Whole) => Promise<void>;

/** Under the group's lock, from the decision as it is then. */
export async function onDecision(context: Context, id: FamilyDecisionId, right: FamilyRight, work: DecisionWork) {
  const found = await groupOfDecision(context.db, id);
  const of = { groupId: found === null ? null : FamilyGroupId.parse(found), missing: 'decision.not_found' } as const;
  return inFamilyTurn(context, of, right, async (db, family) => {
    const { keys, now } = context;
    const { groupId } = family;
    const found = (await findWhole({ db, keys }, groupId, id)) ?? refuse('decision.not_found');
    // Whoever comes first after the end writes it down; the job need not have been here.
    if (isTimeUp(found.decision, now)) {
      const ending = { endedAt: found.decision.deadline, now };
      await closeWhole({ db, keys }, { groupId, member: null }, found, ending);
    }
    await work(db, family, (await findWhole({ db, keys }, groupId, id)) ?? refuse('decision.not_found'));
    return seen({ db, keys }, family, id, now);
  });
}

type Answer = DecisionOptionId | 'abstain';

export function answer(context: Context, id: FamilyDecisionId, said: Answer) {
  return onDecision(context, id, 'decide', async (db, family, { decision, options, answers }) => {
    const { now } = context;
    const optionId = said === 'abstain' ? null : said;
    const mine = answers.find(({ userId }) => userId === family.member.userId);
    // Sent again after a lost answer: it is counted already, whether or not the time is up by now.
    if (mine && mine.optionId === optionId) return;
    if (decision.state !== 'open') refuse('decision.closed');
    if (said !== 'abstain') requireOption(options, said, 'answer');
    await putAnswer(db, { decisionId: id, userId: family.member.userId, optionId, answeredAt: now });
    await familyChanged(db, family, { part: 'decisions', now });
  });
}

function requireOption(options: Whole['options'], id: string, field: string): void {
  if (options.some((option) => option.id === id)) return;
  throw new Problem('request.invalid', { fields: { [field]: 'Choose one of the options' } });
}

export function close(context: Context, id: FamilyDecisionId, chosenId: DecisionOptionId | undefined) {
  return onDecision(context, id, 'ask', async (db, family, whole) => {
    const { keys, now } = context;
    const { decision, options } = whole;
    requireSay(family, whole);
    if (chosenId) requireOption(options, chosenId, 'chosenId');
    if (decision.state === 'withdrawn') refuse('decision.closed');
    // Nobody chooses for the others while they can still answer.
    if (decision.state === 'open' && chosenId) refuse('decision.not_decided');
    // Asked again, what is over is over.
    if (decision.state === 'decided')
      return chosenId && chosenId !== decision.chosenId ? refuse('decision.closed') : undefined;
    if (decision.state === 'open') await closeWhole({ db, keys }, family, whole, { endedAt: now, now });
    const after = (await findWhole({ db, keys }, family.groupId, id)) ?? refuse('decision.not_found');
    if (chosenId && after.decision.state === 'tied') await settle(db, family, { whole: after, chosenId, keys, now });
  });
}

type Settling = { whole: Whole; chosenId: DecisionOptionId; keys: Keys; now: Date };

/** Between those that are level, somebody who settles things chooses; not against the others. */
async function settle(db: Db, family: FamilyScope, { whole, chosenId, keys, now }: Settling): Promise<void> {
  if (!mayHere(family, 'settle')) refuse('family.role_too_low');
  const { decision, options } = whole;
  const level = leadersOf(
    options.map(({ id }) => id),
    tallyOf(whole),
  );
  if (!level.includes(chosenId))
    throw new Problem('request.invalid', { fields: { chosenId: 'Choose between those that are level' } });
  await updateDecision(db, decision.id, { state: 'decided', chosenId, decidedAt: now });
  await familyChanged(db, family, {
    part: 'decisions',
    keys,
    activity: { kind: 'decision.made', about: resultInWords(whole, chosenId) },
    now,
  });
}

export function withdraw(context: Context, id: FamilyDecisionId) {
  return onDecision(context, id, 'ask', async (db, family, whole) => {
    const { keys, now } = context;
    const { decision } = whole;
    requireSay(family, whole);
    if (decision.state === 'withdrawn') return;
    if (decision.state === 'decided') refuse('decision.closed');
    const entitled = decision.entitled ?? (await countEntitled(db, family.groupId));
    await updateDecision(db, id, { state: 'withdrawn', decidedAt: now, entitled });
    const activity = { kind: 'decision.withdrawn', about: decision.question } as const;
    await familyChanged(db, family, { part: 'decisions', keys, activity, now });
  });
}

/** Whoever asked, and those who settle things. */
function requireSay(family: FamilyScope, { decision }: Whole): void {
  if (decision.askedBy !== family.member.userId && !mayHere(family, 'settle')) refuse('family.role_too_low');
}
