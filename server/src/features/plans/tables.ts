import { lineKinds, packageTiers } from '@evenlight/contract/catalogue';
import { deciderAnswers, standings, writtenDirections } from '@evenlight/contract/deciding';
import { adjustmentStates, planStatuses } from '@evenlight/contract/plans';
import { dayRefusals } from '@evenlight/contract/service-days';
import { faithTraditions, packagedTraditions, planIntents, serviceTypes } from '@evenlight/contract/traditions';
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
import { instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { venues } from '../venues/tables.ts';
import type { PlanSnapshot } from './rules.ts';

const LINE_SOURCES = ['package', 'addon'] as const;
const SELECTION_STATES = ['pending', 'confirmed'] as const;

export const plans = pgTable(
  'plans',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The idempotency key of the request that made it, so that the same request makes no second plan. */
    saveKey: uuid('save_key'),
    /** Short, for speaking and for papers; thrown by the database, with the signs of plan-numbers.ts. */
    number: text('number')
      .notNull()
      .default(
        sql`'EV-' || translate(substr(md5(gen_random_uuid()::text), 1, 6), '0123456789abcdef', '34679CDFGHJKMNPR')`,
      ),
    title: text('title').notNull(),
    planIntent: text('plan_intent', { enum: planIntents }),
    faithTradition: text('faith_tradition', { enum: faithTraditions }).notNull(),
    branch: text('branch').notNull(),
    packageTradition: text('package_tradition', { enum: packagedTraditions }).notNull(),
    packageTier: text('package_tier', { enum: packageTiers }).notNull(),
    packageName: text('package_name').notNull(),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    budgetCents: integer('budget_cents'),
    personName: text('person_name').notNull(),
    relation: text('relation').notNull(),
    dateOfBirth: date('date_of_birth'),
    dateOfDeath: date('date_of_death'),
    afterSunset: boolean('after_sunset'),
    serviceDate: date('service_date'),
    /** The family said that the service has been on that day; a day that was wished for only goes by. */
    serviceHasBeen: boolean('service_has_been').notNull().default(false),
    /** What the team settled on when it closed the plan. */
    finalCents: integer('final_cents'),
    status: text('status', { enum: planStatuses }).notNull(),
    /** Since when something is paid for it; null again when everything went back. */
    priceSettledAt: instant('price_settled_at'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    unique('plans_save_key').on(table.userId, table.saveKey),
    unique('plans_number').on(table.number),
    check('plans_status', oneOf(table.status, planStatuses)),
    check('plans_intent', oneOf(table.planIntent, planIntents)),
    check('plans_tradition', oneOf(table.faithTradition, faithTraditions)),
    check('plans_package_tradition', oneOf(table.packageTradition, packagedTraditions)),
    check('plans_package_tier', oneOf(table.packageTier, packageTiers)),
    check('plans_service_type', oneOf(table.serviceType, serviceTypes)),
    check('plans_budget', sql`${table.budgetCents} >= 0`),
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
    source: text('source', { enum: LINE_SOURCES }).notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: lineKinds }).notNull(),
    cents: integer('cents').notNull(),
    canDecline: boolean('can_decline').notNull(),
    isDeclined: boolean('is_declined').notNull(),
    /** Left out until the family chooses it. */
    isChoice: boolean('is_choice').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'plan_lines_pkey', columns: [table.planId, table.position] }),
    check('plan_lines_source', oneOf(table.source, LINE_SOURCES)),
    check('plan_lines_kind', oneOf(table.kind, lineKinds)),
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
    /** What its author said about the change. */
    description: text('description').notNull().default(''),
    /** The family's decision behind it. Its words lie sealed with it, and it may be gone: nothing is referenced. */
    decisionId: uuid('decision_id'),
  },
  (table) => [
    primaryKey({ name: 'plan_versions_pkey', columns: [table.planId, table.version] }),
    // For those from before, whose words are taken out in the background.
    index('plan_versions_decided')
      .on(table.planId, table.version)
      .where(sql`starts_with(description, 'The family decided: ')`),
    index('plan_versions_author').on(table.authorId),
  ],
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
    status: text('status', { enum: SELECTION_STATES }).notNull(),
    selectedAt: instant('selected_at').notNull(),
  },
  (table) => [
    check('venue_selections_status', oneOf(table.status, SELECTION_STATES)),
    check('venue_selections_cents', sql`${table.selectedCents} >= 0`),
    index('venue_selections_venue').on(table.venueId),
  ],
);

const SCHEDULE_MODES = ['blocked', 'requested'] as const;

/** What has been arranged about the date: booked by the family, or asked of our team. */
export const planSchedules = pgTable(
  'plan_schedules',
  {
    planId: uuid('plan_id')
      .primaryKey()
      .references(() => plans.id, { onDelete: 'cascade' }),
    mode: text('mode', { enum: SCHEDULE_MODES }).notNull(),
    /** For a booked date; the venue's own table keeps others away from it. */
    day: date('day'),
    /** Minutes from midnight; null while the hour is still to be agreed. */
    startMinute: smallint('start_minute'),
    wishedDays: text('wished_days').notNull(),
    note: text('note').notNull(),
    /** When it was booked, or asked for. */
    at: instant('at').notNull(),
    /** When our team has answered a request. */
    answeredAt: instant('answered_at'),
  },
  (table) => [
    check('plan_schedules_mode', oneOf(table.mode, SCHEDULE_MODES)),
    check('plan_schedules_day', sql`(${table.mode} = 'blocked') = (${table.day} is not null)`),
    check('plan_schedules_minute', sql`${table.startMinute} between 0 and 1439`),
  ],
);

/** That a family's clergy agreed to a day which the tradition would not have. Kept for each day it was said of. */
export const clergyConsents = pgTable(
  'clergy_consents',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    refusal: text('refusal', { enum: dayRefusals }).notNull(),
    /** Who agreed, in the family's words. */
    clergyName: text('clergy_name').notNull(),
    confirmedBy: uuid('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'clergy_consents_pkey', columns: [table.planId, table.day] }),
    check('clergy_consents_refusal', oneOf(table.refusal, dayRefusals)),
    index('clergy_consents_confirmer').on(table.confirmedBy),
  ],
);

/** Whether the person who died left directions about what should become of them. */
export const planDeciding = pgTable(
  'plan_deciding',
  {
    planId: uuid('plan_id')
      .primaryKey()
      .references(() => plans.id, { onDelete: 'cascade' }),
    directions: text('directions', { enum: writtenDirections }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('plan_deciding_directions', oneOf(table.directions, writtenDirections))],
);

/** Somebody who may have a say, and what they said. */
export const planDeciders = pgTable(
  'plan_deciders',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** The idempotency key of the request, so that the same person is written down once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    name: text('name').notNull(),
    standing: text('standing', { enum: standings }).notNull(),
    answer: text('answer', { enum: deciderAnswers }).notNull(),
    note: text('note').notNull(),
    answeredAt: instant('answered_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('plan_deciders_idempotency_key').on(table.planId, table.idempotencyKey),
    check('plan_deciders_standing', oneOf(table.standing, standings)),
    check('plan_deciders_answer', oneOf(table.answer, deciderAnswers)),
  ],
);

/** A change of the price that a family asked for, and what our team said. */
export const planAdjustments = pgTable(
  'plan_adjustments',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** The idempotency key of the request, so that the same request is written once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    description: text('description').notNull(),
    cents: integer('cents').notNull(),
    state: text('state', { enum: adjustmentStates }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    note: text('note').notNull(),
  },
  (table) => [
    unique('plan_adjustments_idempotency_key').on(table.planId, table.idempotencyKey),
    check('plan_adjustments_state', oneOf(table.state, adjustmentStates)),
    check('plan_adjustments_cents', sql`${table.cents} <> 0`),
    index('plan_adjustments_decider').on(table.decidedBy),
  ],
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
