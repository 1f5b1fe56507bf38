// The tables that the measured reads touch, as models of an ORM, the way its manual shows. What a column holds is told by
// our own tables.
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  type DataType,
  DataTypes,
  type Model,
  type ModelAttributeColumnOptions,
  type ModelCtor,
  Sequelize,
} from 'sequelize';
import { sessions, users } from '../../server/src/features/accounts/tables.ts';
import { memorialContributions } from '../../server/src/features/memorials/collaboration/tables.ts';
import { memorialEvents } from '../../server/src/features/memorials/events/tables.ts';
import { guestbookEntries } from '../../server/src/features/memorials/guestbook/tables.ts';
import { memorialPhotos, memorials } from '../../server/src/features/memorials/tables.ts';
import { planAdjustments } from '../../server/src/features/plans/adjustments/tables.ts';
import { clergyConsents, planSchedules } from '../../server/src/features/plans/scheduling/tables.ts';
import { planLines, plans, venueSelections } from '../../server/src/features/plans/tables.ts';
import { vendors } from '../../server/src/features/vendors/tables.ts';
import { venueDays, venues } from '../../server/src/features/venues/tables.ts';
import type { SocketAddress } from '../tools/open-owner.ts';

const { UUID, TEXT, INTEGER, SMALLINT, BOOLEAN, DATE, DATEONLY, ARRAY, DOUBLE, DECIMAL, BLOB } = DataTypes;

const id = { type: UUID, primaryKey: true };
const planId = { type: UUID, primaryKey: true };

type Instance<Row extends object> = Model<Row> & Row;
type ColumnOf = DataType | ModelAttributeColumnOptions;
/** What is read of a model, without the model. */
export type RowOf<Kind> = Kind extends ModelCtor<Instance<infer Row>> ? Row : never;
export type Models = ReturnType<typeof openModels>;

/** `Associated` is what a read may include besides the model's own columns. */
function definerOf<Associated extends object>(sequelize: Sequelize) {
  return <Table extends PgTable, Name extends keyof Table['$inferSelect']>(
    name: string,
    table: Table,
    columns: Record<Name, ColumnOf>,
  ) => {
    type Row = Pick<Table['$inferSelect'], Name>;
    return sequelize.define<Instance<Row & Associated>, Row>(name, columns, { tableName: getTableName(table) });
  };
}

/** `address` is where PostgreSQL listens: the same database that our server uses. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of models, as that library wants them
export function openModels({ host, port, user, database }: SocketAddress) {
  const sequelize = new Sequelize(database, user, '', {
    dialect: 'postgres',
    host,
    port,
    logging: false,
    pool: { max: 10, min: 2 },
    define: { timestamps: false, underscored: true, freezeTableName: true },
  });
  const define = definerOf<object>(sequelize);

  const User = define('User', users, { id, role: TEXT });
  const Session = define('Session', sessions, {
    id,
    userId: UUID,
    tokenHash: BLOB,
    createdAt: DATE,
    lastSeenAt: DATE,
    endedAt: DATE,
  });
  Session.belongsTo(User, { foreignKey: 'userId' });

  const Venue = define('Venue', venues, {
    id,
    name: TEXT,
    type: TEXT,
    address: TEXT,
    location: TEXT,
    description: TEXT,
    capacity: INTEGER,
    rating: DECIMAL,
    reviews: INTEGER,
    amenities: ARRAY(TEXT),
    faithTraditions: ARRAY(TEXT),
    latitude: DOUBLE,
    longitude: DOUBLE,
    minCents: INTEGER,
    maxCents: INTEGER,
    isSample: BOOLEAN,
    isListed: BOOLEAN,
  });
  const Vendor = define('Vendor', vendors, {
    id,
    name: TEXT,
    category: TEXT,
    description: TEXT,
    location: TEXT,
    phone: TEXT,
    email: TEXT,
    website: TEXT,
    image: TEXT,
    specialties: ARRAY(TEXT),
    faithTraditions: ARRAY(TEXT),
    minCents: INTEGER,
    maxCents: INTEGER,
    priceNote: TEXT,
    businessType: TEXT,
    hours: TEXT,
    licenseNumber: TEXT,
    licenseCheckedOn: DATEONLY,
    isVerified: BOOLEAN,
    isFeatured: BOOLEAN,
    isSample: BOOLEAN,
    isListed: BOOLEAN,
    createdAt: DATE,
    rating: DECIMAL,
    reviewCount: INTEGER,
    completedJobs: INTEGER,
    responseMinutes: INTEGER,
  });
  return { User, Session, Venue, Vendor, ...planModels(sequelize, Venue), ...memorialModels(sequelize) };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of models, as that library wants them
function planModels<Venue extends Model>(sequelize: Sequelize, Venue: ModelCtor<Venue>) {
  const define = definerOf<object>(sequelize);
  const PlanLine = define('PlanLine', planLines, {
    planId,
    position: { type: SMALLINT, primaryKey: true },
    item: TEXT,
    source: TEXT,
    name: TEXT,
    kind: TEXT,
    cents: INTEGER,
    canDecline: BOOLEAN,
    isDeclined: BOOLEAN,
  });
  const PlanAdjustment = define('PlanAdjustment', planAdjustments, {
    id,
    planId: UUID,
    description: TEXT,
    cents: INTEGER,
    state: TEXT,
    requestedAt: DATE,
    decidedAt: DATE,
    note: TEXT,
  });
  const VenueSelection = definerOf<{ venue: Venue }>(sequelize)('VenueSelection', venueSelections, {
    planId,
    venueId: UUID,
    selectedCents: INTEGER,
  });
  const VenueDay = define('VenueDay', venueDays, {
    venueId: { type: UUID, primaryKey: true },
    day: { type: DATEONLY, primaryKey: true },
    planId: UUID,
    heldUntil: DATE,
  });
  const PlanSchedule = define('PlanSchedule', planSchedules, {
    planId,
    mode: TEXT,
    day: DATEONLY,
    startMinute: SMALLINT,
    wishedDays: TEXT,
    note: TEXT,
    at: DATE,
    answeredAt: DATE,
  });
  const ClergyConsent = define('ClergyConsent', clergyConsents, {
    planId,
    day: { type: DATEONLY, primaryKey: true },
    refusal: TEXT,
    clergyName: TEXT,
    at: DATE,
  });
  /** What a plan may be read with, by the names of its associations below. */
  type OfPlan = {
    lines: RowOf<typeof PlanLine>[];
    adjustments: RowOf<typeof PlanAdjustment>[];
    selection: RowOf<typeof VenueSelection> | null;
    days: RowOf<typeof VenueDay>[];
    schedule: RowOf<typeof PlanSchedule> | null;
    consents: RowOf<typeof ClergyConsent>[];
  };
  const Plan = definerOf<OfPlan>(sequelize)('Plan', plans, {
    id,
    userId: UUID,
    number: TEXT,
    title: TEXT,
    planIntent: TEXT,
    faithTradition: TEXT,
    branch: TEXT,
    packageTradition: TEXT,
    packageTier: TEXT,
    packageName: TEXT,
    serviceType: TEXT,
    budgetCents: INTEGER,
    personName: TEXT,
    relation: TEXT,
    dateOfBirth: DATEONLY,
    dateOfDeath: DATEONLY,
    afterSunset: BOOLEAN,
    serviceDate: DATEONLY,
    serviceHasBeen: BOOLEAN,
    finalCents: INTEGER,
    priceSettledAt: DATE,
    status: TEXT,
    version: INTEGER,
    createdAt: DATE,
    updatedAt: DATE,
    archivedAt: DATE,
  });
  Plan.hasMany(PlanLine, { foreignKey: 'planId', as: 'lines' });
  Plan.hasMany(PlanAdjustment, { foreignKey: 'planId', as: 'adjustments' });
  Plan.hasOne(VenueSelection, { foreignKey: 'planId', as: 'selection' });
  Plan.hasMany(VenueDay, { foreignKey: 'planId', as: 'days' });
  Plan.hasOne(PlanSchedule, { foreignKey: 'planId', as: 'schedule' });
  Plan.hasMany(ClergyConsent, { foreignKey: 'planId', as: 'consents' });
  VenueSelection.belongsTo(Venue, { foreignKey: 'venueId', as: 'venue' });
  return { Plan, PlanLine, PlanAdjustment, VenueSelection, VenueDay, PlanSchedule, ClergyConsent };
}

function memorialModels(sequelize: Sequelize) {
  const define = definerOf<object>(sequelize);
  const Memorial = define('Memorial', memorials, {
    id: { type: INTEGER, primaryKey: true },
    fullName: TEXT,
    birthDate: DATEONLY,
    deathDate: DATEONLY,
    biography: TEXT,
    privacy: TEXT,
    look: TEXT,
    slug: TEXT,
    createdAt: DATE,
    publishedAt: DATE,
    deletedAt: DATE,
    closedAt: DATE,
    portraitId: UUID,
  });
  const Photo = define('Photo', memorialPhotos, {
    id,
    memorialId: INTEGER,
    key: TEXT,
    place: TEXT,
    caption: TEXT,
    takenOn: DATEONLY,
    position: INTEGER,
    width: INTEGER,
    height: INTEGER,
    credit: TEXT,
  });
  const Entry = define('Entry', guestbookEntries, { id, memorialId: INTEGER, state: TEXT });
  const Gathering = define('Gathering', memorialEvents, {
    id,
    memorialId: INTEGER,
    title: TEXT,
    eventDate: DATE,
    isPublic: BOOLEAN,
    canceledAt: DATE,
  });
  const Contribution = define('Contribution', memorialContributions, {
    id,
    memorialId: INTEGER,
    contributionType: TEXT,
    status: TEXT,
    title: TEXT,
    content: TEXT,
    credit: TEXT,
    decidedAt: DATE,
  });
  return { Memorial, Photo, Entry, Gathering, Contribution };
}
