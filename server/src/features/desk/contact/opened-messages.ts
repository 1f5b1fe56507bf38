// What somebody wrote to our team, for whoever takes their data along.

import type { Db } from '../../../platform/database/database.ts';
import type { Collecting, Person, Section } from '../../../platform/personal-data/coverage.ts';
import { words } from '../../../platform/texts/texts.ts';
import { messagesOf, openMessage } from './contact-store.ts';

export async function openedMessages(db: Db, person: Person, { keys }: Collecting): Promise<Section[]> {
  const rows = await messagesOf(db, keys, person);
  return [
    {
      key: 'contact_words',
      title: words('What you wrote to our team'),
      columns: {
        sentAt: words('When', 'contact opened messages'),
        name: words('Name', 'contact opened messages'),
        email: words('E-mail', 'contact opened messages'),
        phone: words('Phone', 'contact opened messages'),
        subject: words('Subject', 'contact opened messages'),
        message: words('Words', 'contact opened messages'),
      },
      rows: rows.map((row) => {
        const { name, email, phone, subject, message } = openMessage(keys, row);
        return {
          sentAt: { value: row.sentAt },
          name: { value: name },
          email: { value: email },
          phone: { value: phone },
          subject: { value: subject },
          message: { value: message },
        };
      }),
    },
  ];
}
