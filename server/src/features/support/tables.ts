import { type CrisisRoute, crisisLevels, crisisRoutes } from '@evenlight/contract/support/levels';
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
import { otherTable, personalTable } from '../../platform/personal-data/declared-tables.ts';
import { languageNames } from '../../platform/texts/language-names.ts';
import { type Words, words } from '../../platform/texts/texts.ts';
import { ownerId, users } from '../accounts/tables.ts';

export const levels: Record<string, Words> = {
  none: words('No worry', 'support export'),
  concern: words('Heavy days', 'support export'),
  elevated: words('Worried about you'),
  crisis: words('You may have been in danger'),
};
/** By whose danger it was about. */
export const helpShown: Record<CrisisRoute, Words> = {
  self: words('For yourself', 'support export'),
  others: words('So that nobody gets hurt', 'support export'),
  abuse: words('Against violence at home', 'support export'),
  medical: words('For an emergency of the body', 'support export'),
  worried: words('For somebody you worry about', 'support export'),
  child: words('For a child', 'support export'),
};
const states: Record<string, Words> = {
  waiting: words('Waiting for a call'),
  taken: words('Somebody is calling'),
  done: words('Reached', 'support export'),
};
const toldInWords = words('Your conversations lie sealed; they are told in words in a section of their own.');
const sealedKey = words('The key that seals your conversations opens nothing outside of our house.');

/** Each person's conversations are sealed under a key of their own; without it they are noise. */
export const supportKeys = pgTable('support_keys', {
  userId: ownerId().primaryKey(),
  wrapped: withheld(bytes('wrapped').notNull(), sealedKey),
  createdAt: withheld(instant('created_at').notNull(), sealedKey),
});

personalTable(supportKeys, {
  title: words('The key of your conversations'),
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
  title: words('Your conversations', 'support export'),
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
    empathyScore: withheld(
      smallint('empathy_score'),
      words('How we grade the sentences of a program says nothing about you.'),
    ),
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
  title: words('What was said in your conversations'),
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
    raisedAt: exported(instant('raised_at').notNull(), words('Last time', 'support export')),
    routes: exported(
      text('routes', { enum: crisisRoutes }).array().notNull(),
      words('Which help we showed'),
      helpShown,
    ),
    /** Since when the notice stands; null when there is none. */
    noticeSince: exported(instant('notice_since'), words('The notice stands since')),
    safeSaidAt: exported(instant('safe_said_at'), words('You said that you are safe')),
  },
  (table) => [check('support_safety_routes', sql`cardinality(${table.routes}) > 0`)],
);

personalTable(supportSafety, {
  title: words('How worried we were about you'),
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
    name: exported(text('name').notNull(), words('Name', 'support export')),
    phone: exported(text('phone').notNull(), words('Phone', 'support export')),
    level: exported(text('level', { enum: crisisLevels }).notNull(), words('How it stood with you'), levels),
    routes: exported(
      text('routes', { enum: crisisRoutes }).array().notNull(),
      words('Which help we showed'),
      helpShown,
    ),
    language: exported(text('language').notNull(), words('Language', 'support export'), languageNames),
    idempotencyKey: uuid('idempotency_key').notNull(),
    askedAt: exported(instant('asked_at').notNull(), words('Asked', 'support export')),
    state: exported(
      text('state', { enum: alertStates }).notNull().default('waiting'),
      words('Where it stands', 'support export'),
      states,
    ),
    takenBy: withheld(
      uuid('taken_by').references(() => users.id, { onDelete: 'set null' }),
      words('Who of our team called you is known to us, and is left out to protect them.'),
    ),
    changedAt: exported(instant('changed_at').notNull(), words('Since', 'support export')),
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
  title: words('When you asked us to call'),
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
