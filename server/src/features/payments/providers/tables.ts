import { paymentFailures } from '@evenlight/contract/payments';
import { intentStatuses } from '@evenlight/contract/test-payments';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { otherTable } from '../../../platform/personal-data/declared-tables.ts';

/** The books of the test provider. To the rest of the house they are as foreign as a bank's. */
export const testIntents = pgTable(
  'test_intents',
  {
    id: text('id').primaryKey(),
    clientSecret: text('client_secret').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    cents: integer('cents').notNull(),
    status: text('status', { enum: intentStatuses }).notNull(),
    failure: text('failure', { enum: paymentFailures }),
    receivedCents: integer('received_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('test_intents_idempotency').on(table.idempotencyKey),
    check('test_intents_status', oneOf(table.status, intentStatuses)),
    check('test_intents_cents', sql`${table.cents} > 0 and ${table.receivedCents} >= 0`),
  ],
);

otherTable(testIntents, { noPerson: 'The books of the test provider: sums and states, no names and no cards.' });

export const testRefunds = pgTable(
  'test_refunds',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id')
      .notNull()
      .references(() => testIntents.id),
    idempotencyKey: text('idempotency_key').notNull(),
    cents: integer('cents').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('test_refunds_idempotency').on(table.idempotencyKey),
    check('test_refunds_cents', sql`${table.cents} > 0`),
    index('test_refunds_intent').on(table.intentId),
  ],
);

otherTable(testRefunds, { noPerson: 'The books of the test provider.' });
