// The tables of the platform itself. Features keep theirs beside their stores.
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './database/columns.ts';

/** News, written in the same transaction as the change and handled afterwards. */
export const news = pgTable(
  'news',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    audience: text('audience').notNull(),
    createdAt: instant('created_at').notNull(),
    dispatchedAt: instant('dispatched_at'),
  },
  (table) => [
    index('news_waiting').on(table.id).where(sql`${table.dispatchedAt} is null`),
    index('news_by_age').on(table.createdAt),
  ],
);

/** Counts of the current window. The table is unlogged, because losing it in a crash is harmless. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    windowStartedAt: instant('window_started_at').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [index('rate_limits_by_end').on(table.windowEndsAt)],
);

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

/** Append-only and hash-chained by triggers; the application may add and read, never change. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    network: text('network'),
    details: jsonb('details').notNull().default({}),
    previousHash: bytes('previous_hash').notNull().default(sql`''::bytea`),
    hash: bytes('hash').notNull().default(sql`''::bytea`),
  },
  // Families ask who viewed their data, also when the data is gone.
  (table) => [
    index('audit_entries_subject').on(table.subject),
    index('audit_entries_person').on(sql`(${table.details} ->> 'person')`).where(sql`${table.details} ? 'person'`),
    index('audit_entries_plan').on(sql`(${table.details} ->> 'plan')`).where(sql`${table.details} ? 'plan'`),
  ],
);

/** Keys by purpose, readable only with the master key, which never enters the database. */
export const wrappedKeys = pgTable('wrapped_keys', {
  purpose: text('purpose').primaryKey(),
  wrapped: bytes('wrapped').notNull(),
  createdAt: instant('created_at').notNull(),
});

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
