import {
  exported,
  ownNumber,
  type PersonalData,
  personalTable,
  withheld,
} from '../../platform/personal-data/coverage.ts';
import { ofOwnPlans, planNumber } from '../plans/own-plans.ts';
import { calendarAddresses, handoffs, timelineMarks, timelines } from './tables.ts';

const secretTrace = withheld({
  en: 'With it somebody could test guesses at a link.',
  es: 'Con él alguien podría probar enlaces adivinados.',
});

export const timelinePersonalData: PersonalData = {
  owner: 'timelines',
  tables: [
    personalTable(timelines, {
      title: { en: 'Your timelines', es: 'Sus cronologías' },
      of: ofOwnPlans(timelines.planId),
      leaving: 'deleted',
      columns: {
        planId: planNumber,
        options: exported({ en: 'What it shows', es: 'Lo que muestra' }),
        answers: exported({ en: 'What you told us', es: 'Lo que nos dijo' }),
        generatedAt: exported({ en: 'Made', es: 'Creada' }),
      },
    }),
    personalTable(timelineMarks, {
      title: { en: 'Steps you marked', es: 'Pasos que marcó' },
      of: ofOwnPlans(timelineMarks.planId),
      leaving: 'deleted',
      columns: {
        planId: planNumber,
        eventId: exported({ en: 'Step', es: 'Paso' }),
        completedAt: exported({ en: 'Done', es: 'Hecho' }),
        completedBy: ownNumber,
        completedByName: exported({ en: 'Done by', es: 'Hecho por' }),
        assignee: exported({ en: 'Who sees to it', es: 'Quién se ocupa' }),
        note: exported({ en: 'Your note', es: 'Su nota' }),
        version: ownNumber,
        updatedAt: exported({ en: 'Last changed', es: 'Última modificación' }),
      },
    }),
    personalTable(calendarAddresses, {
      title: { en: 'Private calendar addresses', es: 'Direcciones privadas de calendario' },
      of: ofOwnPlans(calendarAddresses.planId),
      leaving: 'deleted',
      columns: {
        planId: planNumber,
        tokenHash: secretTrace,
        createdAt: exported({ en: 'Made', es: 'Creada' }),
      },
    }),
    personalTable(handoffs, {
      title: { en: 'Steps you handed to others', es: 'Pasos que pasó a otras personas' },
      of: ofOwnPlans(handoffs.planId),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        planId: planNumber,
        idempotencyKey: ownNumber,
        eventId: exported({ en: 'Step', es: 'Paso' }),
        name: exported({ en: 'Name', es: 'Nombre' }),
        email: exported({ en: 'E-mail', es: 'Correo' }),
        message: exported({ en: 'Your words', es: 'Sus palabras' }),
        formerAssignee: exported({ en: 'Who saw to it before', es: 'Quién se ocupaba antes' }),
        tokenHash: secretTrace,
        sentAt: exported({ en: 'Sent', es: 'Enviado' }),
        expiresAt: exported({ en: 'Works until', es: 'Funciona hasta' }),
        endedAt: exported({ en: 'Taken back', es: 'Retirado' }),
        state: exported(
          { en: 'Answer', es: 'Respuesta' },
          { done: { en: 'Done', es: 'Hecho' }, declined: { en: 'Cannot do it', es: 'No puede' } },
        ),
        answer: exported({ en: 'Their words', es: 'Sus palabras de respuesta' }),
        answeredAt: exported({ en: 'Answered', es: 'Respondido' }),
      },
    }),
  ],
  auditActions: {
    'timeline.changed': { en: 'The timeline changed', es: 'La cronología cambió' },
    'handoff.changed': { en: 'Somebody answered about a step', es: 'Alguien respondió sobre un paso' },
  },
};
