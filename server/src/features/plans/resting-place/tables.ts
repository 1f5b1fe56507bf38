import {
  type AshesPart,
  ashesChoices,
  cemeteryChoices,
  containers,
  landKinds,
  openingStates,
  ownershipPaperStates,
  permissions,
  type RestTick,
  seaFroms,
  stoneChoices,
} from '@evenlight/contract/resting-places';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ownNumber, told } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';
import {
  ashesNames,
  cemeteryNames,
  containerNames,
  landNames,
  openingNames,
  ownershipPaperNames,
  partsInWords,
  permissionNames,
  seaNames,
  stoneNames,
  tickNames,
} from './resting-place-words.ts';

/** Where somebody will rest. Everything but the numbers is what the family wrote or chose. */
export const planRestingPlaces = pgTable(
  'plan_resting_places',
  {
    planId: idOfPlan().primaryKey(),
    version: ownNumber(integer('version').notNull()),
    cemetery: exported(text('cemetery', { enum: cemeteryChoices }).notNull(), words('Cemetery'), cemeteryNames),
    /** A vendor of our directory. Vendors stand higher up the ladder, and what was chosen keeps its name when one leaves. */
    cemeteryId: ownNumber(uuid('cemetery_id')),
    listedName: exported(text('listed_name').notNull(), words('Cemetery of our directory')),
    listedTown: exported(text('listed_town').notNull(), words('Its town')),
    cemeteryName: exported(text('cemetery_name').notNull(), words('Cemetery of the family')),
    cemeteryTown: exported(text('cemetery_town').notNull(), words('Its town')),
    plot: exported(text('plot').notNull(), words('Section and plot')),
    rightHolder: exported(text('right_holder').notNull(), words('Who holds the right of burial')),
    ownershipPaper: exported(
      text('ownership_paper', { enum: ownershipPaperStates }).notNull(),
      words('The deed'),
      ownershipPaperNames,
    ),
    opening: exported(
      text('opening', { enum: openingStates }).notNull(),
      words('Opening and closing of the grave'),
      openingNames,
    ),
    openingBy: exported(text('opening_by').notNull(), words('Who arranges it')),
    container: exported(text('container', { enum: containers }).notNull(), words('Around the casket'), containerNames),
    stone: exported(text('stone', { enum: stoneChoices }).notNull(), words('The stone'), stoneNames),
    ashes: exported(text('ashes', { enum: ashesChoices }).notNull(), words('The ashes'), ashesNames),
    keeper: exported(text('keeper').notNull(), words('Who keeps them')),
    homeAddress: exported(text('home_address').notNull(), words('Address of the home')),
    seaFrom: exported(text('sea_from', { enum: seaFroms }).notNull(), words('At sea, from where'), seaNames),
    waters: exported(text('waters').notNull(), words('Which waters')),
    landKind: exported(text('land_kind', { enum: landKinds }).notNull(), words('On which land'), landNames),
    landPlace: exported(text('land_place').notNull(), words('Name of the place')),
    permission: exported(
      text('permission', { enum: permissions }).notNull(),
      words('Permission of the owner'),
      permissionNames,
    ),
    country: exported(text('country').notNull(), words('Country')),
    carrier: exported(text('carrier').notNull(), words('Who takes them there')),
    parts: told(jsonb('parts').$type<AshesPart[]>().notNull(), words('Divided among'), partsInWords),
    done: exported(text('done').array().$type<RestTick[]>().notNull(), words('Seen to'), tickNames),
    note: exported(text('note').notNull(), words('Note', 'resting place')),
    updatedAt: exported(instant('updated_at').notNull(), words('Last changed', 'resting place')),
  },
  (table) => [
    check('plan_resting_places_version', sql`${table.version} > 0`),
    check('plan_resting_places_cemetery', oneOf(table.cemetery, cemeteryChoices)),
    check('plan_resting_places_ownership_paper', oneOf(table.ownershipPaper, ownershipPaperStates)),
    check('plan_resting_places_opening', oneOf(table.opening, openingStates)),
    check('plan_resting_places_container', oneOf(table.container, containers)),
    check('plan_resting_places_stone', oneOf(table.stone, stoneChoices)),
    check('plan_resting_places_ashes', oneOf(table.ashes, ashesChoices)),
    check('plan_resting_places_sea', oneOf(table.seaFrom, seaFroms)),
    check('plan_resting_places_land', oneOf(table.landKind, landKinds)),
    check('plan_resting_places_permission', oneOf(table.permission, permissions)),
  ],
);

personalTable(planRestingPlaces, {
  title: words('Where somebody of your plans will rest'),
  of: ofOwnPlans(planRestingPlaces.planId),
  leaving: 'deleted',
});
