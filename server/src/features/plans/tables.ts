import { lineKinds, packageTiers } from '@evenlight/contract/catalogue';
import { standingOf } from '@evenlight/contract/estimates';
import { planStatuses } from '@evenlight/contract/plans';
import { faithTraditions, packagedTraditions, planIntents, serviceTypes } from '@evenlight/contract/traditions';
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
import { exported, ofTheReader, opened, ownNumber } from '../../platform/personal-data/columns.ts';
import type { Person } from '../../platform/personal-data/coverage.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { ownerId, users } from '../accounts/tables.ts';
import { venues } from '../venues/tables.ts';
import type { PlanSnapshot } from './rules.ts';
import { statementWords } from './statement/statement-words.ts';

export const planNumber = { en: 'Number of the plan', es: 'Número del plan' };
export const venueTitle = { en: 'Venues you chose', es: 'Lugares que eligió' };
const kinds = {
  service: { en: 'Service', es: 'Servicio' },
  merchandise: { en: 'Merchandise', es: 'Artículo' },
  'cash-advance': { en: 'Paid on to others', es: 'Pagado a terceros' },
};
const tiers = {
  basic: { en: 'Basic', es: 'Básico' },
  premium: { en: 'Premium', es: 'Premium' },
  legacy: { en: 'Legacy', es: 'Legado' },
};
const states = {
  draft: { en: 'Draft', es: 'Borrador' },
  active: { en: 'Active', es: 'Activo' },
  'in-progress': { en: 'In progress', es: 'En curso' },
  completed: { en: 'Completed', es: 'Completado' },
};
const choices = {
  chosen: { en: 'Chosen', es: 'Elegido' },
  'not-chosen': { en: statementWords.en.choiceLeft, es: statementWords.es.choiceLeft },
};

type Line = { isChoice: boolean; isDeclined: boolean };

/** Whether a line that is a choice was chosen; false where there is none to make. */
function choiceIn(_: Keys, line: Line): keyof typeof choices | false {
  if (!line.isChoice) return false;
  return standingOf(line) === 'taken' ? 'chosen' : 'not-chosen';
}
const otherLanguages = { en: 'The same in other languages', es: 'Lo mismo en otros idiomas' };
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
      { en: 'Plan number', es: 'Número del plan' },
    ),
    title: exported(text('title').notNull(), { en: 'Title', es: 'Título' }),
    planIntent: exported(
      text('plan_intent', { enum: planIntents }),
      { en: 'Situation', es: 'Situación' },
      {
        'at-need': { en: 'Somebody has died', es: 'Alguien ha muerto' },
        'plan-ahead': { en: 'Planning ahead', es: 'Planificación anticipada' },
      },
    ),
    faithTradition: exported(text('faith_tradition', { enum: faithTraditions }).notNull(), {
      en: 'Tradition',
      es: 'Tradición',
    }),
    branch: exported(text('branch').notNull(), { en: 'Branch', es: 'Rama' }),
    packageTradition: exported(text('package_tradition', { enum: packagedTraditions }).notNull(), {
      en: 'Tradition of the package',
      es: 'Tradición del paquete',
    }),
    packageTier: exported(text('package_tier', { enum: packageTiers }).notNull(), { en: 'Tier', es: 'Nivel' }, tiers),
    packageName: exported(text('package_name').notNull(), { en: 'Package', es: 'Paquete' }),
    /** Of the package's name, as it was told. */
    translations: exported(translations(), otherLanguages),
    serviceType: exported(text('service_type', { enum: serviceTypes }).notNull(), {
      en: 'Kind of service',
      es: 'Tipo de servicio',
    }),
    budgetCents: exported(integer('budget_cents'), { en: 'Budget in cents', es: 'Presupuesto en centavos' }),
    personName: exported(text('person_name').notNull(), { en: 'For', es: 'Para' }),
    relation: exported(text('relation').notNull(), { en: 'Who they are to you', es: 'Quién es para usted' }),
    dateOfBirth: exported(date('date_of_birth'), { en: 'Born', es: 'Nacimiento' }),
    dateOfDeath: exported(date('date_of_death'), { en: 'Died', es: 'Fallecimiento' }),
    afterSunset: exported(boolean('after_sunset'), { en: 'After sunset', es: 'Después de la puesta del sol' }),
    serviceDate: exported(date('service_date'), { en: 'Day of the service', es: 'Día del servicio' }),
    /** The family said that the service has been on that day; a day that was wished for only goes by. */
    serviceHasBeen: exported(boolean('service_has_been').notNull().default(false), {
      en: 'The service has been',
      es: 'El servicio ya tuvo lugar',
    }),
    /** What the team settled on when it closed the plan. */
    finalCents: exported(integer('final_cents'), { en: 'Final price in cents', es: 'Precio final en centavos' }),
    status: exported(text('status', { enum: planStatuses }).notNull(), { en: 'State', es: 'Estado' }, states),
    /** Since when something is paid for it; null again when everything went back. */
    priceSettledAt: exported(instant('price_settled_at'), { en: 'Price settled', es: 'Precio acordado' }),
    version: exported(integer('version').notNull(), { en: 'Version', es: 'Versión' }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Saved', es: 'Guardado' }),
    updatedAt: exported(instant('updated_at').notNull(), { en: 'Last changed', es: 'Última modificación' }),
    archivedAt: exported(instant('archived_at'), { en: 'Put away', es: 'Archivado' }),
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

personalTable(plans, {
  title: { en: 'Your plans', es: 'Sus planes' },
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
    source: exported(
      text('source', { enum: LINE_SOURCES }).notNull(),
      { en: 'From', es: 'De' },
      { package: { en: 'The package', es: 'El paquete' }, addon: { en: 'An add-on', es: 'Un extra' } },
    ),
    name: exported(text('name').notNull(), { en: 'Line', es: 'Línea' }),
    kind: exported(text('kind', { enum: lineKinds }).notNull(), { en: 'Kind', es: 'Tipo' }, kinds),
    cents: exported(integer('cents').notNull(), { en: 'Price in cents', es: 'Precio en centavos' }),
    canDecline: exported(boolean('can_decline').notNull(), { en: 'May be declined', es: 'Se puede rechazar' }),
    isDeclined: opened(
      boolean('is_declined').notNull(),
      { en: 'Declined', es: 'Rechazada' },
      (_: Keys, line: Line) => standingOf(line) === 'declined',
    ),
    /** Left out until the family chooses it. */
    isChoice: opened(
      boolean('is_choice').notNull().default(false),
      { en: 'Only if chosen', es: 'Solo si se elige' },
      choiceIn,
      choices,
    ),
    /** The price was an example that came with the product when the family saw it, and nothing is charged for it. */
    isExample: exported(boolean('is_example').notNull().default(false), {
      en: 'Only an example price',
      es: 'Solo un precio de ejemplo',
    }),
    /** As they were told. */
    translations: exported(translations(), otherLanguages),
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
  title: { en: 'What your plans are made of', es: 'De qué constan sus planes' },
  of: ofOwnPlans(planLines.planId),
  leaving: 'deleted',
});

/** Who changed what: each version as a whole, so that any two can be compared. */
export const planVersions = pgTable(
  'plan_versions',
  {
    planId: idOfPlan(),
    version: exported(integer('version').notNull(), { en: 'Version', es: 'Versión' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    at: exported(instant('at').notNull(), { en: 'When', es: 'Cuándo' }),
    snapshot: exported(jsonb('snapshot').$type<PlanSnapshot>().notNull(), {
      en: 'The plan as it was then',
      es: 'El plan tal como era',
    }),
    /** What its author said about the change. */
    description: exported(text('description').notNull().default(''), {
      en: 'What was said about it',
      es: 'Lo que se dijo al respecto',
    }),
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
  title: { en: 'How your plans came to be', es: 'Cómo llegaron a ser sus planes' },
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
