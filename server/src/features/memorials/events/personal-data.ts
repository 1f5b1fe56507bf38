import { sql } from 'drizzle-orm';
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
import { memorialNumber, ofOwnMemorials, yesOrNo } from '../own-memorials.ts';
import { findMemorial, lockMemorial } from '../store.ts';
import { addAttending, lockEvent } from './event-store.ts';
import { moveUp } from './move-up.ts';
import { answeredBy, deleteAnswersFrom } from './rsvp-store.ts';
import { memorialEvents, memorialRsvps } from './tables.ts';

export const eventTables: readonly TableCoverage[] = [
  personalTable(memorialEvents, {
    title: { en: 'Gatherings of your memorials', es: 'Encuentros de sus memoriales' },
    of: ofOwnMemorials(memorialEvents.memorialId),
    leaving: 'deleted',
    columns: {
      id: ownNumber,
      memorialId: memorialNumber,
      idempotencyKey: ownNumber,
      title: exported({ en: 'Title', es: 'Título' }),
      description: exported({ en: 'Description', es: 'Descripción' }),
      eventDate: exported({ en: 'Begins', es: 'Empieza' }),
      endsAt: exported({ en: 'Ends', es: 'Termina' }),
      location: exported({ en: 'Place', es: 'Lugar' }),
      maxAttendees: exported({ en: 'Places (0: no limit)', es: 'Lugares (0: sin límite)' }),
      attending: exported({ en: 'How many people come', es: 'Cuántas personas vienen' }),
      isPublic: exported({ en: 'For everybody', es: 'Para todos' }, yesOrNo),
      livestreamUrl: exported({ en: 'Livestream', es: 'Transmisión' }),
      version: ownNumber,
      createdBy: ownNumber,
      createdAt: exported({ en: 'Added', es: 'Añadido' }),
      canceledAt: exported({ en: 'Called off', es: 'Cancelado' }),
    },
  }),
  personalTable(memorialRsvps, {
    title: { en: 'Your answers to gatherings', es: 'Sus respuestas a encuentros' },
    of: ({ email }) => sql`${memorialRsvps.email} = ${email}`,
    // Whoever goes gives their places back.
    leaving: 'handled',
    columns: {
      id: ownNumber,
      eventId: ownNumber,
      idempotencyKey: ownNumber,
      name: exported({ en: 'Name', es: 'Nombre' }),
      email: exported({ en: 'E-mail', es: 'Correo' }),
      language: exported({ en: 'Language', es: 'Idioma' }),
      status: exported(
        { en: 'Answer', es: 'Respuesta' },
        {
          attending: { en: 'I come', es: 'Voy' },
          not_attending: { en: 'I cannot come', es: 'No puedo ir' },
          maybe: { en: 'I may come', es: 'Quizás vaya' },
          waiting: { en: 'I wait for a place', es: 'Espero un lugar' },
        },
      ),
      partySize: exported({ en: 'People', es: 'Personas' }),
      note: exported({ en: 'Note', es: 'Nota' }),
      tokenHash: withheld({
        en: 'With it somebody could test guesses at a link.',
        es: 'Con él alguien podría probar enlaces adivinados.',
      }),
      createdAt: exported({ en: 'First answered', es: 'Primera respuesta' }),
      answeredAt: exported({ en: 'Answered', es: 'Respondió' }),
    },
  }),
];

export const eventAuditActions: Record<string, Words> = {
  'event.added': { en: 'A gathering was added', es: 'Se añadió un encuentro' },
  'event.changed': { en: 'A gathering was changed', es: 'Se cambió un encuentro' },
  'event.canceled': { en: 'A gathering was called off', es: 'Se canceló un encuentro' },
  'event.guests_exported': { en: 'A guest list was downloaded', es: 'Se descargó una lista de invitados' },
  'rsvp.removed': { en: 'An answer was taken off a guest list', es: 'Se quitó una respuesta de una lista' },
};

/** The answers of somebody who leaves. The places they took go to those who wait. */
export async function eraseAnswersOf(db: Db, { email }: Person, { world, now }: Pick<Erasing, 'world' | 'now'>) {
  for (const { memorialId, eventId } of await answeredBy(db, email)) {
    await lockMemorial(db, memorialId);
    const memorial = await findMemorial(db, memorialId);
    const event = await lockEvent(db, memorialId, eventId);
    if (!memorial || !event) continue;
    const gone = await deleteAnswersFrom(db, eventId, email);
    const places = gone.reduce((sum, { status, partySize }) => sum + (status === 'attending' ? partySize : 0), 0);
    if (places > 0) await moveUp(db, await addAttending(db, eventId, -places), { world, now, memorial });
    await memorialChanged(db, memorialId, now);
  }
}
