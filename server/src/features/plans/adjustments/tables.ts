import { adjustmentStates } from '@evenlight/contract/plans';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { users } from '../../accounts/tables.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';

const adjustmentWords = {
  requested: { en: 'Asked for', es: 'Pedido' },
  confirmed: { en: 'Confirmed', es: 'Confirmado' },
  declined: { en: 'Declined', es: 'Rechazado' },
};

/** A change of the price that a family asked for, and what our team said. */
export const planAdjustments = pgTable(
  'plan_adjustments',
  {
    id: uuid('id').primaryKey(),
    planId: idOfPlan(),
    /** The idempotency key of the request, so that the same request is written once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    description: exported(text('description').notNull(), { en: 'What for', es: 'Para qué' }),
    cents: exported(integer('cents').notNull(), { en: 'Amount in cents', es: 'Importe en centavos' }),
    state: exported(
      text('state', { enum: adjustmentStates }).notNull(),
      { en: 'State', es: 'Estado' },
      adjustmentWords,
    ),
    requestedAt: exported(instant('requested_at').notNull(), { en: 'Asked', es: 'Pedido' }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: exported(instant('decided_at'), { en: 'Answered', es: 'Respondido' }),
    note: exported(text('note').notNull(), { en: 'What our team said', es: 'Lo que dijo nuestro equipo' }),
  },
  (table) => [
    unique('plan_adjustments_idempotency_key').on(table.planId, table.idempotencyKey),
    check('plan_adjustments_state', oneOf(table.state, adjustmentStates)),
    check('plan_adjustments_cents', sql`${table.cents} <> 0`),
    index('plan_adjustments_decider').on(table.decidedBy),
  ],
);

personalTable(planAdjustments, {
  title: { en: 'Changes of the price you asked for', es: 'Cambios de precio que pidió' },
  of: ofOwnPlans(planAdjustments.planId),
  leaving: 'deleted',
});
