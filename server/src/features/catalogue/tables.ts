import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** One offer of a tradition and tier. Its lines sum to its price; the store refuses anything else. */
export const packages = pgTable(
  'packages',
  {
    id: text('id').primaryKey(),
    tradition: text('tradition').notNull(),
    tier: text('tier').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    serviceType: text('service_type').notNull(),
    priceCents: integer('price_cents').notNull(),
    isPopular: boolean('is_popular').notNull(),
    features: text('features').array().notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    check('packages_price', sql`${table.priceCents} >= 0`),
    check('packages_tier', sql`${table.tier} in ('basic', 'premium', 'legacy')`),
    check('packages_service_type', sql`${table.serviceType} in ('burial', 'cremation', 'memorial')`),
    index('packages_tradition').on(table.tradition),
  ],
);

export const packageLines = pgTable(
  'package_lines',
  {
    /** Made from the name, so that a declined line is found again when others are added around it. */
    id: text('id').notNull(),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    priceCents: integer('price_cents').notNull(),
    canDecline: boolean('can_decline').notNull(),
    /** Places in the package's features, counted from 0. */
    covers: smallint('covers').array().notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ name: 'package_lines_pkey', columns: [table.packageId, table.id] }),
    check('package_lines_price', sql`${table.priceCents} >= 0`),
    check('package_lines_kind', sql`${table.kind} in ('service', 'merchandise', 'cash-advance')`),
  ],
);

export const addons = pgTable(
  'addons',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    priceCents: integer('price_cents').notNull(),
    category: text('category').notNull(),
    /** Null for every tradition. */
    tradition: text('tradition'),
    /** Null for every tier. */
    tier: text('tier'),
    notCustomaryFor: text('not_customary_for').array().notNull(),
    /** A word for single traditions. */
    notes: jsonb('notes').$type<Record<string, string>>().notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [check('addons_price', sql`${table.priceCents} >= 0`)],
);
