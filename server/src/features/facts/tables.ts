import { type FactKey, factUnits } from '@evenlight/contract/facts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/columns.ts';
import { translations } from '../../platform/database/translations.ts';
import { otherTable } from '../../platform/personal-data/declared-tables.ts';

/** Figures that others set. Without `checked_on` nobody has looked one up yet, and families are told to ask. */
export const datedFacts = pgTable(
  'dated_facts',
  {
    /** Made from key and county: a fact is known by them. */
    id: text('id').primaryKey(),
    // Which keys there are is not said in the database: a new one needs no migration.
    key: text('key').$type<FactKey>().notNull(),
    /** Null for every county that has no row of its own. */
    county: text('county'),
    name: text('name').notNull(),
    unit: text('unit', { enum: factUnits }).notNull(),
    low: numeric('low', { precision: 12, scale: 2, mode: 'number' }),
    /** Null where there is one figure and no range. */
    high: numeric('high', { precision: 12, scale: 2, mode: 'number' }),
    note: text('note'),
    source: text('source'),
    checkedOn: date('checked_on'),
    /** The last day on which it is told. */
    reviewBy: date('review_by'),
    isListed: boolean('is_listed').notNull().default(true),
    translations: translations(),
  },
  (table) => [
    unique('dated_facts_key').on(table.key, table.county).nullsNotDistinct(),
    check('dated_facts_unit', oneOf(table.unit, factUnits)),
    check('dated_facts_range', sql`${table.low} >= 0 and (${table.high} is null or ${table.high} > ${table.low})`),
    check('dated_facts_high', sql`${table.high} is null or ${table.low} is not null`),
    check(
      'dated_facts_checked',
      sql`num_nonnulls(${table.checkedOn}, ${table.reviewBy}) in (0, 2) and (${table.checkedOn} is null or ${table.source} is not null) and ${table.reviewBy} > ${table.checkedOn}`,
    ),
  ],
);

otherTable(datedFacts, { noPerson: 'Fees, prices and limits that others set, with their source.' });
