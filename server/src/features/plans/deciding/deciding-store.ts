import type { Decider, Deciding, WrittenDirections } from '@evenlight/contract/deciding';
import { DeciderId } from '@evenlight/contract/ids';
import { and, asc, eq } from 'drizzle-orm';
import type { Changes, Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { PlanScope } from '../access.ts';
import { plans } from '../tables.ts';
import { planDeciders, planDeciding } from './tables.ts';

const { id, name, standing, answer, note, answeredAt } = planDeciders;
const shown = { id, name, standing, answer, note, answeredAt };

export async function decidingOf(db: Db, { planId }: PlanScope): Promise<Deciding> {
  const [plan] = await db
    .select({ personName: plans.personName, directions: planDeciding.directions })
    .from(plans)
    .leftJoin(planDeciding, eq(planDeciding.planId, plans.id))
    .where(eq(plans.id, planId));
  const { personName, directions } = plan ?? refuse('plan.not_found');
  const people = await db
    .select(shown)
    .from(planDeciders)
    .where(eq(planDeciders.planId, planId))
    .orderBy(asc(planDeciders.createdAt), asc(planDeciders.id));
  return { planId, personName, directions: directions ?? 'unknown', people: people.map(asDecider) };
}

type Row = Pick<typeof planDeciders.$inferSelect, keyof typeof shown>;

function asDecider(row: Row): Decider {
  return { ...row, id: DeciderId.parse(row.id), answeredAt: row.answeredAt.toISOString() };
}

export async function keepDirections(db: Db, { planId }: PlanScope, directions: WrittenDirections, updatedAt: Date) {
  await db
    .insert(planDeciding)
    .values({ planId, directions, updatedAt })
    .onConflictDoUpdate({ target: planDeciding.planId, set: { directions, updatedAt } });
}

export async function isOnList(db: Db, { planId }: PlanScope, idempotencyKey: string): Promise<boolean> {
  return (
    (await db.$count(
      planDeciders,
      and(eq(planDeciders.planId, planId), eq(planDeciders.idempotencyKey, idempotencyKey)),
    )) > 0
  );
}

export async function countDeciders(db: Db, { planId }: PlanScope): Promise<number> {
  return db.$count(planDeciders, eq(planDeciders.planId, planId));
}

type NewDecider = Omit<typeof planDeciders.$inferInsert, 'planId'>;

export async function insertDecider(db: Db, { planId }: PlanScope, decider: NewDecider): Promise<void> {
  await db.insert(planDeciders).values({ ...decider, planId });
}

const oneOf = ({ planId }: PlanScope, id: DeciderId) => and(eq(planDeciders.planId, planId), eq(planDeciders.id, id));

export async function requireDecider(db: Db, scope: PlanScope, id: DeciderId): Promise<Decider> {
  const [found] = await db.select(shown).from(planDeciders).where(oneOf(scope, id));
  return found ? asDecider(found) : refuse('decider.not_found');
}

type DeciderWords = Pick<typeof planDeciders.$inferInsert, 'name' | 'standing' | 'answer' | 'note' | 'answeredAt'>;

export async function updateDecider(
  db: Db,
  scope: PlanScope,
  id: DeciderId,
  changes: Changes<DeciderWords>,
): Promise<void> {
  await db.update(planDeciders).set(changes).where(oneOf(scope, id));
}

export async function deleteDecider(db: Db, scope: PlanScope, id: DeciderId): Promise<void> {
  await db.delete(planDeciders).where(oneOf(scope, id));
}
