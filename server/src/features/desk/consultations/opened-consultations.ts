// What somebody told us when they booked a talk, for whoever takes their data along.
import type { Db } from '../../../platform/database/database.ts';
import type { Collecting, Person, Section } from '../../../platform/personal-data/coverage.ts';
import { consultationsOf, openClient } from './consultation-store.ts';

export async function openedConsultations(db: Db, person: Person, { keys }: Collecting): Promise<Section[]> {
  const rows = await consultationsOf(db, keys, person);
  return [
    {
      key: 'consultation_words',
      title: { en: 'What you told us when you booked a talk', es: 'Lo que nos dijo al reservar una conversación' },
      columns: {
        startsAt: { en: 'When', es: 'Cuándo' },
        clientName: { en: 'Name', es: 'Nombre' },
        clientEmail: { en: 'E-mail', es: 'Correo' },
        clientPhone: { en: 'Phone', es: 'Teléfono' },
        message: { en: 'Words', es: 'Palabras' },
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
