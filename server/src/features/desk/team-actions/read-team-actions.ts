// What our team did with one person's data, read from the log that only grows.
import { wallTimeAt } from '@evenlight/contract/dates';
import { PlanId } from '@evenlight/contract/ids';
import { type TeamAction, teamActions } from '@evenlight/contract/team-actions';
import { eachTranslation, type Translations } from '@evenlight/contract/translations';
import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { auditEntries } from '../../../platform/tables.ts';
import { users } from '../../accounts/tables.ts';
import { memorials } from '../../memorials/tables.ts';
import { payments } from '../../payments/tables.ts';
import { planAdjustments } from '../../plans/adjustments/tables.ts';
import { plans } from '../../plans/tables.ts';
import { titleTold } from '../../plans/whose-plan.ts';
import { groupMemberships } from '../../support/groups/tables.ts';
import { crisisAlerts } from '../../support/tables.ts';
import { consultations } from '../consultations/tables.ts';
import { promisesInOrder } from '../read-promises.ts';
import { promises } from '../tables.ts';

/** Two of the team may have the same first name. */
type Done = TeamAction & { by: string | null; translations?: Translations };

// The log is read newest first; a case page that stood open for a week writes far fewer lines than this.
const READ_AT_MOST = 2_000;
const SHOWN_AT_MOST = 200;

/** About everything that is theirs, or about one plan. */
export async function teamActionsFor(db: Db, userId: string, wanted?: PlanId): Promise<TeamAction[]> {
  const titles = await titlesOfPlans(db, userId);
  const planOf = await subjectsOf(db, userId, [...titles.keys()]);
  const found = await db
    .select({ entry: auditEntries, firstName: users.firstName, role: users.role })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        isAbout(userId, planOf),
        inArray(auditEntries.action, [...teamActions]),
        // What one did oneself is no news.
        ne(auditEntries.actorId, userId),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(READ_AT_MOST);
  const actions = found.flatMap(({ entry, firstName, role }): Done[] => {
    const action = teamActions.find((name) => name === entry.action);
    if (!action) return [];
    const planId = planNamedIn(entry.details) ?? planOf.get(entry.subject) ?? null;
    const title = planId === null ? undefined : titles.get(planId);
    const done = {
      id: String(entry.id),
      at: entry.at.toISOString(),
      action,
      who: role === 'staff' ? firstName : null,
      by: entry.actorId,
      planId: title ? PlanId.parse(planId) : null,
      planTitle: null,
      ...title,
    };
    return [done];
  });
  const asked = wanted ? actions.filter(({ planId }) => planId === wanted) : actions;
  return onceADay(asked).slice(0, SHOWN_AT_MOST);
}

async function titlesOfPlans(db: Db, userId: string) {
  const { id, title, packageName, personName, calledName, relation, translations } = plans;
  const titled = { id, title, packageName, personName, calledName, relation, translations };
  const own = await db.select(titled).from(plans).where(eq(plans.userId, userId));
  return new Map(
    own.map((plan) => {
      const { title, translations } = titleTold(plan);
      const told = eachTranslation(translations, (said) => ({ planTitle: said.title }));
      return [plan.id, { planTitle: title, translations: told }];
    }),
  );
}

/** By what it is about; or by whose that was, when it is gone. Each way has an index of its own. */
function isAbout(userId: string, planOf: ReadonlyMap<string, string | null>): SQL | undefined {
  const planIds = [...new Set([...planOf.values()].filter((id) => id !== null))];
  const { subject, details } = auditEntries;
  return or(
    inArray(subject, [...planOf.keys()]),
    sql`${details} ? 'person' and ${details} ->> 'person' = ${userId}`,
    planIds.length > 0 ? and(sql`${details} ? 'plan'`, inArray(sql`${details} ->> 'plan'`, planIds)) : undefined,
  );
}

/** Everything of this person that the log can name, with the plan it belongs to. */
async function subjectsOf(db: Db, userId: string, planIds: string[]): Promise<Map<string, string | null>> {
  const promised = await db.select({ id: promises.id }).from(promises).where(eq(promises.promisedTo, userId));
  const found = await promisesInOrder(
    db,
    promised.map(({ id }) => id),
  );
  const planOfPromise = found.map(({ promise, planId }) => [promise.id, planId] as const);
  const adjusted = await db
    .select({ id: planAdjustments.id, planId: planAdjustments.planId })
    .from(planAdjustments)
    .where(inArray(planAdjustments.planId, planIds));
  const paid = await db
    .select({ id: payments.id, planId: payments.planId })
    .from(payments)
    .where(inArray(payments.planId, planIds));
  const idsIn = (table: typeof consultations | typeof crisisAlerts | typeof groupMemberships) =>
    db.select({ id: table.id }).from(table).where(eq(table.userId, userId));
  const pages = await db.select({ id: memorials.id }).from(memorials).where(eq(memorials.userId, userId));
  const others = [...(await idsIn(consultations)), ...(await idsIn(crisisAlerts)), ...(await idsIn(groupMemberships))];
  return new Map<string, string | null>([
    [userId, null],
    ...planIds.map((id) => [id, id] as const),
    ...planOfPromise,
    ...[...adjusted, ...paid].map(({ id, planId }) => [id, planId] as const),
    ...[...others, ...pages].map(({ id }) => [String(id), null] as const),
  ]);
}

function planNamedIn(details: unknown): string | null {
  const named = typeof details === 'object' && details !== null && 'plan' in details ? details.plan : null;
  return typeof named === 'string' ? named : null;
}

/** A page that refreshes by itself is one look; the last one says when. */
function onceADay(actions: readonly Done[]): TeamAction[] {
  const seen = new Set<string>();
  return actions.filter(({ at, action, by, planId }) => {
    const key = [wallTimeAt(new Date(at)).date, action, by, planId].join(' ');
    return !seen.has(key) && seen.add(key);
  });
}
