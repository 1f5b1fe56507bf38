// What somebody told us when they booked a talk, for whoever takes their data along.

import type { Db } from '../../../platform/database/database.ts';
import type { Collecting, Person, Section } from '../../../platform/personal-data/coverage.ts';
import { words } from '../../../platform/texts/texts.ts';
import { consultationsOf, openClient } from './consultation-store.ts';

export async function openedConsultations(db: Db, person: Person, { keys }: Collecting): Promise<Section[]> {
  const rows = await consultationsOf(db, keys, person);
  return [
    {
      key: 'consultation_words',
      title: words('What you told us when you booked a talk'),
      columns: {
        startsAt: words('When', 'consultations opened consultations'),
        clientName: words('Name', 'consultations opened consultations'),
        clientEmail: words('E-mail', 'consultations opened consultations'),
        clientPhone: words('Phone', 'consultations opened consultations'),
        message: words('Words', 'consultations opened consultations'),
      },
      rows: rows.map((row) => {
        const { clientName, clientEmail, clientPhone, message } = openClient(keys, row);
        return {
          startsAt: { value: row.startsAt },
          clientName: { value: clientName },
          clientEmail: { value: clientEmail },
          clientPhone: { value: clientPhone },
          message: { value: message },
        };
      }),
    },
  ];
}
