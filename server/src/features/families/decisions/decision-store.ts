import { type DecisionOption, type FamilyDecision, PAST_DECISIONS_SHOWN } from '@evenlight/contract/families/decisions';
import type { FamilyPerson } from '@evenlight/contract/families/group';
import { familyRights } from '@evenlight/contract/families/rights';
import { DecisionOptionId, FamilyDecisionId, type FamilyGroupId, type UserId, VenueId } from '@evenlight/contract/ids';
import type { Translations } from '@evenlight/contract/translations';
import { and, asc, count, desc, eq, gt, inArray, lt, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { familyMembers } from '../../plans/people/tables.ts';
import { plans, venueSelections } from '../../plans/tables.ts';
import type { FamilyScope } from '../access.ts';
import { peopleByAccount } from '../group-store.ts';
import { isFollowed, type PlanChoice, standingOf, type Tally } from './rules.ts';
import { optionLabels, questions } from './sealed-questions.ts';
import { translationsOfOptions } from './spoken-options.ts';
import { decisionAnswers, decisionOptions, familyDecisions } from './tables.ts';

/** With their words opened. */
export type DecisionRow = Omit<typeof familyDecisions.$inferSelect, 'sealedQuestion'>;
type OptionRow = Omit<typeof decisionOptions.$inferSelect, 'sealedLabel'>;
type AnswerRow = Pick<typeof decisionAnswers.$inferSelect, 'decisionId' | 'userId' | 'optionId'>;

/** Far more than can be open at once: that is limited where questions are asked. */
const UNPAGED = 1_000;

/** A decision with all that is known of it, before anybody in particular looks at it. */
export type Whole = { decision: DecisionRow; options: OptionRow[]; answers: AnswerRow[] };

type Page = { before: FamilyDecisionId | undefined; now: Date };
/** The keys open what lies sealed. */
type Opening = { db: Db; keys: Keys };

/** All that is open, and of what is over a page. Ids begin with the time of the question, so they are its order. */
export async function decisionsOf(opening: Opening, scope: FamilyScope, { before, now }: Page) {
  const { id, state } = familyDecisions;
  const open = before ? [] : await readDecisions(opening, scope.groupId, eq(state, 'open'));
  const isPast = and(ne(state, 'open'), before && lt(id, before));
  const past = await readDecisions(opening, scope.groupId, isPast, PAST_DECISIONS_SHOWN + 1);
  const shown = await asSeenBy(opening.db, scope, [...open, ...past.slice(0, PAST_DECISIONS_SHOWN)], now);
  // What has just run out of time stands with what is over, also before anybody has written that down.
  const isOpen = ({ state }: FamilyDecision) => state === 'open';
  const decisions = [...shown.filter(isOpen), ...shown.filter((decision) => !isOpen(decision))];
  return { decisions, hasEarlier: past.length > PAST_DECISIONS_SHOWN };
}

export async function decisionSeenBy(
  opening: Opening,
  scope: FamilyScope,
  id: string,
  now: Date,
): Promise<FamilyDecision | null> {
  const found = await readDecisions(opening, scope.groupId, eq(familyDecisions.id, id));
  const [seen] = await asSeenBy(opening.db, scope, found, now);
  return seen ?? null;
}

export async function findWhole(opening: Opening, groupId: FamilyGroupId, id: string): Promise<Whole | null> {
  const [whole] = await readDecisions(opening, groupId, eq(familyDecisions.id, id));
  return whole ?? null;
}

async function readDecisions(
  { db, keys }: Opening,
  groupId: FamilyGroupId,
  which: SQL | undefined,
  atMost = UNPAGED,
): Promise<Whole[]> {
  const decisions = await db
    .select()
    .from(familyDecisions)
    .where(and(eq(familyDecisions.groupId, groupId), which))
    .orderBy(desc(familyDecisions.id))
    .limit(atMost);
  const ids = decisions.map(({ id }) => id);
  if (ids.length === 0) return [];
  const options = await db
    .select()
    .from(decisionOptions)
    .where(inArray(decisionOptions.decisionId, ids))
    .orderBy(asc(decisionOptions.position));
  const { decisionId, userId, optionId } = decisionAnswers;
  const answers = await db
    .select({ decisionId, userId, optionId })
    .from(decisionAnswers)
    .where(inArray(decisionAnswers.decisionId, ids));
  const entitled = new Set(await entitledIds(db, groupId));
  return decisions.map((decision) => ({
    decision: openQuestion(keys, decision),
    options: options.filter((option) => option.decisionId === decision.id).map((option) => openLabel(keys, option)),
    // As long as nothing is written down, whoever has left or may decide no more has no voice.
    answers: answers.filter(
      (answer) => answer.decisionId === decision.id && (decision.state !== 'open' || entitled.has(answer.userId)),
    ),
  }));
}

function openQuestion(keys: Keys, row: typeof familyDecisions.$inferSelect): DecisionRow {
  const { sealedQuestion: _, ...decision } = row;
  return { ...decision, question: questions.open(keys, row) };
}

function openLabel(keys: Keys, row: typeof decisionOptions.$inferSelect): OptionRow {
  const { sealedLabel: _, ...option } = row;
  return { ...option, label: optionLabels.open(keys, row) };
}

export function tallyOf({ answers }: Pick<Whole, 'answers'>): Tally {
  const tally = new Map<string, number>();
  for (const { optionId } of answers) if (optionId) tally.set(optionId, (tally.get(optionId) ?? 0) + 1);
  return tally;
}

async function asSeenBy(db: Db, scope: FamilyScope, wholes: Whole[], now: Date): Promise<FamilyDecision[]> {
  if (wholes.length === 0) return [];
  const people = await peopleByAccount(db, scope.groupId);
  const entitled = await countEntitled(db, scope.groupId);
  const plan = await choiceOfPlan(db, scope);
  const translations = await translationsOfOptions(
    db,
    wholes.flatMap(({ options }) => options),
  );
  return wholes.map((whole) =>
    asWire(whole, { people, entitled, plan, translations, userId: scope.member.userId, now }),
  );
}

async function choiceOfPlan(db: Db, { planId }: FamilyScope): Promise<PlanChoice | undefined> {
  const { packageTier, packageName } = plans;
  const [found] = await db
    .select({ packageTier, packageName, venueId: venueSelections.venueId })
    .from(plans)
    .leftJoin(venueSelections, eq(venueSelections.planId, plans.id))
    .where(eq(plans.id, planId));
  return found;
}

function isApplied({ decision, options }: Whole, plan: PlanChoice | undefined): boolean {
  const chosen = options.find(({ id }) => id === decision.chosenId);
  return decision.isApplied && chosen !== undefined && plan !== undefined && isFollowed(decision.kind, chosen, plan);
}

type Seeing = {
  people: Map<string, FamilyPerson>;
  entitled: number;
  plan: PlanChoice | undefined;
  translations: ReadonlyMap<string, Translations>;
  userId: UserId;
  now: Date;
};

function asWire(whole: Whole, { people, entitled, plan, translations, userId, now }: Seeing): FamilyDecision {
  const { decision, options, answers } = whole;
  const tally = tallyOf(whole);
  const ids = options.map(({ id }) => id);
  const { state, chosenId, decidedAt } = standingOf(decision, ids, tally, now);
  const mine = answers.find((answer) => answer.userId === userId);
  const isCounted = state !== 'open' || mine !== undefined;
  const cheapest = Math.min(...options.flatMap(({ cents }) => (cents === null ? [] : [cents])));
  return {
    id: FamilyDecisionId.parse(decision.id),
    kind: decision.kind,
    question: decision.question,
    state,
    isApplied: isApplied(whole, plan),
    options: options.map((option): DecisionOption & { translations?: Translations } => {
      const { label, packageTier, cents } = option;
      return {
        id: DecisionOptionId.parse(option.id),
        label,
        ...(packageTier === null ? {} : { translations: translations.get(label) ?? {} }),
        packageTier,
        cents,
        moreCents: cents === null ? null : cents - cheapest,
        venueId: option.venueId === null ? null : VenueId.parse(option.venueId),
        votes: isCounted ? (tally.get(option.id) ?? 0) : null,
      };
    }),
    askedBy: (decision.askedBy && people.get(decision.askedBy)) || null,
    askedAt: decision.askedAt.toISOString(),
    deadline: decision.deadline.toISOString(),
    chosenId: chosenId === null ? null : DecisionOptionId.parse(chosenId),
    decidedAt: decidedAt?.toISOString() ?? null,
    myAnswer: mine ? (mine.optionId === null ? 'abstain' : DecisionOptionId.parse(mine.optionId)) : null,
    answered: answers.length,
    // Not written down yet, or ended before that was kept: as far as can be told today.
    entitled: decision.entitled ?? (state === 'open' ? entitled : Math.max(entitled, answers.length)),
  };
}

export async function countEntitled(db: Db, groupId: FamilyGroupId): Promise<number> {
  return (await entitledIds(db, groupId)).length;
}

async function entitledIds(db: Db, groupId: FamilyGroupId): Promise<string[]> {
  const memberships = await db
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .where(and(eq(familyMembers.groupId, groupId), inArray(familyMembers.role, familyRights.decide)));
  return memberships.map(({ userId }) => userId);
}

export async function groupOfDecision(db: Db, id: FamilyDecisionId): Promise<string | null> {
  const [found] = await db
    .select({ groupId: familyDecisions.groupId })
    .from(familyDecisions)
    .where(eq(familyDecisions.id, id));
  return found?.groupId ?? null;
}

/** The one that came of an earlier try to send the same. */
export async function decisionSentAs(db: Db, groupId: FamilyGroupId, idempotencyKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: familyDecisions.id })
    .from(familyDecisions)
    .where(and(eq(familyDecisions.groupId, groupId), eq(familyDecisions.idempotencyKey, idempotencyKey)));
  return found?.id ?? null;
}

export async function countOpen(db: Db, groupId: FamilyGroupId, now: Date): Promise<number> {
  const { state, deadline } = familyDecisions;
  const [row] = await db
    .select({ open: count() })
    .from(familyDecisions)
    .where(and(eq(familyDecisions.groupId, groupId), eq(state, 'open'), gt(deadline, now)));
  return row?.open ?? 0;
}

type NewQuestion = Omit<typeof familyDecisions.$inferInsert, 'sealedQuestion'>;

export async function insertDecision(
  { db, keys }: Opening,
  decision: NewQuestion,
  options: readonly OptionRow[],
): Promise<void> {
  await db.insert(familyDecisions).values({ ...decision, ...questions.seal(keys, decision) });
  await db.insert(decisionOptions).values(options.map((option) => ({ ...option, ...optionLabels.seal(keys, option) })));
}

export async function putAnswer(db: Db, answer: typeof decisionAnswers.$inferInsert): Promise<void> {
  const { optionId, answeredAt } = answer;
  await db
    .insert(decisionAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [decisionAnswers.decisionId, decisionAnswers.userId],
      set: { optionId, answeredAt },
    });
}

/** A question stays as it was asked. */
export async function updateDecision(
  db: Db,
  id: string,
  fields: Partial<Omit<DecisionRow, 'question'>>,
): Promise<void> {
  await db.update(familyDecisions).set(fields).where(eq(familyDecisions.id, id));
}

/** What counted is what stays, so that the figures beside a result never contradict it. */
export async function dropUncounted(db: Db, { decision, answers }: Whole): Promise<void> {
  const counted = answers.map(({ userId }) => userId);
  const isUncounted = counted.length > 0 ? notInArray(decisionAnswers.userId, counted) : sql`true`;
  await db.delete(decisionAnswers).where(and(eq(decisionAnswers.decisionId, decision.id), isUncounted));
}

export async function overdueDecisions(db: Db, now: Date, atMost: number) {
  const { id, groupId, state, deadline } = familyDecisions;
  return db
    .select({ id, groupId })
    .from(familyDecisions)
    .where(and(eq(state, 'open'), lte(deadline, now)))
    .orderBy(asc(deadline))
    .limit(atMost);
}
