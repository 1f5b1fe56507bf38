// Conversations lie sealed, so they are opened for the download of their owner; nobody else has a way to read them.

import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Collecting, Person, Section } from '../../platform/personal-data/coverage.ts';
import { type Words, words } from '../../platform/texts/texts.ts';
import { findEnvelope } from './support-key.ts';
import { levels, supportMessages, supportSessions } from './tables.ts';

const authors: Record<string, Words> = {
  person: words('You', 'support opened conversations'),
  program: words('Our program', 'support opened conversations'),
  model: words('A language model'),
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
      title: words('Your conversations', 'support opened conversations'),
      columns: {
        conversation: words('Conversation', 'support opened conversations'),
        author: words('Who', 'support opened conversations'),
        text: words('Words', 'support opened conversations'),
        createdAt: words('When', 'support opened conversations'),
        level: words('How worried we were'),
        rules: words('What made us worry'),
        isStopped: words('You stopped it'),
      },
      rows,
    },
  ];
}
