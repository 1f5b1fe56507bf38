import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  type Erasing,
  exported,
  ofTheReader,
  ownNumber,
  type Person,
  personalTable,
  type Section,
  type TableCoverage,
  type Words,
  withheld,
} from '../../../platform/personal-data/coverage.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { counselingRequests } from '../tables.ts';
import { deleteRequests, openForm, requestsOf, visitorRequestsOf } from './counseling-store.ts';

const contacts: Record<string, Words> = {
  email: { en: 'By e-mail', es: 'Por correo' },
  phone: { en: 'By phone', es: 'Por teléfono' },
  text: { en: 'By text message', es: 'Por mensaje de texto' },
};
const urgencies: Record<string, Words> = {
  today: { en: 'Today', es: 'Hoy' },
  'this-week': { en: 'This week', es: 'Esta semana' },
  'no-hurry': { en: 'No hurry', es: 'Sin prisa' },
};

/** `levels` are the words of the whole feature for how worried we were. */
export function counselingTables(levels: Record<string, Words>): readonly TableCoverage[] {
  return [
    personalTable(counselingRequests, {
      title: { en: 'When you asked for a talk', es: 'Cuando pidió hablar con alguien' },
      of: ({ id }) => eq(counselingRequests.userId, id),
      // Requests that were sent without signing in are found by the address, which lies sealed.
      leaving: 'handled',
      columns: {
        id: ownNumber,
        idempotencyKey: ownNumber,
        userId: ofTheReader,
        sealed: withheld({
          en: 'What you wrote lies sealed; it is told in words in a section of its own.',
          es: 'Lo que escribió está sellado; figura en palabras en una sección propia.',
        }),
        level: exported({ en: 'How worried we were', es: 'Cuánto nos preocupamos' }, levels),
        routes: exported({ en: 'Which help we showed', es: 'Qué ayuda mostramos' }),
        askedAt: exported({ en: 'Asked', es: 'Pedido' }),
        dueAt: exported({ en: 'Promised by', es: 'Prometido para' }),
        answeredAt: exported({ en: 'Answered', es: 'Respondido' }),
      },
    }),
  ];
}

export const counselingAuditActions: Record<string, Words> = {
  'counseling.changed': { en: 'A request for a talk changed', es: 'Una petición de conversación cambió' },
};

/** Also those sent without signing in, from the same address. */
export async function openedRequests(db: Db, person: Person, keys: Keys): Promise<Section> {
  const found = [...(await requestsOf(db, person.id)), ...(await visitorRequestsOf(db, keys, person.email))];
  return {
    key: 'counseling_words',
    title: { en: 'What you wrote when you asked for a talk', es: 'Lo que escribió al pedir hablar con alguien' },
    columns: {
      askedAt: { en: 'When', es: 'Cuándo' },
      name: { en: 'Name', es: 'Nombre' },
      email: { en: 'E-mail', es: 'Correo' },
      phone: { en: 'Phone', es: 'Teléfono' },
      preferredContact: { en: 'How to reach you', es: 'Cómo comunicarnos' },
      urgency: { en: 'How soon', es: 'Cuándo sería bueno' },
      message: { en: 'Words', es: 'Palabras' },
    },
    rows: found.map((row) => {
      const { name, email, phone, preferredContact, urgency, message } = openForm(keys, row);
      return {
        askedAt: { value: row.askedAt },
        name: { value: name },
        email: { value: email },
        phone: { value: phone },
        message: { value: message },
        preferredContact: { value: preferredContact, words: contacts[preferredContact] },
        urgency: { value: urgency, words: urgencies[urgency] },
      };
    }),
  };
}

export async function eraseRequestsOf(db: Db, person: Person, { world }: Erasing): Promise<void> {
  const found = [...(await requestsOf(db, person.id)), ...(await visitorRequestsOf(db, world.keys, person.email))];
  await deleteRequests(
    db,
    found.map(({ id }) => id),
  );
}
