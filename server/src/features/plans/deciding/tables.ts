import { deciderAnswers, standings, writtenDirections } from '@evenlight/contract/deciding';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';

const directionWords = {
  unknown: { en: 'Not known yet', es: 'Aún no se sabe' },
  found: { en: 'There are some', es: 'Las hay' },
  none: { en: 'There are none', es: 'No las hay' },
};

const standingWords = {
  agent: { en: 'Health care agent', es: 'Representante para la atención médica' },
  spouse: { en: 'Spouse or registered domestic partner', es: 'Cónyuge o pareja de hecho registrada' },
  children: { en: 'Adult child', es: 'Hijo o hija adulto' },
  parents: { en: 'Parent', es: 'Padre o madre' },
  siblings: { en: 'Adult sibling', es: 'Hermano o hermana adulto' },
  kin: { en: 'Next closest relative', es: 'Siguiente pariente más cercano' },
  'person-conservator': { en: 'Conservator of the person', es: 'Curador de la persona' },
  'estate-conservator': { en: 'Conservator of the estate', es: 'Curador del patrimonio' },
  'public-administrator': { en: 'Public administrator', es: 'Administrador público' },
};

const answerWords = {
  'not-asked': { en: 'Not asked yet', es: 'Aún sin preguntar' },
  asked: { en: 'Asked', es: 'Consultado' },
  agreed: { en: 'Agreed', es: 'De acuerdo' },
  objected: { en: 'Objected', es: 'En desacuerdo' },
  'not-reached': { en: 'Could not be reached', es: 'No se le pudo localizar' },
};

/** Whether the person who died left directions about what should become of them. */
export const planDeciding = pgTable(
  'plan_deciding',
  {
    planId: idOfPlan().primaryKey(),
    directions: exported(
      text('directions', { enum: writtenDirections }).notNull(),
      { en: 'Written directions', es: 'Instrucciones escritas' },
      directionWords,
    ),
    updatedAt: exported(instant('updated_at').notNull(), { en: 'Last changed', es: 'Última modificación' }),
  },
  (table) => [check('plan_deciding_directions', oneOf(table.directions, writtenDirections))],
);

personalTable(planDeciding, {
  title: { en: 'Written directions for your plans', es: 'Instrucciones escritas para sus planes' },
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
    name: exported(text('name').notNull(), { en: 'Name', es: 'Nombre' }),
    standing: exported(
      text('standing', { enum: standings }).notNull(),
      { en: 'Who they are', es: 'Quién es' },
      standingWords,
    ),
    answer: exported(
      text('answer', { enum: deciderAnswers }).notNull(),
      { en: 'Answer', es: 'Respuesta' },
      answerWords,
    ),
    note: exported(text('note').notNull(), { en: 'Note', es: 'Nota' }),
    answeredAt: exported(instant('answered_at').notNull(), { en: 'Answer written down', es: 'Respuesta anotada' }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Added', es: 'Añadido' }),
  },
  (table) => [
    unique('plan_deciders_idempotency_key').on(table.planId, table.idempotencyKey),
    check('plan_deciders_standing', oneOf(table.standing, standings)),
    check('plan_deciders_answer', oneOf(table.answer, deciderAnswers)),
  ],
);

personalTable(planDeciders, {
  title: { en: 'Who may decide, and what they said', es: 'Quién puede decidir y qué dijo' },
  of: ofOwnPlans(planDeciders.planId),
  leaving: 'deleted',
});
