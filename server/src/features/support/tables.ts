import { crisisLevels, crisisRoutes } from '@evenlight/contract/support/levels';
import { eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { exported, ownNumber, withheld } from '../../platform/personal-data/columns.ts';
import type { Words } from '../../platform/personal-data/coverage.ts';
import { otherTable, personalTable } from '../../platform/personal-data/declared-tables.ts';
import { ownerId, users } from '../accounts/tables.ts';

export const levels: Record<string, Words> = {
  none: { en: 'No worry', es: 'Sin preocupación' },
  concern: { en: 'Heavy days', es: 'Días difíciles' },
  elevated: { en: 'Worried about you', es: 'Preocupación por usted' },
  crisis: { en: 'You may have been in danger', es: 'Pudo haber estado en peligro' },
};
const states: Record<string, Words> = {
  waiting: { en: 'Waiting for a call', es: 'En espera de una llamada' },
  taken: { en: 'Somebody is calling', es: 'Alguien está llamando' },
  done: { en: 'Reached', es: 'Contactada' },
};
const toldInWords = {
  en: 'Your conversations lie sealed; they are told in words in a section of their own.',
  es: 'Sus conversaciones están selladas; figuran en palabras en una sección propia.',
};
const sealedKey = {
  en: 'The key that seals your conversations opens nothing outside of our house.',
  es: 'La llave que sella sus conversaciones no abre nada fuera de nuestra casa.',
};

/** Each person's conversations are sealed under a key of their own; without it they are noise. */
export const supportKeys = pgTable('support_keys', {
  userId: ownerId().primaryKey(),
  wrapped: withheld(bytes('wrapped').notNull(), sealedKey),
  createdAt: withheld(instant('created_at').notNull(), sealedKey),
});

personalTable(supportKeys, {
  title: { en: 'The key of your conversations', es: 'La llave de sus conversaciones' },
  of: ({ id }) => eq(supportKeys.userId, id),
  leaving: 'deleted',
});

export const supportSessions = pgTable(
  'support_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    sealedTitle: withheld(bytes('sealed_title').notNull(), toldInWords),
    idempotencyKey: uuid('idempotency_key').notNull(),
    createdAt: withheld(instant('created_at').notNull(), toldInWords),
    lastActiveAt: withheld(instant('last_active_at').notNull(), toldInWords),
    /** When it was last said in this conversation that a program answers. */
    toldItIsAProgramAt: withheld(instant('told_it_is_a_program_at').notNull(), toldInWords),
  },
  (table) => [
    unique('support_sessions_idempotency_key').on(table.userId, table.idempotencyKey),
    index('support_sessions_person').on(table.userId, table.lastActiveAt),
  ],
);

personalTable(supportSessions, {
  title: { en: 'Your conversations', es: 'Sus conversaciones' },
  of: ({ id }) => eq(supportSessions.userId, id),
  leaving: 'deleted',
});

const messageKinds = ['said', 'welcome', 'reminder', 'safety'] as const;
const roles = ['user', 'assistant'] as const;
const authors = ['person', 'program', 'model'] as const;

export const supportMessages = pgTable(
  'support_messages',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => supportSessions.id, { onDelete: 'cascade' }),
    role: withheld(text('role', { enum: roles }).notNull(), toldInWords),
    kind: withheld(text('kind', { enum: messageKinds }).notNull(), toldInWords),
    author: withheld(text('author', { enum: authors }).notNull(), toldInWords),
    sealed: withheld(bytes('sealed').notNull(), toldInWords),
    createdAt: withheld(instant('created_at').notNull(), toldInWords),
    /** Of what a person wrote: the level after all that came before, and the rules that fired. Never the text. */
    level: withheld(text('level', { enum: crisisLevels }), toldInWords),
    rules: withheld(text('rules').array().notNull().default([]), toldInWords),
    idempotencyKey: uuid('idempotency_key'),
    replyTo: ownNumber(uuid('reply_to')),
    /** Somebody is writing the reply since then; given up after a while, so that a crash leaves no silence. */
    replyClaimedAt: ownNumber(instant('reply_claimed_at')),
    isStopped: withheld(boolean('is_stopped').notNull().default(false), toldInWords),
    /** For our own review of what a model wrote; shown to nobody who mourns. */
    empathyScore: withheld(smallint('empathy_score'), {
      en: 'How we grade the sentences of a program says nothing about you.',
      es: 'Cómo calificamos las frases de un programa no dice nada de usted.',
    }),
  },
  (table) => [
    index('support_messages_session').on(table.sessionId, table.createdAt),
    unique('support_messages_idempotency_key').on(table.sessionId, table.idempotencyKey),
    // One safety text and one reply for each message, however often it is asked for.
    unique('support_messages_one_reply').on(table.replyTo, table.kind),
    check('support_messages_role', oneOf(table.role, roles)),
    check('support_messages_kind', oneOf(table.kind, messageKinds)),
    check('support_messages_author', oneOf(table.author, authors)),
    check('support_messages_level', sql`(${table.role} = 'user') = (${table.level} is not null)`),
    check('support_messages_score', sql`${table.empathyScore} between 1 and 10`),
  ],
);

personalTable(supportMessages, {
  title: { en: 'What was said in your conversations', es: 'Lo que se dijo en sus conversaciones' },
  of: ({ id }) =>
    sql`${supportMessages.sessionId} in (select ${supportSessions.id} from ${supportSessions} where ${supportSessions.userId} = ${id})`,
  leaving: 'deleted',
});

/** What outlives a conversation: how worried we are about a person, since when, and the notice that stands. */
export const supportSafety = pgTable(
  'support_safety',
  {
    userId: ownerId().primaryKey(),
    /** The last time a message was elevated or worse. */
    raisedAt: exported(instant('raised_at').notNull(), { en: 'Last time', es: 'Última vez' }),
    routes: exported(text('routes', { enum: crisisRoutes }).array().notNull(), {
      en: 'Which help we showed',
      es: 'Qué ayuda mostramos',
    }),
    /** Since when the notice stands; null when there is none. */
    noticeSince: exported(instant('notice_since'), { en: 'The notice stands since', es: 'El aviso está desde' }),
    safeSaidAt: exported(instant('safe_said_at'), {
      en: 'You said that you are safe',
      es: 'Usted dijo que está a salvo',
    }),
  },
  (table) => [check('support_safety_routes', sql`cardinality(${table.routes}) > 0`)],
);

personalTable(supportSafety, {
  title: { en: 'How worried we were about you', es: 'Cuánto nos preocupamos por usted' },
  of: ({ id }) => eq(supportSafety.userId, id),
  leaving: 'deleted',
});

/** Where people were sent for help, counted by day without anybody's name. */
export const supportReferrals = pgTable(
  'support_referrals',
  {
    day: date('day').notNull(),
    route: text('route', { enum: crisisRoutes }).notNull(),
    level: text('level', { enum: crisisLevels }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ name: 'support_referrals_pkey', columns: [table.day, table.route, table.level] }),
    check('support_referrals_route', oneOf(table.route, crisisRoutes)),
    check('support_referrals_level', oneOf(table.level, crisisLevels)),
  ],
);

otherTable(supportReferrals, { noPerson: 'How often people were shown a crisis line on a day, whoever they were.' });

const alertStates = ['waiting', 'taken', 'done'] as const;

/** Somebody in danger asked us to call, and agreed that we see this much. */
export const crisisAlerts = pgTable(
  'crisis_alerts',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    name: exported(text('name').notNull(), { en: 'Name', es: 'Nombre' }),
    phone: exported(text('phone').notNull(), { en: 'Phone', es: 'Teléfono' }),
    level: exported(
      text('level', { enum: crisisLevels }).notNull(),
      { en: 'How it stood with you', es: 'Cómo estaba usted' },
      levels,
    ),
    routes: exported(text('routes', { enum: crisisRoutes }).array().notNull(), {
      en: 'Which help we showed',
      es: 'Qué ayuda mostramos',
    }),
    language: exported(text('language').notNull(), { en: 'Language', es: 'Idioma' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    askedAt: exported(instant('asked_at').notNull(), { en: 'Asked', es: 'Pedido' }),
    state: exported(
      text('state', { enum: alertStates }).notNull().default('waiting'),
      { en: 'Where it stands', es: 'En qué punto está' },
      states,
    ),
    takenBy: withheld(
      uuid('taken_by').references(() => users.id, { onDelete: 'set null' }),
      {
        en: 'Who of our team called you is known to us, and is left out to protect them.',
        es: 'Sabemos quién de nuestro equipo le llamó; no figura aquí para protegerle.',
      },
    ),
    changedAt: exported(instant('changed_at').notNull(), { en: 'Since', es: 'Desde' }),
  },
  (table) => [
    unique('crisis_alerts_idempotency_key').on(table.userId, table.idempotencyKey),
    index('crisis_alerts_state').on(table.state, table.askedAt),
    index('crisis_alerts_taken_by').on(table.takenBy),
    check('crisis_alerts_level', oneOf(table.level, crisisLevels)),
    check('crisis_alerts_state', oneOf(table.state, alertStates)),
  ],
);

personalTable(crisisAlerts, {
  title: { en: 'When you asked us to call', es: 'Cuando pidió que le llamáramos' },
  of: ({ id }) => eq(crisisAlerts.userId, id),
  leaving: 'deleted',
});

/** What the model endpoint has cost today, over all processes. */
export const modelUse = pgTable('model_use', {
  day: date('day').primaryKey(),
  replies: integer('replies').notNull(),
  tokens: integer('tokens').notNull(),
});

otherTable(modelUse, { noPerson: 'What a language model has cost on a day, whoever it answered.' });
