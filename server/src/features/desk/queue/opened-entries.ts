// What our team wrote to somebody and about them, for whoever takes their data along.

import { inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Collecting, Person, Section } from '../../../platform/personal-data/coverage.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { words } from '../../../platform/texts/texts.ts';
import { visitorRequestsOf } from '../../support/counseling/counseling-store.ts';
import { consultationsOf } from '../consultations/consultation-store.ts';
import { messagesOf } from '../contact/contact-store.ts';
import { promises } from '../tables.ts';
import { wordsOf } from './entries.ts';
import { aboutWhat, deskEntries, entryWords } from './tables.ts';

export async function openedEntries(db: Db, person: Person, { keys }: Collecting): Promise<Section[]> {
  const which = or(aboutWhat(person), await aboutSealed(db, person, keys));
  const rows = await db.select().from(deskEntries).where(which).orderBy(deskEntries.at);
  return [
    {
      key: 'desk_entry_words',
      title: words('What our team wrote to you and about you'),
      columns: {
        at: words('When', 'queue opened entries'),
        kind: words('What', 'queue opened entries'),
        subject: words('Subject', 'queue opened entries'),
        text: words('Words', 'queue opened entries'),
      },
      rows: rows.flatMap((row) => {
        const written = wordsOf(keys, row);
        if (!written) return [];
        const { subject, text } = written;
        return [
          {
            at: { value: row.at },
            kind: { value: row.kind, words: entryWords[row.kind] },
            subject: { value: subject ?? '' },
            text: { value: text },
          },
        ];
      }),
    },
  ];
}

/** As `aboutWhat`, for what lies sealed with the address in it, which only opening shows. */
async function aboutSealed(db: Db, person: Person, keys: Keys): Promise<SQL | undefined> {
  const asVisitor = (rows: { id: string; userId: string | null }[]) =>
    rows.filter(({ userId }) => userId === null).map(({ id }) => id);
  const messages = asVisitor(await messagesOf(db, keys, person));
  const talks = asVisitor(await consultationsOf(db, keys, person));
  const requests = asVisitor(await visitorRequestsOf(db, keys, person.email));
  const which = or(
    inArray(promises.contactMessageId, messages),
    inArray(promises.consultationId, talks),
    inArray(promises.counselingRequestId, requests),
  );
  return inArray(deskEntries.promiseId, db.select({ id: promises.id }).from(promises).where(which));
}
