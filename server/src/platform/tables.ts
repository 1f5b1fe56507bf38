// The tables of the platform itself. Features keep theirs beside their stores.

import { eq, or, sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './database/columns.ts';
import { exported, ownNumber, withheld } from './personal-data/columns.ts';
import { otherTable, personalTable } from './personal-data/declared-tables.ts';
import { words } from './texts/texts.ts';

const auditSeal = words('The seals of our log only show that no line was changed.');

/** News, written in the same transaction as the change and handled afterwards. */
export const news = pgTable(
  'news',
  {
    id: ownNumber(bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity()),
    kind: exported(text('kind').notNull(), words('News', 'platform export'), 'auditActions'),
    subject: ownNumber(text('subject').notNull()),
    audience: withheld(text('audience').notNull(), words('Who was told is left out where it is always you.')),
    createdAt: exported(instant('created_at').notNull(), words('When', 'platform export')),
    dispatchedAt: withheld(
      instant('dispatched_at'),
      words('When our machines passed a message among themselves says nothing about you.'),
    ),
  },
  (table) => [
    index('news_waiting').on(table.id).where(sql`${table.dispatchedAt} is null`),
    index('news_by_age').on(table.createdAt),
  ],
);

personalTable(news, {
  title: words('What your open screens were told'),
  of: ({ id }) => eq(news.audience, `person:${id}`),
  leaving: 'deleted',
});

/** Counts of the current window. The table is unlogged, because losing it in a crash is harmless. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: exported(text('key').primaryKey(), words('What was counted')),
    windowStartedAt: exported(instant('window_started_at').notNull(), words('Counted since', 'platform export')),
    windowEndsAt: exported(instant('window_ends_at').notNull(), words('Forgotten after', 'platform export')),
    times: exported(integer('times').notNull(), words('Times', 'platform export')),
  },
  (table) => [index('rate_limits_by_end').on(table.windowEndsAt)],
);

personalTable(rateLimits, {
  title: words('How often you asked lately'),
  // A count for one person ends with their id. Those for a network or an address hold a keyed hash, and end within a day.
  of: ({ id }) => sql`right(${rateLimits.key}, 36) = ${id}`,
  leaving: 'deleted',
});

/** Which input was sent under which key, as keyed hashes. Another input under the same key is refused. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    name: bytes('name').primaryKey(),
    body: bytes('body').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [index('idempotency_keys_by_age').on(table.usedAt)],
);

otherTable(idempotencyKeys, {
  noPerson: 'Keyed hashes of what was sent under a key; neither words nor a person can be told from them.',
});

/** Append-only and hash-chained by triggers; the application may add and read, never change. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: ownNumber(bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity()),
    at: exported(instant('at').notNull(), words('When', 'platform export')),
    actorId: withheld(
      uuid('actor_id'),
      words('Which member of our team did something is known to us, and is left out to protect them.'),
    ),
    action: exported(text('action').notNull(), words('What', 'platform export'), 'auditActions'),
    subject: exported(text('subject').notNull(), words('Reference', 'platform export')),
    network: withheld(
      text('network'),
      words('Where you asked from is kept only as a scrambled value that nobody can turn back.'),
    ),
    details: exported(jsonb('details').notNull().default({}), words('Details', 'platform export')),
    previousHash: withheld(bytes('previous_hash').notNull().default(sql`''::bytea`), auditSeal),
    hash: withheld(bytes('hash').notNull().default(sql`''::bytea`), auditSeal),
  },
  // Families ask who viewed their data, also when the data is gone.
  (table) => [
    index('audit_entries_subject').on(table.subject),
    index('audit_entries_person').on(sql`(${table.details} ->> 'person')`).where(sql`${table.details} ? 'person'`),
    index('audit_entries_plan').on(sql`(${table.details} ->> 'plan')`).where(sql`${table.details} ? 'plan'`),
  ],
);

personalTable(auditEntries, {
  title: words('What was done with your account'),
  of: ({ id }) => or(eq(auditEntries.actorId, id), eq(auditEntries.subject, id)),
  leaving: {
    keptBecause: words(
      'Our log of what was done only grows, so that nobody can hide what they did. It keeps the number of your account, without your name, address or phone.',
    ),
  },
});

/** Keys by purpose, readable only with the master key, which never enters the database. */
export const wrappedKeys = pgTable('wrapped_keys', {
  purpose: text('purpose').primaryKey(),
  wrapped: bytes('wrapped').notNull(),
  createdAt: instant('created_at').notNull(),
});

otherTable(wrappedKeys, { noPerson: 'Keys of the house itself, sealed by the master key.' });

/** One row for each stored file; its bytes are encrypted in the file store under the same id. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid('id').primaryKey(),
    mediaType: text('media_type').notNull(),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull(),
    sha256: bytes('sha256').notNull(),
    wrappedKey: bytes('wrapped_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('stored_files_size', sql`${table.byteSize} >= 0`)],
);

otherTable(storedFiles, {
  noPerson: 'Whose file it is stands in the row of the feature that names it; the row goes with that one.',
});
