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
import type { Words } from '../../../platform/personal-data/coverage.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { ownerId, users } from '../../accounts/tables.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { venues } from '../../venues/tables.ts';
import { optionLabels, questions } from './sealed-questions.ts';

const leaving = {
  keptBecause: {
    en: 'What your family was asked, and what it decided, stays with it, without your name.',
    es: 'Lo que se preguntó a su familia y lo que decidió se queda con ella, sin su nombre.',
  },
};
const kinds: Record<string, Words> = {
  venues: { en: 'Venues', es: 'Lugares' },
  packages: { en: 'Packages', es: 'Paquetes' },
  other: { en: 'Something else', es: 'Otra cosa' },
};
const states: Record<string, Words> = {
  open: { en: 'Open', es: 'Abierta' },
  decided: { en: 'Decided', es: 'Decidida' },
  tied: { en: 'Level', es: 'Empatada' },
  withdrawn: { en: 'Taken back', es: 'Retirada' },
};
export const answersTitle: Words = { en: 'How you answered your family', es: 'Cómo respondió a su familia' };
const toldInWords = {
  en: 'What you answered your family goes along in words, with the question.',
  es: 'Lo que respondió a su familia va en palabras, con la pregunta.',
};

export const familyDecisions = pgTable(
  'family_decisions',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    kind: exported(text('kind', { enum: decisionKinds }).notNull(), { en: 'About', es: 'Sobre' }, kinds),
    /** Here only until it is sealed, and empty then. */
    question: opened(text('question').notNull(), { en: 'Question', es: 'Pregunta' }, questions.open),
    sealedQuestion: openedAbove(bytes('sealed_question')),
    askedBy: ofTheReader(uuid('asked_by').references(() => users.id, { onDelete: 'set null' })),
    askedAt: exported(instant('asked_at').notNull(), { en: 'Asked', es: 'Preguntado' }),
    deadline: exported(instant('deadline').notNull(), { en: 'Until', es: 'Hasta' }),
    state: exported(
      text('state', { enum: decisionStates }).notNull(),
      { en: 'Where it stands', es: 'En qué punto está' },
      states,
    ),
    chosenId: ownNumber(uuid('chosen_id')),
    decidedAt: exported(instant('decided_at'), { en: 'Ended', es: 'Terminada' }),
    isApplied: exported(boolean('is_applied').notNull(), { en: 'The plan follows it', es: 'El plan lo sigue' }),
    /** How many had a voice when it ended; null as long as it is open. */
    entitled: exported(integer('entitled'), { en: 'People with a voice', es: 'Personas con voz' }),
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
  title: { en: 'What you asked your family', es: 'Lo que preguntó a su familia' },
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
    position: exported(smallint('position').notNull(), { en: 'Place', es: 'Lugar' }),
    /** Here only until it is sealed, and empty then. */
    label: opened(text('label').notNull(), { en: 'Choice', es: 'Opción' }, optionLabels.open),
    sealedLabel: openedAbove(bytes('sealed_label')),
    venueId: uuid('venue_id').references(() => venues.id, { onDelete: 'set null' }),
    packageTier: exported(text('package_tier', { enum: packageTiers }), { en: 'Package', es: 'Paquete' }),
    cents: exported(integer('cents'), {
      en: 'Price of the plan with it, in cents',
      es: 'Precio del plan con ella, en centavos',
    }),
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
  title: { en: 'What there was to choose from', es: 'Entre qué se podía elegir' },
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
