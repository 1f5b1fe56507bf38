// Conversations lie sealed, so they are opened for the download of their owner; nobody else has a way to read them.
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  exported,
  ofTheReader,
  otherTable,
  ownNumber,
  type Person,
  type PersonalData,
  personalTable,
  type Section,
  type Words,
  withheld,
} from '../../platform/personal-data/coverage.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import {
  counselingAuditActions,
  counselingTables,
  eraseRequestsOf,
  openedRequests,
} from './counseling/personal-data.ts';
import { eraseSeatsOf, groupAuditActions, groupTables, openedNotes } from './groups/personal-data.ts';
import { findEnvelope } from './support-key.ts';
import {
  crisisAlerts,
  modelUse,
  supportKeys,
  supportMessages,
  supportReferrals,
  supportSafety,
  supportSessions,
} from './tables.ts';

const levels: Record<string, Words> = {
  none: { en: 'No worry', es: 'Sin preocupación' },
  concern: { en: 'Heavy days', es: 'Días difíciles' },
  elevated: { en: 'Worried about you', es: 'Preocupación por usted' },
  crisis: { en: 'You may have been in danger', es: 'Pudo haber estado en peligro' },
};
const authors: Record<string, Words> = {
  person: { en: 'You', es: 'Usted' },
  program: { en: 'Our program', es: 'Nuestro programa' },
  model: { en: 'A language model', es: 'Un modelo de lenguaje' },
};
const states: Record<string, Words> = {
  waiting: { en: 'Waiting for a call', es: 'En espera de una llamada' },
  taken: { en: 'Somebody is calling', es: 'Alguien está llamando' },
  done: { en: 'Reached', es: 'Contactada' },
};

const toldBelow = withheld({
  en: 'Your conversations lie sealed; they are told in words in a section of their own.',
  es: 'Sus conversaciones están selladas; figuran en palabras en una sección propia.',
});
const sealedKey = withheld({
  en: 'The key that seals your conversations opens nothing outside of our house.',
  es: 'La llave que sella sus conversaciones no abre nada fuera de nuestra casa.',
});

export const supportPersonalData: PersonalData = {
  owner: 'support',
  tables: [
    personalTable(supportKeys, {
      title: { en: 'The key of your conversations', es: 'La llave de sus conversaciones' },
      of: ({ id }) => eq(supportKeys.userId, id),
      leaving: 'deleted',
      columns: { userId: ofTheReader, wrapped: sealedKey, createdAt: sealedKey },
    }),
    personalTable(supportSessions, {
      title: { en: 'Your conversations', es: 'Sus conversaciones' },
      of: ({ id }) => eq(supportSessions.userId, id),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        userId: ofTheReader,
        idempotencyKey: ownNumber,
        sealedTitle: toldBelow,
        createdAt: toldBelow,
        lastActiveAt: toldBelow,
        toldItIsAProgramAt: toldBelow,
      },
    }),
    personalTable(supportMessages, {
      title: { en: 'What was said in your conversations', es: 'Lo que se dijo en sus conversaciones' },
      of: ({ id }) =>
        sql`${supportMessages.sessionId} in (select ${supportSessions.id} from ${supportSessions} where ${supportSessions.userId} = ${id})`,
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        sessionId: ownNumber,
        idempotencyKey: ownNumber,
        replyTo: ownNumber,
        replyClaimedAt: ownNumber,
        role: toldBelow,
        kind: toldBelow,
        author: toldBelow,
        sealed: toldBelow,
        createdAt: toldBelow,
        level: toldBelow,
        rules: toldBelow,
        isStopped: toldBelow,
        empathyScore: withheld({
          en: 'How we grade the sentences of a program says nothing about you.',
          es: 'Cómo calificamos las frases de un programa no dice nada de usted.',
        }),
      },
    }),
    personalTable(supportSafety, {
      title: { en: 'How worried we were about you', es: 'Cuánto nos preocupamos por usted' },
      of: ({ id }) => eq(supportSafety.userId, id),
      leaving: 'deleted',
      columns: {
        userId: ofTheReader,
        raisedAt: exported({ en: 'Last time', es: 'Última vez' }),
        routes: exported({ en: 'Which help we showed', es: 'Qué ayuda mostramos' }),
        noticeSince: exported({ en: 'The notice stands since', es: 'El aviso está desde' }),
        safeSaidAt: exported({ en: 'You said that you are safe', es: 'Usted dijo que está a salvo' }),
      },
    }),
    personalTable(crisisAlerts, {
      title: { en: 'When you asked us to call', es: 'Cuando pidió que le llamáramos' },
      of: ({ id }) => eq(crisisAlerts.userId, id),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        userId: ofTheReader,
        idempotencyKey: ownNumber,
        name: exported({ en: 'Name', es: 'Nombre' }),
        phone: exported({ en: 'Phone', es: 'Teléfono' }),
        level: exported({ en: 'How it stood with you', es: 'Cómo estaba usted' }, levels),
        routes: exported({ en: 'Which help we showed', es: 'Qué ayuda mostramos' }),
        language: exported({ en: 'Language', es: 'Idioma' }),
        askedAt: exported({ en: 'Asked', es: 'Pedido' }),
        state: exported({ en: 'Where it stands', es: 'En qué punto está' }, states),
        takenBy: withheld({
          en: 'Who of our team called you is known to us, and is left out to protect them.',
          es: 'Sabemos quién de nuestro equipo le llamó; no figura aquí para protegerle.',
        }),
        changedAt: exported({ en: 'Since', es: 'Desde' }),
      },
    }),
    ...groupTables,
    ...counselingTables(levels),
    otherTable(supportReferrals, {
      columns: ['day', 'route', 'level', 'times'],
      reason: { noPerson: 'How often people were shown a crisis line on a day, whoever they were.' },
    }),
    otherTable(modelUse, {
      columns: ['day', 'replies', 'tokens'],
      reason: { noPerson: 'What a language model has cost on a day, whoever it answered.' },
    }),
  ],
  collect: [
    async (db, person, { keys }) => [
      ...(await openedConversations(db, person, keys)),
      await openedNotes(db, person, keys),
      await openedRequests(db, person, keys),
    ],
  ],
  erase: [
    async (db, person, erasing) => {
      await eraseSeatsOf(db, person, erasing);
      await eraseRequestsOf(db, person, erasing);
      return [];
    },
  ],
  auditActions: {
    ...groupAuditActions,
    ...counselingAuditActions,
    'support.changed': { en: 'A conversation changed', es: 'Una conversación cambió' },
    'crisis_alert.changed': { en: 'A request for a call changed', es: 'Una solicitud de llamada cambió' },
    'crisis_alert.asked': { en: 'A call from our team was asked for', es: 'Se pidió una llamada de nuestro equipo' },
    'crisis_alert.asked_again': {
      en: 'A request for a call was brought up to date',
      es: 'Se actualizó una solicitud de llamada',
    },
    'crisis_alert.taken': { en: 'Our team took on a call', es: 'Nuestro equipo se encargó de una llamada' },
    'crisis_alert.done': { en: 'Our team called', es: 'Nuestro equipo llamó' },
    'crisis_alert.read': { en: 'Our team looked at your call', es: 'Nuestro equipo miró su llamada' },
    'crisis_alerts.read': {
      en: 'Our team looked at who waits for a call',
      es: 'Nuestro equipo miró quién espera una llamada',
    },
  },
};

async function openedConversations(db: Db, { id: userId }: Person, keys: Keys): Promise<Section[]> {
  const envelope = await findEnvelope(db, keys, userId);
  const found = await db
    .select({ session: supportSessions, message: supportMessages })
    .from(supportMessages)
    .innerJoin(supportSessions, eq(supportSessions.id, supportMessages.sessionId))
    .where(eq(supportSessions.userId, userId))
    .orderBy(
      asc(supportSessions.createdAt),
      asc(supportSessions.id),
      asc(supportMessages.createdAt),
      asc(supportMessages.id),
    );
  const rows = envelope
    ? found.map(({ session, message: { id, author, sealed, createdAt, level, rules, isStopped } }) => ({
        conversation: { value: envelope.unseal(session.sealedTitle, session.id) },
        author: { value: author, words: authors[author] },
        text: { value: envelope.unseal(sealed, id) },
        createdAt: { value: createdAt },
        level: { value: level, words: level ? levels[level] : undefined },
        rules: { value: rules },
        isStopped: { value: isStopped },
      }))
    : [];
  return [
    {
      key: 'support_conversations',
      title: { en: 'Your conversations', es: 'Sus conversaciones' },
      columns: {
        conversation: { en: 'Conversation', es: 'Conversación' },
        author: { en: 'Who', es: 'Quién' },
        text: { en: 'Words', es: 'Palabras' },
        createdAt: { en: 'When', es: 'Cuándo' },
        level: { en: 'How worried we were', es: 'Cuánto nos preocupamos' },
        rules: { en: 'What made us worry', es: 'Qué nos preocupó' },
        isStopped: { en: 'You stopped it', es: 'Usted lo detuvo' },
      },
      rows,
    },
  ];
}
