import { eq } from 'drizzle-orm';
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
} from '../../../platform/personal-data/coverage.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { liesSealed, onlyAMark, urgencyWords, worryWords } from '../sealed-words.ts';
import { consultationsOf, openClient } from './consultation-store.ts';
import { consultationDays, consultationHours, consultations } from './tables.ts';

const types: Record<string, Words> = {
  initial: { en: 'A first talk', es: 'Una primera conversación' },
  followup: { en: 'A further talk', es: 'Otra conversación' },
  crisis: { en: 'Help in a crisis', es: 'Ayuda en una crisis' },
  memorial: { en: 'About a memorial', es: 'Sobre un memorial' },
};

export const consultationTables: readonly TableCoverage[] = [
  otherTable(consultationHours, {
    columns: ['weekday', 'opensMinute', 'closesMinute'],
    reason: { noPerson: 'In which hours talks can be booked.' },
  }),
  otherTable(consultationDays, {
    columns: ['day', 'stretches', 'note'],
    reason: { noPerson: 'Days with other hours, or none.' },
  }),
  personalTable(consultations, {
    title: { en: 'Talks you booked', es: 'Conversaciones que reservó' },
    of: ({ id }) => eq(consultations.userId, id),
    // Those booked without signing in are found by the mark of the address.
    leaving: 'handled',
    columns: {
      id: ownNumber,
      idempotencyKey: ownNumber,
      userId: ofTheReader,
      sealed: liesSealed,
      emailMark: onlyAMark,
      type: exported({ en: 'About', es: 'Sobre' }, types),
      urgency: exported({ en: 'How urgent', es: 'Qué tan urgente' }, urgencyWords),
      level: exported({ en: 'How worried we were', es: 'Cuánto nos preocupamos' }, worryWords),
      routes: exported({ en: 'Which help we showed', es: 'Qué ayuda mostramos' }),
      language: exported({ en: 'Language', es: 'Idioma' }),
      timeZone: exported({ en: 'Your time zone', es: 'Su zona horaria' }),
      startsAt: exported({ en: 'When', es: 'Cuándo' }),
      version: ownNumber,
      bookedAt: exported({ en: 'Booked', es: 'Reservada' }),
      cancelledAt: exported({ en: 'Cancelled', es: 'Cancelada' }),
      remindedOf: exported({ en: 'Reminded of', es: 'Recordatorio de' }),
    },
  }),
];

export async function openedConsultations(db: Db, person: Person, keys: Keys): Promise<Section> {
  const rows = await consultationsOf(db, keys, person);
  return {
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
  };
}
