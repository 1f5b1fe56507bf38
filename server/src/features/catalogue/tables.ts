import { addonCategories, lineKinds, packageTiers } from '@evenlight/contract/catalogue';
import { faithTraditions, packagedTraditions, serviceTypes } from '@evenlight/contract/traditions';
import { ways } from '@evenlight/contract/ways';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/columns.ts';
import { translations } from '../../platform/database/translations.ts';
import { otherTable } from '../../platform/personal-data/declared-tables.ts';
import { lineParts } from './line-parts.ts';

const reason = { noPerson: 'What we offer and what it costs.' };

/** One offer of a tradition and tier. Its lines sum to its price; `faultsIn` sees to that before anything is written. */
export const packages = pgTable(
  'packages',
  {
    id: text('id').primaryKey(),
    /** Null for the simple offers, which are the same in every tradition. */
    tradition: text('tradition', { enum: packagedTraditions }),
    /** Of a simple offer. The packages of a tradition are made for the one that their kind of service says. */
    way: text('way', { enum: ways }),
    tier: text('tier', { enum: packageTiers }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    priceCents: integer('price_cents').notNull(),
    isPopular: boolean('is_popular').notNull(),
    features: text('features').array().notNull(),
    isListed: boolean('is_listed').notNull().default(true),
    /** It came with the product, and nobody of ours has said yet that it is our price. */
    isExample: boolean('is_example').notNull().default(false),
    position: smallint('position').notNull(),
    translations: translations(),
  },
  (table) => [
    check('packages_price', sql`${table.priceCents} >= 0`),
    check('packages_tradition', oneOf(table.tradition, packagedTraditions)),
    check('packages_way', oneOf(table.way, ways)),
    check('packages_of', sql`(${table.tradition} is null) = (${table.way} is not null)`),
    check('packages_tier', oneOf(table.tier, packageTiers)),
    check('packages_service_type', oneOf(table.serviceType, serviceTypes)),
    index('packages_by_tradition').on(table.tradition),
  ],
);

otherTable(packages, reason);

export const packageLines = pgTable(
  'package_lines',
  {
    /** Made from the name, so that a declined line is found again when others are added around it. */
    id: text('id').notNull(),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: lineKinds }).notNull(),
    priceCents: integer('price_cents').notNull(),
    canDecline: boolean('can_decline').notNull(),
    part: text('part', { enum: lineParts }).notNull().default('any'),
    /** Not in the price, and left out until somebody chooses it. */
    isChoice: boolean('is_choice').notNull().default(false),
    /** Places in the package's features, counted from 0. */
    covers: smallint('covers').array().notNull(),
    position: smallint('position').notNull(),
    translations: translations(),
  },
  (table) => [
    primaryKey({ name: 'package_lines_pkey', columns: [table.packageId, table.id] }),
    check('package_lines_price', sql`${table.priceCents} >= 0`),
    check('package_lines_kind', oneOf(table.kind, lineKinds)),
    check('package_lines_part', oneOf(table.part, lineParts)),
  ],
);

otherTable(packageLines, reason);

export const addons = pgTable(
  'addons',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    priceCents: integer('price_cents').notNull(),
    category: text('category', { enum: addonCategories }).notNull(),
    kind: text('kind', { enum: lineKinds }).notNull(),
    /** Null for every tradition. */
    tradition: text('tradition', { enum: faithTraditions }),
    /** Null for every tier. */
    tier: text('tier', { enum: packageTiers }),
    /** Tiers whose package holds it already. */
    includedIn: text('included_in', { enum: packageTiers }).array().notNull(),
    notCustomaryFor: text('not_customary_for', { enum: faithTraditions }).array().notNull(),
    /** As for lines: what is for the ashes goes with no burial. */
    part: text('part', { enum: lineParts }).notNull().default('any'),
    /** A word for single traditions. */
    notes: jsonb('notes').$type<Record<string, string>>().notNull(),
    isListed: boolean('is_listed').notNull().default(true),
    /** As for packages. */
    isExample: boolean('is_example').notNull().default(false),
    position: smallint('position').notNull(),
    translations: translations(),
  },
  (table) => [
    check('addons_price', sql`${table.priceCents} >= 0`),
    check('addons_category', oneOf(table.category, addonCategories)),
    check('addons_kind', oneOf(table.kind, lineKinds)),
    check('addons_tradition', oneOf(table.tradition, faithTraditions)),
    check('addons_part', oneOf(table.part, lineParts)),
    check('addons_tier', oneOf(table.tier, packageTiers)),
  ],
);

otherTable(addons, reason);
