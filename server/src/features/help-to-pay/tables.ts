import { answersTo } from '@evenlight/contract/help-to-pay/answers';
import { programs } from '@evenlight/contract/help-to-pay/help-for';
import { helpStates } from '@evenlight/contract/help-to-pay/kept-help';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../platform/database/columns.ts';
import { exported, ownNumber } from '../../platform/personal-data/columns.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';
import { words } from '../../platform/texts/texts.ts';
import { idOfPlan, ofOwnPlans } from '../plans/tables.ts';
import { answerWords, programWords, questionWords, stateWords } from './help-words.ts';

/** What a family answered. A copy of a plan takes nothing of it along: it is about one death. */
export const planHelp = pgTable(
  'plan_help',
  {
    planId: idOfPlan().primaryKey(),
    version: ownNumber(integer('version').notNull()),
    county: exported(text('county', { enum: answersTo.county }).notNull(), questionWords.county, answerWords.county),
    means: exported(text('means', { enum: answersTo.means }).notNull(), questionWords.means, answerWords.means),
    served: exported(text('served', { enum: answersTo.served }).notNull(), questionWords.served, answerWords.served),
    cause: exported(text('cause', { enum: answersTo.cause }).notNull(), questionWords.cause, answerWords.cause),
    work: exported(text('work', { enum: answersTo.work }).notNull(), questionWords.work, answerWords.work),
    leaves: exported(text('leaves', { enum: answersTo.leaves }).notNull(), questionWords.leaves, answerWords.leaves),
    mediCal: exported(
      text('medi_cal', { enum: answersTo.mediCal }).notNull(),
      questionWords.mediCal,
      answerWords.mediCal,
    ),
    community: exported(
      text('community', { enum: answersTo.community }).notNull(),
      questionWords.community,
      answerWords.community,
    ),
    updatedAt: exported(instant('updated_at').notNull(), words('Last changed', 'help to pay')),
  },
  (table) => [
    check('plan_help_version', sql`${table.version} > 0`),
    check('plan_help_county', oneOf(table.county, answersTo.county)),
    check('plan_help_means', oneOf(table.means, answersTo.means)),
    check('plan_help_served', oneOf(table.served, answersTo.served)),
    check('plan_help_cause', oneOf(table.cause, answersTo.cause)),
    check('plan_help_work', oneOf(table.work, answersTo.work)),
    check('plan_help_leaves', oneOf(table.leaves, answersTo.leaves)),
    check('plan_help_medi_cal', oneOf(table.mediCal, answersTo.mediCal)),
    check('plan_help_community', oneOf(table.community, answersTo.community)),
  ],
);

personalTable(planHelp, {
  title: words('What you answered about help to pay'),
  of: ofOwnPlans(planHelp.planId),
  leaving: 'deleted',
});

/** What the family did about one program. */
export const planHelpTasks = pgTable(
  'plan_help_tasks',
  {
    planId: idOfPlan(),
    program: exported(text('program', { enum: programs }).notNull(), words('Help to pay'), programWords),
    state: exported(text('state', { enum: helpStates }).notNull(), words('Where it stands', 'help to pay'), stateWords),
    who: exported(text('who').notNull(), words('Who asks')),
    note: exported(text('note').notNull(), words('Note', 'help to pay')),
    version: ownNumber(integer('version').notNull()),
    updatedAt: exported(instant('updated_at').notNull(), words('Last changed', 'help to pay')),
  },
  (table) => [
    primaryKey({ name: 'plan_help_tasks_program', columns: [table.planId, table.program] }),
    check('plan_help_tasks_version', sql`${table.version} > 0`),
    // Programs come and go with the rules, so none is named here.
    check('plan_help_tasks_state', oneOf(table.state, helpStates)),
  ],
);

personalTable(planHelpTasks, {
  title: words('Where you asked for help to pay'),
  of: ofOwnPlans(planHelpTasks.planId),
  leaving: 'deleted',
});
