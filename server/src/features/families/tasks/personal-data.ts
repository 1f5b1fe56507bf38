import { eq } from 'drizzle-orm';
import {
  exported,
  ofTheReader,
  opened,
  openedAbove,
  ownNumber,
  personalTable,
  type TableCoverage,
} from '../../../platform/personal-data/coverage.ts';
import { commentTexts, taskDescriptions, taskTitles } from './sealed-tasks.ts';
import { familyTasks, taskComments } from './tables.ts';

type Task = typeof familyTasks.$inferSelect;
type Comment = typeof taskComments.$inferSelect;

const leaving = {
  keptBecause: {
    en: 'What there is to do for a funeral stays on your family’s list, without your name.',
    es: 'Lo que hay que hacer para un funeral se queda en la lista de su familia, sin su nombre.',
  },
};

export const taskTables: readonly TableCoverage[] = [
  personalTable(familyTasks, {
    title: { en: 'Tasks you added for your family', es: 'Tareas que añadió para su familia' },
    of: ({ id }) => eq(familyTasks.createdBy, id),
    leaving,
    columns: {
      id: ownNumber,
      groupId: ownNumber,
      idempotencyKey: ownNumber,
      templateKey: ownNumber,
      createdBy: ofTheReader,
      title: opened({ en: 'Title', es: 'Título' }, (row: Task, keys) => taskTitles.open(keys, row)),
      description: opened({ en: 'Description', es: 'Descripción' }, (row: Task, keys) =>
        taskDescriptions.open(keys, row),
      ),
      sealedTitle: openedAbove,
      sealedDescription: openedAbove,
      category: exported(
        { en: 'About', es: 'Sobre' },
        {
          venue: { en: 'Venue', es: 'Lugar' },
          flowers: { en: 'Flowers', es: 'Flores' },
          catering: { en: 'Food', es: 'Comida' },
          documents: { en: 'Documents', es: 'Documentos' },
          music: { en: 'Music', es: 'Música' },
          other: { en: 'Other', es: 'Otro' },
        },
      ),
      priority: exported(
        { en: 'Priority', es: 'Prioridad' },
        {
          low: { en: 'Low', es: 'Baja' },
          medium: { en: 'Medium', es: 'Media' },
          high: { en: 'High', es: 'Alta' },
        },
      ),
      status: exported(
        { en: 'Where it stands', es: 'En qué punto está' },
        {
          pending: { en: 'Pending', es: 'Pendiente' },
          in_progress: { en: 'In progress', es: 'En curso' },
          completed: { en: 'Completed', es: 'Completada' },
        },
      ),
      dueAt: exported({ en: 'Due', es: 'Para cuándo' }),
      assigneeId: ownNumber,
      position: ownNumber,
      version: ownNumber,
      createdAt: exported({ en: 'Added', es: 'Añadida' }),
      completedAt: exported({ en: 'Completed', es: 'Completada' }),
    },
  }),
  personalTable(taskComments, {
    title: { en: 'What you said about tasks', es: 'Lo que dijo sobre tareas' },
    of: ({ id }) => eq(taskComments.authorId, id),
    leaving,
    columns: {
      id: ownNumber,
      taskId: ownNumber,
      idempotencyKey: ownNumber,
      authorId: ofTheReader,
      text: opened({ en: 'Words', es: 'Palabras' }, (row: Comment, keys) => commentTexts.open(keys, row)),
      sealedText: openedAbove,
      createdAt: exported({ en: 'Said', es: 'Dicho' }),
    },
  }),
];
