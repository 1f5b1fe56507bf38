// What somebody wrote when they asked for a talk, for whoever takes their data along.
import type { Db } from '../../../platform/database/database.ts';
import type { Collecting, Person, Section, Words } from '../../../platform/personal-data/coverage.ts';
import { everyRequestOf, openForm } from './counseling-store.ts';

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

export async function openedCounselingRequests(db: Db, person: Person, { keys }: Collecting): Promise<Section[]> {
  return [
    {
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
      rows: (await everyRequestOf(db, keys, person)).map((row) => {
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
    },
  ];
}
