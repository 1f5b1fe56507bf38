import { MemorialId } from '@evenlight/contract/ids';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  type Erasing,
  exported,
  ownNumber,
  type Person,
  personalTable,
  type TableCoverage,
  type Words,
  withheld,
} from '../../../platform/personal-data/coverage.ts';
import { memorialChanged } from '../changed.ts';
import { memorialNumber, yesOrNo } from '../own-memorials.ts';
import { deletePhotos } from '../photos/photo-store.ts';
import { lockMemorial } from '../store.ts';
import { guestbookEntries } from './tables.ts';

const onTheTeam = withheld({
  en: 'Who of a family decided about an entry is told to nobody outside of it.',
  es: 'Quién de una familia decidió sobre unas palabras no se dice a nadie fuera de ella.',
});

export const guestbookTables: readonly TableCoverage[] = [
  personalTable(guestbookEntries, {
    title: { en: 'What you wrote in guestbooks', es: 'Lo que escribió en libros de visitas' },
    of: ({ email }) => sql`${guestbookEntries.authorEmail} = ${email}`,
    // Its photo goes as well.
    leaving: 'handled',
    columns: {
      id: ownNumber,
      memorialId: memorialNumber,
      idempotencyKey: ownNumber,
      wordsHash: ownNumber,
      authorName: exported({ en: 'Your name', es: 'Su nombre' }),
      authorEmail: exported({ en: 'E-mail', es: 'Correo' }),
      language: exported({ en: 'Language', es: 'Idioma' }),
      message: exported({ en: 'Your words', es: 'Sus palabras' }),
      isRsvp: exported({ en: 'You said whether you come', es: 'Dijo si asistirá' }, yesOrNo),
      rsvpStatus: exported(
        { en: 'Whether you come', es: 'Si asistirá' },
        {
          attending: { en: 'Attending', es: 'Asistirá' },
          not_attending: { en: 'Not attending', es: 'No asistirá' },
          maybe: { en: 'Maybe', es: 'Quizás' },
        },
      ),
      photoId: ownNumber,
      state: exported(
        { en: 'Where it stands', es: 'Cómo está' },
        {
          published: { en: 'Can be read', es: 'Se puede leer' },
          held: { en: 'The family looks at it first', es: 'La familia lo mira primero' },
          hidden: { en: 'Not shown any more', es: 'Ya no se muestra' },
          rejected: { en: 'Not shown', es: 'No se muestra' },
        },
      ),
      reasons: exported({ en: 'Why it waited', es: 'Por qué esperó' }),
      reply: exported({ en: 'The family’s thanks', es: 'El agradecimiento de la familia' }),
      createdAt: exported({ en: 'Written', es: 'Escrito' }),
      decidedAt: exported({ en: 'Decided', es: 'Decidido' }),
      decidedBy: onTheTeam,
    },
  }),
];

export const guestbookAuditActions: Record<string, Words> = {
  'entry.published': { en: 'A guestbook entry was published', es: 'Se publicó una entrada del libro de visitas' },
  'entry.hidden': { en: 'A guestbook entry was hidden', es: 'Se ocultó una entrada del libro de visitas' },
  'entry.rejected': { en: 'A guestbook entry was turned down', es: 'Se rechazó una entrada del libro de visitas' },
  'entry.deleted': { en: 'A guestbook entry was deleted', es: 'Se borró una entrada del libro de visitas' },
};

/** The words of somebody who leaves, with their photos, whose files the caller removes. Drawn pages are old from then on. */
export async function eraseEntriesOf(db: Db, { email }: Person, { now }: Pick<Erasing, 'now'>): Promise<string[]> {
  const { memorialId, photoId, authorEmail } = guestbookEntries;
  const own = eq(authorEmail, email);
  const concerned = await db.selectDistinct({ memorialId }).from(guestbookEntries).where(own).orderBy(memorialId);
  for (const { memorialId } of concerned) await lockMemorial(db, MemorialId.parse(memorialId));
  const gone = await db.delete(guestbookEntries).where(own).returning({ photoId });
  for (const { memorialId } of concerned) await memorialChanged(db, memorialId, now);
  return deletePhotos(
    db,
    gone.flatMap(({ photoId }) => photoId ?? []),
  );
}
