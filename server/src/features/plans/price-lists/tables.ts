import type { ListedPrice } from '@evenlight/contract/price-lists/prices';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { exported, ownNumber, told } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { aDay } from '../../../platform/personal-data/said-values.ts';
import { words } from '../../../platform/texts/texts.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';
import { pricesInWords } from './price-list-words.ts';

/** Price lists of other funeral homes, as a family was told them. Its number is made by the caller, once for each plan. */
export const planPriceLists = pgTable(
  'plan_price_lists',
  {
    planId: idOfPlan(),
    id: ownNumber(uuid('id').notNull()),
    version: ownNumber(integer('version').notNull()),
    home: exported(text('home').notNull(), words('Funeral home', 'price list')),
    phone: exported(text('phone').notNull(), words('Its phone', 'price list')),
    askedOn: exported(date('asked_on'), words('Told or printed on', 'price list'), aDay),
    spokenWith: exported(text('spoken_with').notNull(), words('Whom you spoke with')),
    prices: told(jsonb('prices').$type<ListedPrice[]>().notNull(), words('Prices', 'price list'), pricesInWords),
    otherRows: exported(text('other_rows').array().notNull(), words('Other rows of the list')),
    note: exported(text('note').notNull(), words('Note', 'price list')),
    createdAt: exported(instant('created_at').notNull(), words('Written down', 'price list')),
    updatedAt: exported(instant('updated_at').notNull(), words('Last changed', 'price list')),
  },
  (table) => [
    primaryKey({ name: 'plan_price_lists_pkey', columns: [table.planId, table.id] }),
    check('plan_price_lists_version', sql`${table.version} > 0`),
  ],
);

personalTable(planPriceLists, {
  title: words('Price lists of other funeral homes'),
  of: ofOwnPlans(planPriceLists.planId),
  leaving: 'deleted',
});
