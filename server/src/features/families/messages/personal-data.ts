import { eq } from 'drizzle-orm';
import {
  exported,
  ofTheReader,
  otherTable,
  ownNumber,
  personalTable,
  type TableCoverage,
  type Words,
} from '../../../platform/personal-data/coverage.ts';
import { familyMessages, messageAttachments, messageMentions, messageReads } from './tables.ts';

export const messageTables: readonly TableCoverage[] = [
  personalTable(familyMessages, {
    title: { en: 'What you said to your family', es: 'Lo que dijo a su familia' },
    of: ({ id }) => eq(familyMessages.authorId, id),
    leaving: {
      keptBecause: {
        en: 'What you said to your family stays with them, as a letter does, without your name. You can take messages down before you go.',
        es: 'Lo que dijo a su familia se queda con ella, como una carta, sin su nombre. Puede retirar mensajes antes de irse.',
      },
    },
    columns: {
      ...{ id: ownNumber, groupId: ownNumber, sendKey: ownNumber, authorId: ofTheReader, replyToId: ownNumber },
      content: exported({ en: 'Words', es: 'Palabras' }),
      createdAt: exported({ en: 'Sent', es: 'Enviado' }),
      editedAt: exported({ en: 'Changed', es: 'Modificado' }),
      takenDownAt: exported({ en: 'Taken down', es: 'Retirado' }),
    },
  }),
  personalTable(messageMentions, {
    title: { en: 'Messages that name you', es: 'Mensajes que le nombran' },
    of: ({ id }) => eq(messageMentions.userId, id),
    leaving: 'deleted',
    columns: { messageId: ownNumber, userId: ofTheReader },
  }),
  otherTable(messageAttachments, {
    columns: ['messageId', 'documentId'],
    reason: { noPerson: 'Which shared document hangs on which message; both are told elsewhere.' },
  }),
  personalTable(messageReads, {
    title: { en: 'How far you have read', es: 'Hasta dónde ha leído' },
    of: ({ id }) => eq(messageReads.userId, id),
    leaving: 'deleted',
    columns: {
      ...{ groupId: ownNumber, userId: ofTheReader, upToId: ownNumber },
      at: exported({ en: 'Read', es: 'Leído' }),
    },
  }),
];

export const messageDeeds: Record<string, Words> = {
  'family_message.taken_down': {
    en: 'A message of somebody else was taken down',
    es: 'Se retiró un mensaje de otra persona',
  },
};
