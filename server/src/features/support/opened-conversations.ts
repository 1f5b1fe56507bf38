// Conversations lie sealed, so they are opened for the download of their owner; nobody else has a way to read them.
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Collecting, Person, Section, Words } from '../../platform/personal-data/coverage.ts';
import { findEnvelope } from './support-key.ts';
import { levels, supportMessages, supportSessions } from './tables.ts';

const authors: Record<string, Words> = {
  person: { en: 'You', es: 'Usted' },
  program: { en: 'Our program', es: 'Nuestro programa' },
  model: { en: 'A language model', es: 'Un modelo de lenguaje' },
};

export async function openedConversations(db: Db, { id: userId }: Person, { keys }: Collecting): Promise<Section[]> {
  const envelope = await findEnvelope(db, keys, userId);
  const found = await db
    .select({ session: supportSessions, message: supportMessages })
    .from(supportMessages)
    .innerJoin(supportSessions, eq(supportSessions.id, supportMessages.sessionId))
    .where(eq(supportSessions.userId, userId))
    .orderBy(
      asc(supportSessions.createdAt),
      asc(supportSessions.id),
      asc(supportMessages.createdAt),
      asc(supportMessages.id),
    );
  const rows = envelope
    ? found.map(({ session, message: { id, author, sealed, createdAt, level, rules, isStopped } }) => ({
        conversation: { value: envelope.unseal(session.sealedTitle, session.id) },
        author: { value: author, words: authors[author] },
        text: { value: envelope.unseal(sealed, id) },
        createdAt: { value: createdAt },
        level: { value: level, words: level ? levels[level] : undefined },
        rules: { value: rules },
        isStopped: { value: isStopped },
      }))
    : [];
  return [
    {
      key: 'support_conversations',
      title: { en: 'Your conversations', es: 'Sus conversaciones' },
      columns: {
        conversation: { en: 'Conversation', es: 'Conversación' },
        author: { en: 'Who', es: 'Quién' },
        text: { en: 'Words', es: 'Palabras' },
        createdAt: { en: 'When', es: 'Cuándo' },
        level: { en: 'How worried we were', es: 'Cuánto nos preocupamos' },
        rules: { en: 'What made us worry', es: 'Qué nos preocupó' },
        isStopped: { en: 'You stopped it', es: 'Usted lo detuvo' },
      },
      rows,
    },
  ];
}
