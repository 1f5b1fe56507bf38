import { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import type { Program } from '@evenlight/contract/help-to-pay/help-for';
import type { KeptTask } from '@evenlight/contract/help-to-pay/kept-help';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { PlanScope } from '../plans/access.ts';
import { planHelp, planHelpTasks } from './tables.ts';

export type KeptAnswers = { version: number; answers: HelpAnswers };

export async function answersOf(db: Db, { planId }: PlanScope): Promise<KeptAnswers | null> {
  const [row] = await db.select().from(planHelp).where(eq(planHelp.planId, planId));
  return row ? { version: row.version, answers: HelpAnswers.parse(row) } : null;
}

/** The plan is locked by the caller. */
export async function putAnswers(db: Db, { planId }: PlanScope, { version, answers }: KeptAnswers, updatedAt: Date) {
  const row = { ...answers, version, updatedAt };
  await db
    .insert(planHelp)
    .values({ ...row, planId })
    .onConflictDoUpdate({ target: planHelp.planId, set: row });
}

export type Mark = Pick<KeptTask, 'state' | 'who' | 'note' | 'version'>;

export const untouched: Mark = { state: 'to-ask', who: '', note: '', version: 0 };

/** Of the programs about which the family has done anything. */
export async function marksOf(db: Db, { planId }: PlanScope): Promise<Map<Program, Mark>> {
  const { program, state, who, note, version } = planHelpTasks;
  const rows = await db
    .select({ program, state, who, note, version })
    .from(planHelpTasks)
    .where(eq(planHelpTasks.planId, planId));
  return new Map(rows.map(({ program, ...mark }) => [program, mark]));
}

/** The plan is locked by the caller. */
export async function putMark(db: Db, { planId }: PlanScope, program: Program, mark: Mark, updatedAt: Date) {
  const row = { ...mark, updatedAt };
  await db
    .insert(planHelpTasks)
    .values({ ...row, planId, program })
    .onConflictDoUpdate({ target: [planHelpTasks.planId, planHelpTasks.program], set: row });
}

/** True when there was anything. */
export async function deleteHelp(db: Db, { planId }: PlanScope): Promise<boolean> {
  await db.delete(planHelpTasks).where(eq(planHelpTasks.planId, planId));
  const gone = await db.delete(planHelp).where(eq(planHelp.planId, planId)).returning({ planId: planHelp.planId });
  return gone.length > 0;
}
