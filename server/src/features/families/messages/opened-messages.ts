// What somebody said to their family, for whoever takes their data along.

import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Collecting, Person, Section } from '../../../platform/personal-data/coverage.ts';
import type { Envelope } from '../../../platform/secrets/person-envelope.ts';
import { words } from '../../../platform/texts/texts.ts';
import { findGroupEnvelope, wordsIn } from './sealed-words.ts';
import { familyMessages, messagesTitle } from './tables.ts';

export async function openedFamilyMessages(db: Db, { id }: Person, { keys }: Collecting): Promise<Section[]> {
  const rows = await db
    .select()
    .from(familyMessages)
    .where(eq(familyMessages.authorId, id))
    .orderBy(asc(familyMessages.id));
  const groups = new Map<string, Envelope | null>();
  for (const { groupId } of rows)
    if (!groups.has(groupId)) groups.set(groupId, await findGroupEnvelope(db, keys, groupId));
  return [
    {
      key: 'family_messages',
      title: messagesTitle,
      columns: {
        content: words('Words', 'messages opened messages'),
        createdAt: words('Sent', 'messages opened messages'),
        editedAt: words('Changed', 'messages opened messages'),
        takenDownAt: words('Taken down', 'messages opened messages'),
      },
      rows: rows.map((row) => ({
        content: { value: wordsIn(groups.get(row.groupId) ?? null, row) },
        createdAt: { value: row.createdAt },
        editedAt: { value: row.editedAt },
        takenDownAt: { value: row.takenDownAt },
      })),
    },
  ];
}
