import { and, eq, isNull, or, sql } from 'drizzle-orm';
import {
  exported,
  ofTheReader,
  otherTable,
  ownNumber,
  type PersonalData,
  personalTable,
} from '../../platform/personal-data/coverage.ts';
import { consultationsOf, deleteConsultations } from './consultations/consultation-store.ts';
import { consultationTables, openedConsultations } from './consultations/personal-data.ts';
import { deleteMessages, messagesOf } from './contact/contact-store.ts';
import { contactTables, openedMessages } from './contact/personal-data.ts';
import { openedEntries, queueTables } from './queue/personal-data.ts';
import { deleteNobodys } from './queue/withdraw.ts';
import { customRequests, openingHours, promises } from './tables.ts';

export const deskPersonalData: PersonalData = {
  owner: 'desk',
  tables: [
    otherTable(openingHours, {
      columns: ['weekday', 'opensMinute', 'closesMinute'],
      reason: { noPerson: 'When the chat is answered.' },
    }),
    personalTable(customRequests, {
      title: { en: 'What you asked our team for', es: 'Lo que pidió a nuestro equipo' },
      // Somebody who was not signed in is known by the address alone.
      of: ({ id, email }) =>
        or(
          eq(customRequests.userId, id),
          and(isNull(customRequests.userId), sql`${customRequests.request} ->> 'email' = ${email}`),
        ),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        idempotencyKey: ownNumber,
        userId: ofTheReader,
        request: exported({ en: 'Your words', es: 'Sus palabras' }),
        createdAt: exported({ en: 'Sent', es: 'Enviado' }),
      },
    }),
    ...contactTables,
    ...consultationTables,
    ...queueTables,
    otherTable(promises, {
      columns: [
        'id',
        'kind',
        'promisedTo',
        'planId',
        'customRequestId',
        'adjustmentId',
        'documentId',
        'counselingRequestId',
        'groupMembershipId',
        'contactMessageId',
        'consultationId',
        'crisisAlertId',
        'memorialReportId',
        'refundRequestId',
        'comesFirst',
        'nameSearchHashes',
        'madeAt',
        'dueAt',
        'ownerId',
        'warnedAt',
        'keptAt',
        'keptBy',
        'keptByProvider',
        'withdrawnAt',
        'endedAt',
      ],
      reason: {
        noPerson:
          'Until when our team owes an answer, and who of the team gave it. It names a plan, a request, a wish, a paper, a seat, a message, a talk, a call, a report or a refund. Taken back by the family it stays for half a year; it goes with whoever it was made to. Names are marked by keyed hashes.',
      },
    }),
  ],
  collect: [
    async (db, person, { keys }) => [
      await openedMessages(db, person, keys),
      await openedConsultations(db, person, keys),
      await openedEntries(db, person, keys),
    ],
  ],
  erase: [
    async (db, person, { world: { keys } }) => {
      const numbersOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
      await deleteMessages(db, numbersOf(await messagesOf(db, keys, person)));
      await deleteConsultations(db, numbersOf(await consultationsOf(db, keys, person)));
      await deleteNobodys(db);
      return [];
    },
  ],
  auditActions: {
    'hours.changed': { en: 'Opening hours changed', es: 'Horario de atención modificado' },
    'consultation_hours.changed': { en: 'Hours for talks changed', es: 'Horas para conversaciones modificadas' },
    'consultations.read': {
      en: 'Our team looked at the talks that were booked',
      es: 'Nuestro equipo miró las conversaciones reservadas',
    },
    'consultation.moved_by_team': {
      en: 'Our team moved a talk',
      es: 'Nuestro equipo cambió la hora de una conversación',
    },
    'consultation.cancelled_by_team': {
      en: 'Our team cancelled a talk',
      es: 'Nuestro equipo canceló una conversación',
    },
    'promise.read': { en: 'Our team read what you wait for', es: 'Nuestro equipo leyó lo que usted espera' },
    'promise.taken': { en: 'Somebody of our team took it in hand', es: 'Alguien de nuestro equipo se hizo cargo' },
    'promise.released': { en: 'Our team gave it back to the others', es: 'Nuestro equipo lo devolvió a los demás' },
    'promise.handed': { en: 'Our team handed it to a colleague', es: 'Nuestro equipo lo pasó a otra persona' },
    'promise.note': { en: 'Our team wrote a note', es: 'Nuestro equipo escribió una nota' },
    'promise.answer': { en: 'Our team noted your answer', es: 'Nuestro equipo anotó su respuesta' },
    'promise.letter': { en: 'Our team wrote to you', es: 'Nuestro equipo le escribió' },
    'promise.kept': { en: 'Our team answered', es: 'Nuestro equipo respondió' },
    'plan.read_by_team': { en: 'Our team looked at your plan', es: 'Nuestro equipo miró su plan' },
    'promises.read': {
      en: 'Our team read what families wait for',
      es: 'Nuestro equipo leyó lo que esperan las familias',
    },
  },
};
