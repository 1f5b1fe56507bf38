import { packageTiers } from '@evenlight/contract/catalogue';
import { decisionKinds, decisionStates } from '@evenlight/contract/families/decisions';
import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import {
  exported,
  ofTheReader,
  opened,
  openedAbove,
  ownNumber,
  withheld,
} from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { aPrice } from '../../../platform/personal-data/said-values.ts';
import { type Words, words } from '../../../platform/texts/texts.ts';
import { ownerId, users } from '../../accounts/tables.ts';
import { tiers } from '../../plans/export-words.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { venues } from '../../venues/tables.ts';
import { optionLabels, questions } from './sealed-questions.ts';

const leaving = {
  keptBecause: words('What your family was asked, and what it decided, stays with it, without your name.'),
};
const kinds: Record<string, Words> = {
  venues: words('Venues', 'families decisions export'),
  packages: words('Packages', 'families decisions export'),
  other: words('Something else', 'families decisions export'),
};
const states: Record<string, Words> = {
  open: words('Open', 'families decisions export'),
  decided: words('Decided', 'families decisions export'),
  tied: words('Level', 'families decisions export'),
  withdrawn: words('Taken back', 'families decisions export'),
};
export const answersTitle: Words = words('How you answered your family');
const toldInWords = words('What you answered your family goes along in words, with the question.');

export const familyDecisions = pgTable(
  'family_decisions',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    kind: exported(text('kind', { enum: decisionKinds }).notNull(), words('About', 'families decisions export'), kinds),
    /** Here only until it is sealed, and empty then. */
    question: opened(text('question').notNull(), words('Question', 'families decisions export'), questions.open),
    sealedQuestion: openedAbove(bytes('sealed_question')),
    askedBy: ofTheReader(uuid('asked_by').references(() => users.id, { onDelete: 'set null' })),
    askedAt: exported(instant('asked_at').notNull(), words('Asked', 'families decisions export')),
    deadline: exported(instant('deadline').notNull(), words('Until', 'families decisions export')),
    state: exported(
      text('state', { enum: decisionStates }).notNull(),
      words('Where it stands', 'families decisions export'),
      states,
    ),
    chosenId: ownNumber(uuid('chosen_id')),
    decidedAt: exported(instant('decided_at'), words('Ended', 'families decisions export')),
    isApplied: exported(boolean('is_applied').notNull(), words('The plan follows it', 'families decisions export')),
    /** How many had a voice when it ended; null as long as it is open. */
    entitled: exported(integer('entitled'), words('People with a voice')),
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

personalTable(familyDecisions, {
  title: words('What you asked your family'),
  of: ({ id }) => eq(familyDecisions.askedBy, id),
  leaving,
});

/** What there is to choose from, with the price the family was told. */
export const decisionOptions = pgTable(
  'decision_options',
  {
    id: uuid('id').primaryKey(),
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => familyDecisions.id, { onDelete: 'cascade' }),
    position: exported(smallint('position').notNull(), words('Place', 'families decisions export')),
    /** Here only until it is sealed, and empty then. */
    label: opened(text('label').notNull(), words('Choice', 'families decisions export'), optionLabels.open),
    sealedLabel: openedAbove(bytes('sealed_label')),
    venueId: uuid('venue_id').references(() => venues.id, { onDelete: 'set null' }),
    packageTier: exported(
      text('package_tier', { enum: packageTiers }),
      words('Package', 'families decisions export'),
      tiers,
    ),
    cents: exported(integer('cents'), words('Price of the plan with it'), aPrice),
  },
  (table) => [
    unique('decision_options_position').on(table.decisionId, table.position),
    check('decision_options_tier', oneOf(table.packageTier, packageTiers)),
    check('decision_options_cents', sql`${table.cents} >= 0`),
    index('decision_options_unsealed').on(table.id).where(sql`label <> ''`),
    index('decision_options_venue').on(table.venueId),
  ],
);

personalTable(decisionOptions, {
  title: words('What there was to choose from'),
  of: ({ id }) =>
    sql`${decisionOptions.decisionId} in (select ${familyDecisions.id} from ${familyDecisions} where ${familyDecisions.askedBy} = ${id})`,
  leaving,
});

/** One answer for each person; without an option they would rather not say. */
export const decisionAnswers = pgTable(
  'decision_answers',
  {
    decisionId: withheld(
      uuid('decision_id')
        .notNull()
        .references(() => familyDecisions.id, { onDelete: 'cascade' }),
      toldInWords,
    ),
    userId: ownerId(),
    optionId: withheld(
      uuid('option_id').references(() => decisionOptions.id, { onDelete: 'cascade' }),
      toldInWords,
    ),
    answeredAt: withheld(instant('answered_at').notNull(), toldInWords),
  },
  (table) => [
    primaryKey({ name: 'decision_answers_pkey', columns: [table.decisionId, table.userId] }),
    index('decision_answers_user').on(table.userId),
    index('decision_answers_option').on(table.optionId),
  ],
);

personalTable(decisionAnswers, {
  title: answersTitle,
  of: ({ id }) => eq(decisionAnswers.userId, id),
  leaving: 'deleted',
});
