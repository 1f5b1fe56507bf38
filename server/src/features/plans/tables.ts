import { lineKinds, packageTiers } from '@evenlight/contract/catalogue';
import { standingOf } from '@evenlight/contract/estimates';
import { planStatuses } from '@evenlight/contract/plans';
import { faithTraditions, packagedTraditions, planIntents, serviceTypes } from '@evenlight/contract/traditions';
import type { Translations } from '@evenlight/contract/translations';
import { wayAgreements, ways } from '@evenlight/contract/ways';
import { type Column, eq, sql } from 'drizzle-orm';
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
import { translations } from '../../platform/database/translations.ts';
import { exported, forPrograms, ofTheReader, opened, ownNumber, told } from '../../platform/personal-data/columns.ts';
import type { Person } from '../../platform/personal-data/coverage.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';
import { aPrice, sayEach, toldAs } from '../../platform/personal-data/said-values.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { inEveryLanguage, words } from '../../platform/texts/texts.ts';
import { ownerId, users } from '../accounts/tables.ts';
import { venues } from '../venues/tables.ts';
import { kinds, relationWords, states, tiers, wayNames } from './export-words.ts';
import type { PlanSnapshot } from './rules.ts';
import { ofItsPackage } from './spoken.ts';
import { statementWords } from './statement/statement-words.ts';

export const planNumber = words('Internal number of the plan');
export const venueTitle = words('Venues you chose');
const choices = {
  chosen: words('Chosen', 'plans export'),
  'not-chosen': inEveryLanguage((_, language) => statementWords[language].choiceLeft),
};

type Packaged = Parameters<typeof ofItsPackage>[0];
type Named = { name: string; translations: Translations };
type Line = { isChoice: boolean; isDeclined: boolean };

/** Whether a line that is a choice was chosen; false where there is none to make. */
function choiceIn(_: Keys, line: Line): keyof typeof choices | false {
  if (!line.isChoice) return false;
  return standingOf(line) === 'taken' ? 'chosen' : 'not-chosen';
}
const traditions = sayEach(faithTraditions, (tradition, language) => statementWords[language].traditions[tradition]);
const services = sayEach(serviceTypes, (service, language) => statementWords[language].serviceTypes[service]);

const nameOfPackage = (plan: Packaged) => toldAs('packageName', { ...plan, translations: ofItsPackage(plan) });
const LINE_SOURCES = ['package', 'addon'] as const;
const SELECTION_STATES = ['pending', 'confirmed'] as const;

export const plans = pgTable(
  'plans',
  {
    id: exported(uuid('id').primaryKey(), planNumber),
    userId: ownerId(),
    /** The idempotency key of the request that made it, so that the same request makes no second plan. */
    saveKey: ownNumber(uuid('save_key')),
    /** Short, for speaking and for papers; thrown by the database, with the signs of plan-numbers.ts. */
    number: exported(
      text('number')
        .notNull()
        .default(
          sql`'EV-' || translate(substr(md5(gen_random_uuid()::text), 1, 6), '0123456789abcdef', '34679CDFGHJKMNPR')`,
        ),
      words('Plan number', 'plans export'),
    ),
    title: told(text('title').notNull(), words('Title', 'plans export'), (plan: Packaged & { title: string }) =>
      plan.title === plan.packageName ? nameOfPackage(plan) : undefined,
    ),
    planIntent: exported(text('plan_intent', { enum: planIntents }), words('Situation', 'plans export'), {
      'at-need': words('Somebody has died'),
      'plan-ahead': words('Planning ahead', 'plans export'),
    }),
    faithTradition: exported(
      text('faith_tradition', { enum: faithTraditions }).notNull(),
      words('Tradition', 'plans export'),
      traditions,
    ),
    branch: exported(text('branch').notNull(), words('Branch', 'plans export')),
    packageTradition: exported(
      text('package_tradition', { enum: packagedTraditions }).notNull(),
      words('Tradition of the package'),
      traditions,
    ),
    packageTier: exported(text('package_tier', { enum: packageTiers }).notNull(), words('Tier', 'plans export'), tiers),
    packageName: told(text('package_name').notNull(), words('Package', 'plans export'), nameOfPackage),
    /** Of the package's name, as it was told. */
    translations: forPrograms(translations()),
    way: exported(
      text('way', { enum: ways }).notNull().default('undecided'),
      words('What happens with the body'),
      wayNames,
    ),
    /** The way that the lines are made for, while that is another one; null otherwise. */
    pricedWay: exported(text('priced_way', { enum: ways }), words('The lines are priced for'), wayNames),
    wayAgreed: exported(text('way_agreed', { enum: wayAgreements }), words('Who agreed to it'), {
      clergy: words('Your clergy'),
      family: words('The family'),
    }),
    /** It follows from the way. */
    serviceType: exported(text('service_type', { enum: serviceTypes }).notNull(), words('Kind of service'), services),
    budgetCents: exported(integer('budget_cents'), words('Budget', 'plans export'), aPrice),
    personName: exported(text('person_name').notNull(), words('For', 'plans export')),
    calledName: exported(text('called_name').notNull().default(''), words('You call them')),
    relation: exported(text('relation').notNull(), words('Who they are to you'), relationWords),
    dateOfBirth: exported(date('date_of_birth'), words('Born', 'plans export')),
    dateOfDeath: exported(date('date_of_death'), words('Died', 'plans export')),
    afterSunset: exported(boolean('after_sunset'), words('After sunset', 'plans export')),
    serviceDate: exported(date('service_date'), words('Day of the service')),
    /** The family said that the service has been on that day; a day that was wished for only goes by. */
    serviceHasBeen: exported(boolean('service_has_been').notNull().default(false), words('The service has been')),
    /** What the team settled on when it closed the plan. */
    finalCents: exported(integer('final_cents'), words('Final price'), aPrice),
    status: exported(text('status', { enum: planStatuses }).notNull(), words('State', 'plans export'), states),
    /** Since when something is paid for it; null again when everything went back. */
    priceSettledAt: exported(instant('price_settled_at'), words('Price settled', 'plans export')),
    version: exported(integer('version').notNull(), words('Version', 'plans export')),
    createdAt: exported(instant('created_at').notNull(), words('Saved', 'plans export')),
    updatedAt: exported(instant('updated_at').notNull(), words('Last changed', 'plans export')),
    archivedAt: exported(instant('archived_at'), words('Put away', 'plans export')),
  },
  (table) => [
    unique('plans_save_key').on(table.userId, table.saveKey),
    unique('plans_number').on(table.number),
    check('plans_status', oneOf(table.status, planStatuses)),
    check('plans_intent', oneOf(table.planIntent, planIntents)),
    check('plans_tradition', oneOf(table.faithTradition, faithTraditions)),
    check('plans_package_tradition', oneOf(table.packageTradition, packagedTraditions)),
    check('plans_package_tier', oneOf(table.packageTier, packageTiers)),
    check('plans_way', oneOf(table.way, ways)),
    check('plans_priced_way', oneOf(table.pricedWay, ways)),
    check('plans_way_agreed', oneOf(table.wayAgreed, wayAgreements)),
    check('plans_service_type', oneOf(table.serviceType, serviceTypes)),
    check('plans_budget', sql`${table.budgetCents} >= 0`),
    index('plans_user').on(table.userId, table.createdAt),
  ],
);

personalTable(plans, {
  title: words('Your plans', 'plans export'),
  of: ({ id }) => eq(plans.userId, id),
  leaving: 'deleted',
});

/** For what goes with its plan. */
export const idOfPlan = () =>
  exported(
    uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    planNumber,
  );

export const ofOwnPlans =
  (planId: Column) =>
  ({ id }: Person) =>
    sql`${planId} in (select ${plans.id} from ${plans} where ${plans.userId} = ${id})`;

/** The prices a family was told, line by line. They stand when the catalogue changes. */
export const planLines = pgTable(
  'plan_lines',
  {
    planId: idOfPlan(),
    position: ownNumber(smallint('position').notNull()),
    /** The catalogue's own word for it. */
    item: ownNumber(text('item').notNull()),
    source: exported(text('source', { enum: LINE_SOURCES }).notNull(), words('From', 'plans export'), {
      package: words('The package', 'plans export'),
      addon: words('An add-on', 'plans export'),
    }),
    name: told(text('name').notNull(), words('Line', 'plans export'), (line: Named) => toldAs('name', line)),
    kind: exported(text('kind', { enum: lineKinds }).notNull(), words('Kind', 'plans export'), kinds),
    cents: exported(integer('cents').notNull(), words('Price', 'plans export'), aPrice),
    canDecline: exported(boolean('can_decline').notNull(), words('May be declined')),
    isDeclined: opened(
      boolean('is_declined').notNull(),
      words('Declined', 'plans export'),
      (_: Keys, line: Line) => standingOf(line) === 'declined',
    ),
    /** Left out until the family chooses it. */
    isChoice: opened(boolean('is_choice').notNull().default(false), words('Only if chosen'), choiceIn, choices),
    /** The price was an example that came with the product when the family saw it, and nothing is charged for it. */
    isExample: exported(boolean('is_example').notNull().default(false), words('Only an example price')),
    /** As they were told. */
    translations: forPrograms(translations()),
  },
  (table) => [
    primaryKey({ name: 'plan_lines_pkey', columns: [table.planId, table.position] }),
    check('plan_lines_source', oneOf(table.source, LINE_SOURCES)),
    check('plan_lines_kind', oneOf(table.kind, lineKinds)),
    check('plan_lines_cents', sql`${table.cents} >= 0`),
    check('plan_lines_declined', sql`${table.canDecline} or not ${table.isDeclined}`),
  ],
);

personalTable(planLines, {
  title: words('What your plans are made of'),
  of: ofOwnPlans(planLines.planId),
  leaving: 'deleted',
});

/** Who changed what: each version as a whole, so that any two can be compared. */
export const planVersions = pgTable(
  'plan_versions',
  {
    planId: idOfPlan(),
    version: exported(integer('version').notNull(), words('Version', 'plans export')),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    at: exported(instant('at').notNull(), words('When', 'plans export')),
    snapshot: exported(jsonb('snapshot').$type<PlanSnapshot>().notNull(), words('The plan as it was then')),
    /** What its author said about the change. */
    description: exported(text('description').notNull().default(''), words('What was said about it')),
    /** The family's decision behind it. Its words lie sealed with it, and it may be gone: nothing is referenced. */
    decisionId: ownNumber(uuid('decision_id')),
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

personalTable(planVersions, {
  title: words('How your plans came to be'),
  of: ofOwnPlans(planVersions.planId),
  leaving: 'deleted',
});

export const venueSelections = pgTable(
  'venue_selections',
  {
    planId: ofTheReader(
      uuid('plan_id')
        .primaryKey()
        .references(() => plans.id, { onDelete: 'cascade' }),
    ),
    venueId: ofTheReader(
      uuid('venue_id')
        .notNull()
        .references(() => venues.id),
    ),
    /** The venue's lowest price when it was chosen. */
    selectedCents: ofTheReader(integer('selected_cents').notNull()),
    status: ofTheReader(text('status', { enum: SELECTION_STATES }).notNull()),
    selectedAt: ofTheReader(instant('selected_at').notNull()),
  },
  (table) => [
    check('venue_selections_status', oneOf(table.status, SELECTION_STATES)),
    check('venue_selections_cents', sql`${table.selectedCents} >= 0`),
    index('venue_selections_venue').on(table.venueId),
  ],
);

personalTable(venueSelections, {
  title: venueTitle,
  // Told by chosen-venues.ts, which knows the venue's name and the day.
  of: ofOwnPlans(venueSelections.planId),
  leaving: 'deleted',
});
