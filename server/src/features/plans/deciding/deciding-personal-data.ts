// What is kept about who decides. Most of it is about others than the account's owner, who wrote it down.
import { exported, ownNumber, personalTable } from '../../../platform/personal-data/coverage.ts';
import { ofOwnPlans, planNumber } from '../own-plans.ts';
import { planDeciders, planDeciding } from '../tables.ts';

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

export const decidingTables = [
  personalTable(planDeciding, {
    title: { en: 'Written directions for your plans', es: 'Instrucciones escritas para sus planes' },
    of: ofOwnPlans(planDeciding.planId),
    leaving: 'deleted',
    columns: {
      planId: planNumber,
      directions: exported({ en: 'Written directions', es: 'Instrucciones escritas' }, directionWords),
      updatedAt: exported({ en: 'Last changed', es: 'Última modificación' }),
    },
  }),
  personalTable(planDeciders, {
    title: { en: 'Who may decide, and what they said', es: 'Quién puede decidir y qué dijo' },
    of: ofOwnPlans(planDeciders.planId),
    leaving: 'deleted',
    columns: {
      id: ownNumber,
      planId: planNumber,
      idempotencyKey: ownNumber,
      name: exported({ en: 'Name', es: 'Nombre' }),
      standing: exported({ en: 'Who they are', es: 'Quién es' }, standingWords),
      answer: exported({ en: 'Answer', es: 'Respuesta' }, answerWords),
      note: exported({ en: 'Note', es: 'Nota' }),
      answeredAt: exported({ en: 'Answer written down', es: 'Respuesta anotada' }),
      createdAt: exported({ en: 'Added', es: 'Añadido' }),
    },
  }),
];
