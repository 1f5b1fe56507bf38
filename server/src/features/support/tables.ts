import { groupCosts, groupKinds, membershipStates } from '@evenlight/contract/support/groups';
import { crisisLevels, crisisRoutes } from '@evenlight/contract/support/levels';
import { sql } from 'drizzle-orm';
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
import { users } from '../accounts/tables.ts';

/** Each person's conversations are sealed under a key of their own; without it they are noise. */
export const supportKeys = pgTable('support_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wrapped: bytes('wrapped').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const supportSessions = pgTable(
  'support_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealedTitle: bytes('sealed_title').notNull(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    createdAt: instant('created_at').notNull(),
    lastActiveAt: instant('last_active_at').notNull(),
    /** When it was last said in this conversation that a program answers. */
    toldItIsAProgramAt: instant('told_it_is_a_program_at').notNull(),
  },
  (table) => [
    unique('support_sessions_idempotency_key').on(table.userId, table.idempotencyKey),
    index('support_sessions_person').on(table.userId, table.lastActiveAt),
  ],
);

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
    role: text('role', { enum: roles }).notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    author: text('author', { enum: authors }).notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Of what a person wrote: the level after all that came before, and the rules that fired. Never the text. */
    level: text('level', { enum: crisisLevels }),
    rules: text('rules').array().notNull().default([]),
    idempotencyKey: uuid('idempotency_key'),
    replyTo: uuid('reply_to'),
    /** Somebody is writing the reply since then; given up after a while, so that a crash leaves no silence. */
    replyClaimedAt: instant('reply_claimed_at'),
    isStopped: boolean('is_stopped').notNull().default(false),
    /** For our own review of what a model wrote; shown to nobody who mourns. */
    empathyScore: smallint('empathy_score'),
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

/** What outlives a conversation: how worried we are about a person, since when, and the notice that stands. */
export const supportSafety = pgTable(
  'support_safety',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last time a message was elevated or worse. */
    raisedAt: instant('raised_at').notNull(),
    routes: text('routes', { enum: crisisRoutes }).array().notNull(),
    /** Since when the notice stands; null when there is none. */
    noticeSince: instant('notice_since'),
    safeSaidAt: instant('safe_said_at'),
  },
  (table) => [check('support_safety_routes', sql`cardinality(${table.routes}) > 0`)],
);

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

const alertStates = ['waiting', 'taken', 'done'] as const;

/** Somebody in danger asked us to call, and agreed that we see this much. */
export const crisisAlerts = pgTable(
  'crisis_alerts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    level: text('level', { enum: crisisLevels }).notNull(),
    routes: text('routes', { enum: crisisRoutes }).array().notNull(),
    language: text('language').notNull(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    askedAt: instant('asked_at').notNull(),
    state: text('state', { enum: alertStates }).notNull().default('waiting'),
    takenBy: uuid('taken_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('crisis_alerts_idempotency_key').on(table.userId, table.idempotencyKey),
    index('crisis_alerts_state').on(table.state, table.askedAt),
    index('crisis_alerts_taken_by').on(table.takenBy),
    check('crisis_alerts_level', oneOf(table.level, crisisLevels)),
    check('crisis_alerts_state', oneOf(table.state, alertStates)),
  ],
);

/** What the model endpoint has cost today, over all processes. */
export const modelUse = pgTable('model_use', {
  day: date('day').primaryKey(),
  replies: integer('replies').notNull(),
  tokens: integer('tokens').notNull(),
});

/** Groups that meet. Their words are data, as those of vendors are. */
export const supportGroups = pgTable(
  'support_groups',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    forWhom: text('for_whom').notNull(),
    facilitator: text('facilitator').notNull(),
    kind: text('kind', { enum: groupKinds }).notNull(),
    cost: text('cost', { enum: groupCosts }).notNull(),
    place: text('place').notNull(),
    /** The door or the address of the call, for those who are confirmed. */
    whereToMeet: text('where_to_meet').notNull(),
    language: text('language').notNull(),
    traditions: text('traditions').array().notNull().default([]),
    /** The first meeting; every other week is counted from it. */
    firstDay: date('first_day').notNull(),
    everyWeeks: smallint('every_weeks').notNull(),
    startMinute: smallint('start_minute').notNull(),
    minutes: smallint('minutes').notNull(),
    seats: smallint('seats').notNull(),
    isSample: boolean('is_sample').notNull(),
    isListed: boolean('is_listed').notNull().default(true),
  },
  (table) => [
    check('support_groups_kind', oneOf(table.kind, groupKinds)),
    check('support_groups_cost', oneOf(table.cost, groupCosts)),
    check('support_groups_every_weeks', sql`${table.everyWeeks} in (1, 2)`),
    check('support_groups_start', sql`${table.startMinute} between 0 and 1439`),
    check('support_groups_minutes', sql`${table.minutes} between 15 and 240`),
    check('support_groups_seats', sql`${table.seats} between 8 and 15`),
  ],
);

export const groupMemberships = pgTable(
  'group_memberships',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => supportGroups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: membershipStates }).notNull(),
    /** What they want to say beforehand; our team reads it, so it is sealed under the key of the house. */
    sealedNote: bytes('sealed_note').notNull(),
    wantsReminders: boolean('wants_reminders').notNull().default(true),
    askedAt: instant('asked_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('group_memberships_person').on(table.groupId, table.userId),
    index('group_memberships_user').on(table.userId),
    index('group_memberships_state').on(table.state, table.askedAt),
    index('group_memberships_decided_by').on(table.decidedBy),
    check('group_memberships_state', oneOf(table.state, membershipStates)),
  ],
);

/** Somebody asked for a talk with a person. */
export const counselingRequests = pgTable(
  'counseling_requests',
  {
    id: uuid('id').primaryKey(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** Null for a visitor. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The whole form, under the key of the house: our team reads it. */
    sealed: bytes('sealed').notNull(),
    /** How worried we are by what was written; told at once, and to our team. Never the words. */
    level: text('level', { enum: crisisLevels }).notNull(),
    routes: text('routes', { enum: crisisRoutes }).array().notNull(),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    unique('counseling_requests_idempotency_key').on(table.idempotencyKey),
    index('counseling_requests_user').on(table.userId, table.askedAt),
    index('counseling_requests_answered').on(table.answeredAt),
    check('counseling_requests_level', oneOf(table.level, crisisLevels)),
  ],
);
