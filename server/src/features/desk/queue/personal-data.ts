import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  exported,
  ownNumber,
  type Person,
  personalTable,
  type Section,
  type TableCoverage,
  type Words,
  withheld,
} from '../../../platform/personal-data/coverage.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { promisedTo } from '../promises-of.ts';
import { liesSealed } from '../sealed-words.ts';
import { deskEntries, promises } from '../tables.ts';
import { wordsOf } from './entries.ts';

const kinds: Record<string, Words> = {
  taken: { en: 'Somebody took it in hand', es: 'Alguien se hizo cargo' },
  released: { en: 'Given back to the team', es: 'Devuelto al equipo' },
  handed: { en: 'Handed to a colleague', es: 'Pasado a otra persona del equipo' },
  note: { en: 'A note of our team', es: 'Una nota de nuestro equipo' },
  answer: { en: 'What you answered', es: 'Lo que usted respondió' },
  letter: { en: 'A letter to you', es: 'Una carta para usted' },
  warned: { en: 'Our answer was nearly late', es: 'Nuestra respuesta casi se retrasó' },
  kept: { en: 'Answered', es: 'Respondido' },
  withdrawn: { en: 'Taken back, or not needed any more', es: 'Retirado, o ya no necesario' },
};

const aColleague = withheld({
  en: 'Which of our colleagues it was. They are people too.',
  es: 'Quién de nuestro equipo fue. También son personas.',
});

/** What was done about anything this person asked for, signed in. */
function aboutWhat({ id }: Person): SQL {
  return sql`${deskEntries.promiseId} in (select ${promises.id} from ${promises} where ${promisedTo(id)})`;
}

export const queueTables: readonly TableCoverage[] = [
  personalTable(deskEntries, {
    title: { en: 'What our team did for you', es: 'Lo que nuestro equipo hizo por usted' },
    of: aboutWhat,
    // They go with what was asked for.
    leaving: 'handled',
    columns: {
      ...{ id: ownNumber, promiseId: ownNumber, sendKey: ownNumber, sealed: liesSealed },
      kind: exported({ en: 'What', es: 'Qué' }, kinds),
      at: exported({ en: 'When', es: 'Cuándo' }),
      ...{ byId: aColleague, toId: aColleague },
    },
  }),
];

export async function openedEntries(db: Db, person: Person, keys: Keys): Promise<Section> {
  const rows = await db.select().from(deskEntries).where(aboutWhat(person)).orderBy(deskEntries.at);
  return {
    key: 'desk_entry_words',
    title: { en: 'What our team wrote to you and about you', es: 'Lo que nuestro equipo le escribió y anotó' },
    columns: {
      at: { en: 'When', es: 'Cuándo' },
      kind: { en: 'What', es: 'Qué' },
      subject: { en: 'Subject', es: 'Asunto' },
      text: { en: 'Words', es: 'Palabras' },
    },
    rows: rows.flatMap((row) => {
      const written = wordsOf(keys, row);
      if (!written) return [];
      const { subject, text } = written;
      return [
        {
          ...{ at: { value: row.at }, kind: { value: row.kind, words: kinds[row.kind] } },
          ...{ subject: { value: subject ?? '' }, text: { value: text } },
        },
      ];
    }),
  };
}
