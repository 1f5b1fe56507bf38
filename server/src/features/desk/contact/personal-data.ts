import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  exported,
  ofTheReader,
  ownNumber,
  type Person,
  personalTable,
  type Section,
  type TableCoverage,
} from '../../../platform/personal-data/coverage.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { liesSealed, onlyAMark, urgencyWords, worryWords } from '../sealed-words.ts';
import { messagesOf, openMessage } from './contact-store.ts';
import { contactMessages } from './tables.ts';

export const contactTables: readonly TableCoverage[] = [
  personalTable(contactMessages, {
    title: { en: 'When you wrote to our team', es: 'Cuando escribió a nuestro equipo' },
    of: ({ id }) => eq(contactMessages.userId, id),
    // Those sent without signing in are found by the mark of the address.
    leaving: 'handled',
    columns: {
      id: ownNumber,
      idempotencyKey: ownNumber,
      userId: ofTheReader,
      sealed: liesSealed,
      emailMark: onlyAMark,
      urgency: exported({ en: 'How urgent', es: 'Qué tan urgente' }, urgencyWords),
      level: exported({ en: 'How worried we were', es: 'Cuánto nos preocupamos' }, worryWords),
      routes: exported({ en: 'Which help we showed', es: 'Qué ayuda mostramos' }),
      sentAt: exported({ en: 'Sent', es: 'Enviado' }),
      dueAt: exported({ en: 'Promised by', es: 'Prometido para' }),
    },
  }),
];

export async function openedMessages(db: Db, person: Person, keys: Keys): Promise<Section> {
  const rows = await messagesOf(db, keys, person);
  return {
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
  };
}
