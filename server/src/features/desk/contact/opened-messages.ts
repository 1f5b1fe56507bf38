// What somebody wrote to our team, for whoever takes their data along.
import type { Db } from '../../../platform/database/database.ts';
import type { Collecting, Person, Section } from '../../../platform/personal-data/coverage.ts';
import { messagesOf, openMessage } from './contact-store.ts';

export async function openedMessages(db: Db, person: Person, { keys }: Collecting): Promise<Section[]> {
  const rows = await messagesOf(db, keys, person);
  return [
    {
      key: 'contact_words',
      title: { en: 'What you wrote to our team', es: 'Lo que escribió a nuestro equipo' },
      columns: {
        sentAt: { en: 'When', es: 'Cuándo' },
        name: { en: 'Name', es: 'Nombre' },
        email: { en: 'E-mail', es: 'Correo' },
        phone: { en: 'Phone', es: 'Teléfono' },
        subject: { en: 'Subject', es: 'Asunto' },
        message: { en: 'Words', es: 'Palabras' },
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
