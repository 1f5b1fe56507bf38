// The tables of the platform itself. Features keep theirs beside their stores.
import { eq, or, sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './database/columns.ts';
import { exported, ownNumber, withheld } from './personal-data/columns.ts';
import { otherTable, personalTable } from './personal-data/declared-tables.ts';

const auditSeal = {
  en: 'The seals of our log only show that no line was changed.',
  es: 'Los sellos de nuestro registro solo muestran que ninguna línea se cambió.',
};

/** News, written in the same transaction as the change and handled afterwards. */
export const news = pgTable(
  'news',
  {
    id: ownNumber(bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity()),
    kind: exported(text('kind').notNull(), { en: 'News', es: 'Aviso' }, 'auditActions'),
    subject: ownNumber(text('subject').notNull()),
    audience: withheld(text('audience').notNull(), {
      en: 'Who was told is left out where it is always you.',
      es: 'A quién se avisó no figura donde siempre es usted.',
    }),
    createdAt: exported(instant('created_at').notNull(), { en: 'When', es: 'Cuándo' }),
    dispatchedAt: withheld(instant('dispatched_at'), {
      en: 'When our machines passed a message among themselves says nothing about you.',
      es: 'Cuándo se pasaron un aviso nuestras máquinas no dice nada de usted.',
    }),
  },
  (table) => [
    index('news_waiting').on(table.id).where(sql`${table.dispatchedAt} is null`),
    index('news_by_age').on(table.createdAt),
  ],
);

personalTable(news, {
  title: { en: 'What your open screens were told', es: 'Lo que se avisó a sus pantallas abiertas' },
  of: ({ id }) => eq(news.audience, `person:${id}`),
  leaving: 'deleted',
});

/** Counts of the current window. The table is unlogged, because losing it in a crash is harmless. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: exported(text('key').primaryKey(), { en: 'What was counted', es: 'Qué se contó' }),
    windowStartedAt: exported(instant('window_started_at').notNull(), { en: 'Counted since', es: 'Contado desde' }),
    windowEndsAt: exported(instant('window_ends_at').notNull(), { en: 'Forgotten after', es: 'Se olvida después de' }),
    times: exported(integer('times').notNull(), { en: 'Times', es: 'Veces' }),
  },
  (table) => [index('rate_limits_by_end').on(table.windowEndsAt)],
);

personalTable(rateLimits, {
  title: { en: 'How often you asked lately', es: 'Cuántas veces preguntó hace poco' },
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
    at: exported(instant('at').notNull(), { en: 'When', es: 'Cuándo' }),
    actorId: withheld(uuid('actor_id'), {
      en: 'Which member of our team did something is known to us, and is left out to protect them.',
      es: 'Sabemos qué persona de nuestro equipo hizo algo; no figura aquí para protegerla.',
    }),
    action: exported(text('action').notNull(), { en: 'What', es: 'Qué' }, 'auditActions'),
    subject: exported(text('subject').notNull(), { en: 'Reference', es: 'Referencia' }),
    network: withheld(text('network'), {
      en: 'Where you asked from is kept only as a scrambled value that nobody can turn back.',
      es: 'Desde dónde preguntó se guarda solo como un valor cifrado que nadie puede deshacer.',
    }),
    details: exported(jsonb('details').notNull().default({}), { en: 'Details', es: 'Detalles' }),
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
  title: { en: 'What was done with your account', es: 'Lo que se hizo con su cuenta' },
  of: ({ id }) => or(eq(auditEntries.actorId, id), eq(auditEntries.subject, id)),
  leaving: {
    keptBecause: {
      en: 'Our log of what was done only grows, so that nobody can hide what they did. It keeps the number of your account, without your name, address or phone.',
      es: 'Nuestro registro de lo hecho solo crece, para que nadie pueda ocultar sus actos. Conserva el número de su cuenta, sin su nombre, correo ni teléfono.',
    },
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
