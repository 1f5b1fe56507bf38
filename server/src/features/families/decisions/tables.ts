import { packageTiers } from '@evenlight/contract/catalogue';
import { decisionKinds, decisionStates } from '@evenlight/contract/families/decisions';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { venues } from '../../venues/tables.ts';

export const familyDecisions = pgTable(
  'family_decisions',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    kind: text('kind', { enum: decisionKinds }).notNull(),
    /** Here only until it is sealed, and empty then. */
    question: text('question').notNull(),
    sealedQuestion: bytes('sealed_question'),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
    deadline: instant('deadline').notNull(),
    state: text('state', { enum: decisionStates }).notNull(),
    chosenId: uuid('chosen_id'),
    decidedAt: instant('decided_at'),
    isApplied: boolean('is_applied').notNull(),
    /** How many had a voice when it ended; null as long as it is open. */
    entitled: integer('entitled'),
  },
  (table) => [
    unique('family_decisions_idempotency_key').on(table.groupId, table.idempotencyKey),
    check('family_decisions_kind', oneOf(table.kind, decisionKinds)),
    check('family_decisions_state', oneOf(table.state, decisionStates)),
    check('family_decisions_chosen', sql`(${table.state} = 'decided') = (${table.chosenId} is not null)`),
    check('family_decisions_over', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    // Empty once all are sealed.
    index('family_decisions_unsealed').on(table.id).where(sql`question <> ''`),
    index('family_decisions_group').on(table.groupId, table.askedAt),
    index('family_decisions_open').on(table.deadline).where(sql`state = 'open'`),
    index('family_decisions_asker').on(table.askedBy),
  ],
);

/** What there is to choose from, with the price the family was told. */
export const decisionOptions = pgTable(
  'decision_options',
  {
    id: uuid('id').primaryKey(),
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => familyDecisions.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** Here only until it is sealed, and empty then. */
    label: text('label').notNull(),
    sealedLabel: bytes('sealed_label'),
    venueId: uuid('venue_id').references(() => venues.id, { onDelete: 'set null' }),
    packageTier: text('package_tier', { enum: packageTiers }),
    cents: integer('cents'),
  },
  (table) => [
    unique('decision_options_position').on(table.decisionId, table.position),
    check('decision_options_tier', oneOf(table.packageTier, packageTiers)),
    check('decision_options_cents', sql`${table.cents} >= 0`),
    index('decision_options_unsealed').on(table.id).where(sql`label <> ''`),
    index('decision_options_venue').on(table.venueId),
  ],
);

/** One answer for each person; without an option they would rather not say. */
export const decisionAnswers = pgTable(
  'decision_answers',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => familyDecisions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    optionId: uuid('option_id').references(() => decisionOptions.id, { onDelete: 'cascade' }),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'decision_answers_pkey', columns: [table.decisionId, table.userId] }),
    index('decision_answers_user').on(table.userId),
    index('decision_answers_option').on(table.optionId),
  ],
);
