import { firstLanguage, languages } from '@evenlight/contract/languages';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, languageCode } from '../../platform/database/columns.ts';
import { exported, ofTheReader, withheld } from '../../platform/personal-data/columns.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';
import { languageNames } from '../../platform/texts/language-names.ts';
import { words } from '../../platform/texts/texts.ts';

const ends = words('Ends', 'accounts export');
const secret = words(
  'Codes, links and session values are secrets. We keep only scrambled traces of them, which would help nobody but a thief.',
);
const passkeySecret = words(
  'The public half of a passkey works only together with your device, which has the other half.',
);

export const users = pgTable(
  'users',
  {
    id: exported(uuid('id').primaryKey(), words('Number of your account')),
    firstName: exported(text('first_name').notNull(), words('First name', 'accounts export')),
    lastName: exported(text('last_name').notNull(), words('Last name', 'accounts export')),
    /** In lower case, which is how addresses are compared. */
    email: exported(text('email').notNull().unique('users_email'), words('E-mail address', 'accounts export')),
    phone: exported(text('phone'), words('Phone', 'accounts export')),
    role: exported(
      text('role', { enum: ['member', 'staff'] })
        .notNull()
        .default('member'),
      words('You are here as'),
      {
        member: words('A member', 'accounts export'),
        staff: words('Part of our team'),
      },
    ),
    /** The language we write to them in. */
    language: exported(
      text('language', { enum: languages }).notNull().default(firstLanguage),
      words('We write to you in'),
      languageNames,
    ),
    createdAt: exported(instant('created_at').notNull(), words('Member since', 'accounts export')),
    /** Set while somebody may still change their mind about leaving. */
    deletesAt: exported(instant('deletes_at'), words('Account ends', 'accounts export')),
  },
  (table) => [
    index('users_leaving').on(table.deletesAt).where(sql`${table.deletesAt} is not null`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_role', sql`${table.role} in ('member', 'staff')`),
    check('users_language', languageCode(table.language)),
  ],
);

personalTable(users, {
  title: words('About you', 'accounts export'),
  of: ({ id }) => eq(users.id, id),
  leaving: 'deleted',
});

/** What letters to somebody are written in, as long as they have chosen nothing themselves. */
export const letterLanguage = () =>
  exported(text('language', { enum: languages }), words('Language of the letter'), languageNames);

/** For what goes with the account. */
export const ownerId = () =>
  ofTheReader(
    uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  );

/** What somebody wants to be written about. No row means everything. */
export const preferences = pgTable('preferences', {
  userId: ownerId().primaryKey(),
  reminders: exported(boolean('reminders').notNull().default(true), words('Dates and papers of a plan')),
  family: exported(boolean('family').notNull().default(true), words('What your family does and asks')),
  memorials: exported(boolean('memorials').notNull().default(true), words('New entries on a memorial')),
  support: exported(boolean('support').notNull().default(true), words('A word from grief support')),
  quietUntil: exported(instant('quiet_until'), words('Quiet until', 'accounts export')),
  /** Begun or declined; it is offered once. */
  isTourAnswered: exported(boolean('is_tour_answered').notNull().default(false), words('The tour was offered')),
});

personalTable(preferences, {
  title: words('What you want to hear about'),
  of: ({ id }) => eq(preferences.userId, id),
  leaving: 'deleted',
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    tokenHash: withheld(bytes('token_hash').notNull().unique('sessions_token_hash'), secret),
    /** Browser and system, as in 'Safari on iPhone'; never the whole user agent. */
    device: exported(text('device').notNull().default(''), words('Device', 'accounts export')),
    createdAt: exported(instant('created_at').notNull(), words('Signed in', 'accounts export')),
    lastSeenAt: exported(instant('last_seen_at').notNull(), words('Last seen', 'accounts export')),
    /** When a code or a passkey was last shown in this session. */
    provenAt: exported(instant('proven_at'), words('Last shown that it was you')),
    endedAt: exported(instant('ended_at'), words('Ended', 'accounts export')),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
);

personalTable(sessions, {
  title: words('Where you were signed in'),
  of: ({ id }) => eq(sessions.userId, id),
  leaving: 'deleted',
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    credentialId: withheld(text('credential_id').notNull().unique('passkeys_credential'), passkeySecret),
    publicKey: withheld(bytes('public_key').notNull(), passkeySecret),
    /** How often it was used, by its own count; one that falls back may be a copy. */
    counter: withheld(bigint('counter', { mode: 'number' }).notNull(), passkeySecret),
    transports: exported(text('transports').array().notNull().default([]), words('Reached by', 'accounts export')),
    name: exported(text('name').notNull(), words('Name', 'accounts export')),
    createdAt: exported(instant('created_at').notNull(), words('Added', 'accounts export')),
    lastUsedAt: exported(instant('last_used_at'), words('Last used', 'accounts export')),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

personalTable(passkeys, {
  title: words('Passkeys', 'accounts export'),
  of: ({ id }) => eq(passkeys.userId, id),
  leaving: 'deleted',
});

/** What a browser was asked to sign. Taken away when it comes back, so it counts once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: withheld(text('challenge').primaryKey(), secret),
    /** Set when a passkey is being made; null when one is asked for. */
    userId: ofTheReader(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    expiresAt: exported(instant('expires_at').notNull(), ends),
  },
  (table) => [index('passkey_challenges_by_end').on(table.expiresAt)],
);

personalTable(passkeyChallenges, {
  title: words('Passkeys being added'),
  of: ({ id }) => eq(passkeyChallenges.userId, id),
  leaving: 'deleted',
});

/** A code on its way to an address. Kept until it is used, killed or too old; only hashes of it are kept at all. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    id: uuid('id').primaryKey(),
    purpose: exported(
      text('purpose', { enum: ['sign-in', 'sign-up', 'proof', 'new-email'] }).notNull(),
      words('For', 'accounts export'),
      {
        'sign-in': words('Signing in', 'accounts export'),
        'sign-up': words('Creating the account'),
        proof: words('Showing that it is you'),
        'new-email': words('A new address'),
      },
    ),
    email: exported(text('email').notNull(), words('Sent to', 'accounts export')),
    /** The browser that asked; nobody else can use the code. */
    browserHash: withheld(bytes('browser_hash').notNull(), secret),
    codeHash: withheld(bytes('code_hash').notNull(), secret),
    linkHash: withheld(bytes('link_hash').notNull().unique('mailed_codes_link_hash'), secret),
    /** Who asked, where somebody was signed in. */
    userId: ofTheReader(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    /** What the sign-up form said, sealed; there is no account yet to put it in. */
    sealedForm: withheld(
      bytes('sealed_form'),
      words(
        'A sign-up form that waits for its code is sealed. Once the code is typed it is part of your account, and in this file.',
      ),
    ),
    language: exported(
      text('language', { enum: languages }).notNull(),
      words('Written in', 'accounts export'),
      languageNames,
    ),
    /** Where the link of the mail leads back to. */
    returnPath: exported(text('return_path'), words('Leads back to')),
    tries: exported(integer('tries').notNull().default(0), words('Tries', 'accounts export')),
    createdAt: exported(instant('created_at').notNull(), words('Sent', 'accounts export')),
    expiresAt: exported(instant('expires_at').notNull(), ends),
    /** Used, or killed by a newer one. */
    spentAt: exported(instant('spent_at'), words('Used or replaced')),
  },
  (table) => [
    index('mailed_codes_of_browser').on(table.browserHash),
    index('mailed_codes_by_end').on(table.expiresAt),
    check('mailed_codes_purpose', sql`${table.purpose} in ('sign-in', 'sign-up', 'proof', 'new-email')`),
    check('mailed_codes_form', sql`(${table.sealedForm} is not null) = (${table.purpose} = 'sign-up')`),
    check('mailed_codes_owner', sql`(${table.userId} is not null) = (${table.purpose} in ('proof', 'new-email'))`),
  ],
);

personalTable(mailedCodes, {
  title: words('Codes we mailed to you lately'),
  // Somebody who was not signed in is known by the address alone.
  of: ({ id, email }) => or(eq(mailedCodes.userId, id), and(isNull(mailedCodes.userId), eq(mailedCodes.email, email))),
  leaving: 'deleted',
});
