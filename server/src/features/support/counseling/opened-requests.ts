// What somebody wrote when they asked for a talk, for whoever takes their data along.

import type { Db } from '../../../platform/database/database.ts';
import type { Collecting, Person, Section } from '../../../platform/personal-data/coverage.ts';
import { type Words, words } from '../../../platform/texts/texts.ts';
import { everyRequestOf, openForm } from './counseling-store.ts';

const contacts: Record<string, Words> = {
  email: words('By e-mail', 'counseling opened requests'),
  phone: words('By phone', 'counseling opened requests'),
  text: words('By text message'),
};
const urgencies: Record<string, Words> = {
  today: words('Today', 'counseling opened requests'),
  'this-week': words('This week', 'counseling opened requests'),
  'no-hurry': words('No hurry', 'counseling opened requests'),
};

export async function openedCounselingRequests(db: Db, person: Person, { keys }: Collecting): Promise<Section[]> {
  return [
    {
      key: 'counseling_words',
      title: words('What you wrote when you asked for a talk'),
      columns: {
        askedAt: words('When', 'counseling opened requests'),
        name: words('Name', 'counseling opened requests'),
        email: words('E-mail', 'counseling opened requests'),
        phone: words('Phone', 'counseling opened requests'),
        preferredContact: words('How to reach you'),
        urgency: words('How soon', 'counseling opened requests'),
        message: words('Words', 'counseling opened requests'),
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
