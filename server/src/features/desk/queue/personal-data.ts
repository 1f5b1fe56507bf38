import { inArray, or, type SQL, sql } from 'drizzle-orm';
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
import { memorialReports } from '../../memorials/keeping/tables.ts';
import { visitorRequestsOf } from '../../support/counseling/counseling-store.ts';
import { consultationsOf } from '../consultations/consultation-store.ts';
import { messagesOf } from '../contact/contact-store.ts';
import { liesSealed } from '../sealed-words.ts';
import { customRequests, deskEntries, promises } from '../tables.ts';
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

/** What was done about anything this person asked for, or reported under their address. */
function aboutWhat({ id, email }: Person): SQL {
  const { request, userId } = customRequests;
  const asVisitor = sql`select ${customRequests.id} from ${customRequests} where ${userId} is null and ${request} ->> 'email' = ${email}`;
  const reported = sql`select ${memorialReports.id} from ${memorialReports} where ${memorialReports.email} = ${email}`;
  const theirs = sql`${promises.promisedTo} = ${id} or ${promises.customRequestId} in (${asVisitor}) or ${promises.memorialReportId} in (${reported})`;
  return sql`${deskEntries.promiseId} in (select ${promises.id} from ${promises} where ${theirs})`;
}

/** The same for what lies sealed with the address in it, which only opening shows. */
async function aboutSealed(db: Db, person: Person, keys: Keys): Promise<SQL | undefined> {
  const asVisitor = (rows: { id: string; userId: string | null }[]) =>
    rows.filter(({ userId }) => userId === null).map(({ id }) => id);
  const messages = asVisitor(await messagesOf(db, keys, person));
  const talks = asVisitor(await consultationsOf(db, keys, person));
  const requests = asVisitor(await visitorRequestsOf(db, keys, person.email));
  const which = or(
    inArray(promises.contactMessageId, messages),
    inArray(promises.consultationId, talks),
    inArray(promises.counselingRequestId, requests),
  );
  return inArray(deskEntries.promiseId, db.select({ id: promises.id }).from(promises).where(which));
}

export const queueTables: readonly TableCoverage[] = [
  personalTable(deskEntries, {
    title: { en: 'What our team did for you', es: 'Lo que nuestro equipo hizo por usted' },
    of: aboutWhat,
    // They go with what was asked for.
    leaving: 'handled',
    columns: {
      id: ownNumber,
      promiseId: ownNumber,
      idempotencyKey: ownNumber,
      sealed: liesSealed,
      kind: exported({ en: 'What', es: 'Qué' }, kinds),
      at: exported({ en: 'When', es: 'Cuándo' }),
      byId: aColleague,
      toId: aColleague,
    },
  }),
];

export async function openedEntries(db: Db, person: Person, keys: Keys): Promise<Section> {
  const which = or(aboutWhat(person), await aboutSealed(db, person, keys));
  const rows = await db.select().from(deskEntries).where(which).orderBy(deskEntries.at);
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
          at: { value: row.at },
          kind: { value: row.kind, words: kinds[row.kind] },
          subject: { value: subject ?? '' },
          text: { value: text },
        },
      ];
    }),
  };
}
