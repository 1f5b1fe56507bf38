import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** In lower case, which is how addresses are compared. */
    email: text('email').notNull().unique('users_email'),
    phone: text('phone'),
    role: text('role', { enum: ['member', 'staff'] })
      .notNull()
      .default('member'),
    /** The language we write to them in. */
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    createdAt: instant('created_at').notNull(),
    /** Set while somebody may still change their mind about leaving. */
    deletesAt: instant('deletes_at'),
  },
  (table) => [
    index('users_leaving').on(table.deletesAt).where(sql`${table.deletesAt} is not null`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_role', sql`${table.role} in ('member', 'staff')`),
    check('users_language', sql`${table.language} in ('en', 'es')`),
  ],
);

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    tokenHash: bytes('token_hash').notNull().unique('sessions_token_hash'),
    /** Browser and system, as in 'Safari on iPhone'; never the whole user agent. */
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** When a code or a passkey was last shown in this session. */
    provenAt: instant('proven_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
);

/** A code on its way to an address. Kept until it is used, killed or too old; only hashes of it are kept at all. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'sign-up', 'proof', 'new-email'] }).notNull(),
    email: text('email').notNull(),
    /** The browser that asked; nobody else can use the code. */
    browserHash: bytes('browser_hash').notNull(),
    codeHash: bytes('code_hash').notNull(),
    linkHash: bytes('link_hash').notNull().unique('mailed_codes_link_hash'),
    /** Who asked, where somebody was signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the sign-up form said, sealed; there is no account yet to put it in. */
    sealedForm: bytes('sealed_form'),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    /** Where the link of the mail leads back to. */
    returnPath: text('return_path'),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Used, or killed by a newer one. */
    spentAt: instant('spent_at'),
  },
  (table) => [
    index('mailed_codes_of_browser').on(table.browserHash),
    index('mailed_codes_by_end').on(table.expiresAt),
    check('mailed_codes_purpose', sql`${table.purpose} in ('sign-in', 'sign-up', 'proof', 'new-email')`),
    check('mailed_codes_form', sql`(${table.sealedForm} is not null) = (${table.purpose} = 'sign-up')`),
    check('mailed_codes_owner', sql`(${table.userId} is not null) = (${table.purpose} in ('proof', 'new-email'))`),
  ],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential'),
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, by its own count; one that falls back may be a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

/** What a browser was asked to sign. Taken away when it comes back, so it counts once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Set when a passkey is being made; null when one is asked for. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_end').on(table.expiresAt)],
);

/** What somebody wants to be written about. No row means everything. */
export const preferences = pgTable('preferences', {
  userId: ownerId().primaryKey(),
  reminders: boolean('reminders').notNull().default(true),
  family: boolean('family').notNull().default(true),
  memorials: boolean('memorials').notNull().default(true),
  support: boolean('support').notNull().default(true),
  quietUntil: instant('quiet_until'),
  /** Begun or declined; it is offered once. */
  isTourAnswered: boolean('is_tour_answered').notNull().default(false),
});
