import { deciderAnswers, standings, writtenDirections } from '@evenlight/contract/deciding';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';

const directionWords = {
  unknown: words('Not known yet'),
  found: words('There are some'),
  none: words('There are none'),
};

const standingWords = {
  agent: words('Health care agent'),
  spouse: words('Spouse or registered domestic partner'),
  children: words('Adult child', 'plans deciding export'),
  parents: words('Parent', 'plans deciding export'),
  siblings: words('Adult sibling', 'plans deciding export'),
  kin: words('Next closest relative'),
  'person-conservator': words('Conservator of the person'),
  'estate-conservator': words('Conservator of the estate'),
  'public-administrator': words('Public administrator', 'plans deciding export'),
};

const answerWords = {
  'not-asked': words('Not asked yet'),
  asked: words('Asked', 'plans deciding export'),
  agreed: words('Agreed', 'plans deciding export'),
  objected: words('Objected', 'plans deciding export'),
  'not-reached': words('Could not be reached'),
};

/** Whether the person who died left directions about what should become of them. */
export const planDeciding = pgTable(
  'plan_deciding',
  {
    planId: idOfPlan().primaryKey(),
    directions: exported(
      text('directions', { enum: writtenDirections }).notNull(),
      words('Written directions', 'plans deciding export'),
      directionWords,
    ),
    updatedAt: exported(instant('updated_at').notNull(), words('Last changed', 'plans deciding export')),
  },
  (table) => [check('plan_deciding_directions', oneOf(table.directions, writtenDirections))],
);

personalTable(planDeciding, {
  title: words('Written directions for your plans'),
  of: ofOwnPlans(planDeciding.planId),
  leaving: 'deleted',
});

/** Somebody who may have a say, and what they said. */
export const planDeciders = pgTable(
  'plan_deciders',
  {
    id: uuid('id').primaryKey(),
    planId: idOfPlan(),
    /** The idempotency key of the request, so that the same person is written down once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    name: exported(text('name').notNull(), words('Name', 'plans deciding export')),
    standing: exported(text('standing', { enum: standings }).notNull(), words('Who they are'), standingWords),
    answer: exported(
      text('answer', { enum: deciderAnswers }).notNull(),
      words('Answer', 'plans deciding export'),
      answerWords,
    ),
    note: exported(text('note').notNull(), words('Note', 'plans deciding export')),
    answeredAt: exported(instant('answered_at').notNull(), words('Answer written down')),
    createdAt: exported(instant('created_at').notNull(), words('Added', 'plans deciding export')),
  },
  (table) => [
    unique('plan_deciders_idempotency_key').on(table.planId, table.idempotencyKey),
    check('plan_deciders_standing', oneOf(table.standing, standings)),
    check('plan_deciders_answer', oneOf(table.answer, deciderAnswers)),
  ],
);

personalTable(planDeciders, {
  title: words('Who may decide, and what they said'),
  of: ofOwnPlans(planDeciders.planId),
  leaving: 'deleted',
});
