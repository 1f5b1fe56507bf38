// What somebody asked our team for, part by part, for whoever takes their data along.
import type { Db } from '../../platform/database/database.ts';
import type { Cell, Person, Section } from '../../platform/personal-data/coverage.ts';
import { inWords, sayEach } from '../../platform/personal-data/said-values.ts';
import { words } from '../../platform/texts/texts.ts';
import { askedWords, detailFields } from './asked-words.ts';
import { customRequests, ownCustomRequests } from './tables.ts';

const whoAsked = {
  tradition: words('Tradition', 'desk export'),
  name: words('Name', 'desk export'),
  email: words('E-mail', 'desk export'),
  phone: words('Phone', 'desk export'),
};
const details = sayEach(detailFields, (field, language) => askedWords[language].labels[field]);
const choices = {
  planIntent: sayEach(['at-need', 'plan-ahead'], (chosen, language) => askedWords[language].choices[chosen]),
  disposition: sayEach(
    ['burial', 'cremation', 'another', 'undecided'],
    (chosen, language) => askedWords[language].choices[chosen],
  ),
};
type Chosen = keyof typeof choices;
const isChosen = (field: string): field is Chosen => Object.hasOwn(choices, field);

export async function customRequestsInWords(db: Db, person: Person): Promise<Section[]> {
  const found = await db
    .select({ request: customRequests.request })
    .from(customRequests)
    .where(ownCustomRequests(person))
    .orderBy(customRequests.createdAt);
  return [
    {
      key: 'custom_request_words',
      title: words('What you wrote when you asked for a plan'),
      columns: { ...whoAsked, ...details },
      rows: found.map(({ request }) =>
        Object.fromEntries(Object.entries(request).map(([field, value]) => [field, cellOf(field, value)])),
      ),
    },
  ];
}

function cellOf(field: string, value: unknown): Cell {
  return { value, words: isChosen(field) ? inWords(value, choices[field]) : undefined };
}
