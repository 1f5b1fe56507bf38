import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { venues } from '../venues/tables.ts';
import type { PlanSnapshot } from './rules.ts';

export const plans = pgTable(
  'plans',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the wish that made it, so that the same wish makes no second plan. */
    saveKey: uuid('save_key'),
    title: text('title').notNull(),
    planIntent: text('plan_intent'),
    faithTradition: text('faith_tradition').notNull(),
    branch: text('branch').notNull(),
    packageTradition: text('package_tradition').notNull(),
    packageTier: text('package_tier').notNull(),
    packageName: text('package_name').notNull(),
    serviceType: text('service_type').notNull(),
    budgetCents: integer('budget_cents'),
    personName: text('person_name').notNull(),
    relation: text('relation').notNull(),
    dateOfBirth: date('date_of_birth'),
    dateOfDeath: date('date_of_death'),
    afterSunset: boolean('after_sunset'),
    serviceDate: date('service_date'),
    /** What the team settled on when it closed the plan. */
    finalCents: integer('final_cents'),
    status: text('status').notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    unique('plans_save_key').on(table.userId, table.saveKey),
    check('plans_status', sql`${table.status} in ('draft', 'active', 'in-progress', 'completed')`),
    check('plans_intent', sql`${table.planIntent} in ('at-need', 'plan-ahead')`),
    index('plans_user').on(table.userId, table.createdAt),
  ],
);

/** The prices a family was told, line by line. They stand when the catalogue changes. */
export const planLines = pgTable(
  'plan_lines',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** The catalogue's own word for it. */
    item: text('item').notNull(),
    source: text('source').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    cents: integer('cents').notNull(),
    canDecline: boolean('can_decline').notNull(),
    isDeclined: boolean('is_declined').notNull(),
  },
  (table) => [
    primaryKey({ name: 'plan_lines_pkey', columns: [table.planId, table.position] }),
    check('plan_lines_source', sql`${table.source} in ('package', 'addon')`),
    check('plan_lines_kind', sql`${table.kind} in ('service', 'merchandise', 'cash-advance')`),
    check('plan_lines_cents', sql`${table.cents} >= 0`),
    check('plan_lines_declined', sql`${table.canDecline} or not ${table.isDeclined}`),
  ],
);

/** Who changed what: each version as a whole, so that any two can be compared. */
export const planVersions = pgTable(
  'plan_versions',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    snapshot: jsonb('snapshot').$type<PlanSnapshot>().notNull(),
  },
  (table) => [primaryKey({ name: 'plan_versions_pkey', columns: [table.planId, table.version] })],
);

export const venueSelections = pgTable(
  'venue_selections',
  {
    planId: uuid('plan_id')
      .primaryKey()
      .references(() => plans.id, { onDelete: 'cascade' }),
    venueId: uuid('venue_id')
      .notNull()
      .references(() => venues.id),
    /** The venue's lowest price when it was chosen. */
    selectedCents: integer('selected_cents').notNull(),
    status: text('status').notNull(),
    selectedAt: instant('selected_at').notNull(),
  },
  (table) => [check('venue_selections_status', sql`${table.status} in ('pending', 'confirmed')`)],
);

/** An unfinished plan, one for each person, whichever device they use. */
export const planningDrafts = pgTable('planning_drafts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  draft: jsonb('draft').notNull(),
  revision: integer('revision').notNull(),
  savedAt: instant('saved_at').notNull(),
});
