import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  exported,
  ofTheReader,
  otherTable,
  ownNumber,
  type Person,
  personalTable,
  type Section,
  type TableCoverage,
  type Words,
  withheld,
} from '../../../platform/personal-data/coverage.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import type { Envelope } from '../../../platform/secrets/person-envelope.ts';
import { findGroupEnvelope, wordsIn } from './sealed-words.ts';
import { familyKeys, familyMessages, messageAttachments, messageMentions, messageReads } from './tables.ts';

const title = { en: 'What you said to your family', es: 'Lo que dijo a su familia' };
const toldBelow = withheld({
  en: 'What you said to your family lies sealed; it is told in words in a section of its own.',
  es: 'Lo que dijo a su familia está sellado; figura en palabras en una sección propia.',
});

export const messageTables: readonly TableCoverage[] = [
  personalTable(familyMessages, {
    title,
    of: ({ id }) => eq(familyMessages.authorId, id),
    leaving: {
      keptBecause: {
        en: 'What you said to your family stays with them, as a letter does, without your name. You can take messages down before you go.',
        es: 'Lo que dijo a su familia se queda con ella, como una carta, sin su nombre. Puede retirar mensajes antes de irse.',
      },
    },
    columns: {
      id: ownNumber,
      groupId: ownNumber,
      idempotencyKey: ownNumber,
      authorId: ofTheReader,
      replyToId: ownNumber,
      content: toldBelow,
      sealed: toldBelow,
      createdAt: toldBelow,
      editedAt: toldBelow,
      takenDownAt: toldBelow,
    },
  }),
  otherTable(familyKeys, {
    columns: ['groupId', 'wrapped', 'createdAt'],
    reason: { noPerson: 'The key of what a group says, sealed by the house; it goes with the group.' },
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
      groupId: ownNumber,
      userId: ofTheReader,
      upToId: ownNumber,
      at: exported({ en: 'Read', es: 'Leído' }),
    },
  }),
];

export async function openedMessages(db: Db, { id }: Person, keys: Keys): Promise<Section> {
  const rows = await db
    .select()
    .from(familyMessages)
    .where(eq(familyMessages.authorId, id))
    .orderBy(asc(familyMessages.id));
  const groups = new Map<string, Envelope | null>();
  for (const { groupId } of rows)
    if (!groups.has(groupId)) groups.set(groupId, await findGroupEnvelope(db, keys, groupId));
  return {
    key: 'family_messages',
    title,
    columns: {
      content: { en: 'Words', es: 'Palabras' },
      createdAt: { en: 'Sent', es: 'Enviado' },
      editedAt: { en: 'Changed', es: 'Modificado' },
      takenDownAt: { en: 'Taken down', es: 'Retirado' },
    },
    rows: rows.map((row) => ({
      content: { value: wordsIn(groups.get(row.groupId) ?? null, row) },
      createdAt: { value: row.createdAt },
      editedAt: { value: row.editedAt },
      takenDownAt: { value: row.takenDownAt },
    })),
  };
}

export const messageAuditActions: Record<string, Words> = {
  'family_message.taken_down': {
    en: 'A message of somebody else was taken down',
    es: 'Se retiró un mensaje de otra persona',
  },
};
