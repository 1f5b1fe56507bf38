import { saidStates } from '@evenlight/contract/costs/cost-lines';
import { documentTypes } from '@evenlight/contract/documents';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ownNumber, told, yesOrNo } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { aPrice } from '../../../platform/personal-data/said-values.ts';
import { words } from '../../../platform/texts/texts.ts';
import { documentWords } from '../document-words.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';
import { lineInWords, saidStateNames } from './cost-words.ts';

/** What a family knows of a line that others charge: one row for each line of which something was said. */
export const planCosts = pgTable(
  'plan_costs',
  {
    planId: idOfPlan(),
    /** One of ours, or the number of a line of the family's own. */
    line: told(text('line').notNull(), words('What for', 'cost'), lineInWords),
    version: ownNumber(integer('version').notNull()),
    state: exported(text('state', { enum: saidStates }).notNull(), words('What is known'), saidStateNames),
    lowCents: exported(integer('low_cents'), words('Price, or its lowest'), aPrice),
    highCents: exported(integer('high_cents'), words('Its highest'), aPrice),
    isTypical: exported(boolean('is_typical').notNull(), words('Counted as it is usual'), yesOrNo),
    count: exported(integer('count'), words('How many', 'cost')),
    name: exported(text('name').notNull(), words('Name of a line of your own')),
    payer: exported(text('payer').notNull(), words('Who pays', 'cost')),
    paper: exported(text('paper', { enum: documentTypes }), words('Which paper shows it'), documentWords),
    paperWords: exported(text('paper_words').notNull(), words('Another paper that shows it')),
    createdAt: exported(instant('created_at').notNull(), words('Written down', 'cost')),
    updatedAt: exported(instant('updated_at').notNull(), words('Last changed', 'cost')),
  },
  (table) => [
    primaryKey({ name: 'plan_costs_pkey', columns: [table.planId, table.line] }),
    check('plan_costs_version', sql`${table.version} > 0`),
    check('plan_costs_state', oneOf(table.state, saidStates)),
    check('plan_costs_paper', oneOf(table.paper, documentTypes)),
    check('plan_costs_range', sql`(${table.lowCents} is null) = (${table.highCents} is null)`),
    check('plan_costs_order', sql`${table.lowCents} between 0 and ${table.highCents}`),
    check('plan_costs_count', sql`${table.count} > 0`),
  ],
);

personalTable(planCosts, {
  title: words('What others charge for your plans'),
  of: ofOwnPlans(planCosts.planId),
  leaving: 'deleted',
});
