import { adjustmentStates } from '@evenlight/contract/plan-lines';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, forPrograms, told } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { aPrice } from '../../../platform/personal-data/said-values.ts';
import { words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';
import { type AskedWay, wayAsked } from './way-asked.ts';

const adjustmentWords = {
  requested: words('Asked for', 'plans adjustments export'),
  confirmed: words('Confirmed', 'plans adjustments export'),
  declined: words('Declined', 'plans adjustments export'),
};

const wayInWords = ({ chosen }: { chosen: AskedWay | null }) => (chosen ? wayAsked(chosen.chosen.way) : undefined);

/** A change of the price that a family asked for, and what our team said. */
export const planAdjustments = pgTable(
  'plan_adjustments',
  {
    id: uuid('id').primaryKey(),
    planId: idOfPlan(),
    /** The idempotency key of the request, so that the same request is written once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    description: told(text('description').notNull(), words('What for', 'plans adjustments export'), wayInWords),
    cents: exported(integer('cents').notNull(), words('Amount', 'plans adjustments export'), aPrice),
    state: exported(
      text('state', { enum: adjustmentStates }).notNull(),
      words('State', 'plans adjustments export'),
      adjustmentWords,
    ),
    /** Of a request about what happens with the body: package and lines in that way, as they were offered. */
    chosen: forPrograms(jsonb('chosen').$type<AskedWay>()),
    requestedAt: exported(instant('requested_at').notNull(), words('Asked', 'plans adjustments export')),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: exported(instant('decided_at'), words('Answered', 'plans adjustments export')),
    note: exported(text('note').notNull(), words('What our team said')),
  },
  (table) => [
    unique('plan_adjustments_idempotency_key').on(table.planId, table.idempotencyKey),
    check('plan_adjustments_state', oneOf(table.state, adjustmentStates)),
    check('plan_adjustments_cents', sql`${table.cents} <> 0 or ${table.chosen} is not null`),
    uniqueIndex('plan_adjustments_open_way')
      .on(table.planId)
      .where(sql`${table.chosen} is not null and ${table.state} = 'requested'`),
    index('plan_adjustments_decider').on(table.decidedBy),
  ],
);

personalTable(planAdjustments, {
  title: words('Changes of the price you asked for'),
  of: ofOwnPlans(planAdjustments.planId),
  leaving: 'deleted',
});
