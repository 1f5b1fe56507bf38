// The tables that the measured reads touch, as models of an ORM, the way its manual shows.
import { DataTypes, Sequelize } from 'sequelize';

const { UUID, TEXT, INTEGER, SMALLINT, BOOLEAN, DATE, DATEONLY, ARRAY, DOUBLE, DECIMAL, BLOB } = DataTypes;

/** `address` is where PostgreSQL listens: the same database that our server uses. */
export function openModels({ host, port, user, database }) {
  const sequelize = new Sequelize(database, user, '', {
    dialect: 'postgres',
    host,
    port,
    logging: false,
    pool: { max: 10, min: 2 },
    define: { timestamps: false, underscored: true, freezeTableName: true },
  });
  const id = { type: UUID, primaryKey: true };
  const define = (name, table, columns) => sequelize.define(name, columns, { tableName: table });

  const User = define('User', 'users', { id, role: TEXT });
  const Session = define('Session', 'sessions', {
    id,
    userId: UUID,
    tokenHash: BLOB,
    createdAt: DATE,
    lastSeenAt: DATE,
    endedAt: DATE,
  });
  Session.belongsTo(User, { foreignKey: 'userId' });

  const Venue = define('Venue', 'venues', {
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
  const Vendor = define('Vendor', 'vendors', {
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
  const plans = planModels({ define, id, Venue });
  const memorials = memorialModels({ define, id });
  return { sequelize, User, Session, Venue, Vendor, ...plans, ...memorials };
}

function planModels({ define, id, Venue }) {
  const planId = { type: UUID, primaryKey: true };
  const Plan = define('Plan', 'plans', {
    id,
    userId: UUID,
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
    finalCents: INTEGER,
    status: TEXT,
    version: INTEGER,
    createdAt: DATE,
    updatedAt: DATE,
    archivedAt: DATE,
  });
  const PlanLine = define('PlanLine', 'plan_lines', {
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
  const PlanAdjustment = define('PlanAdjustment', 'plan_adjustments', {
    id,
    planId: UUID,
    description: TEXT,
    cents: INTEGER,
    state: TEXT,
    requestedAt: DATE,
    decidedAt: DATE,
    note: TEXT,
  });
  const VenueSelection = define('VenueSelection', 'venue_selections', {
    planId,
    venueId: UUID,
    selectedCents: INTEGER,
  });
  const VenueDay = define('VenueDay', 'venue_days', {
    venueId: { type: UUID, primaryKey: true },
    day: { type: DATEONLY, primaryKey: true },
    planId: UUID,
    heldUntil: DATE,
  });
  const PlanSchedule = define('PlanSchedule', 'plan_schedules', {
    planId,
    mode: TEXT,
    day: DATEONLY,
    startMinute: SMALLINT,
    wishedDays: TEXT,
    note: TEXT,
    at: DATE,
    answeredAt: DATE,
  });
  const ClergyConsent = define('ClergyConsent', 'clergy_consents', {
    planId,
    day: { type: DATEONLY, primaryKey: true },
    refusal: TEXT,
    clergyName: TEXT,
    at: DATE,
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

function memorialModels({ define, id }) {
  const Memorial = define('Memorial', 'memorials', {
    id: { type: INTEGER, primaryKey: true },
    fullName: TEXT,
    birthDate: DATEONLY,
    deathDate: DATEONLY,
    biography: TEXT,
    privacy: TEXT,
    look: TEXT,
    isCollaborative: BOOLEAN,
    slug: TEXT,
    createdAt: DATE,
    publishedAt: DATE,
    deletedAt: DATE,
    closedAt: DATE,
    portraitId: UUID,
  });
  const Photo = define('Photo', 'memorial_photos', {
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
  const Entry = define('Entry', 'guestbook_entries', { id, memorialId: INTEGER, state: TEXT });
  const Gathering = define('Gathering', 'memorial_events', {
    id,
    memorialId: INTEGER,
    title: TEXT,
    eventDate: DATE,
    isPublic: BOOLEAN,
    canceledAt: DATE,
  });
  const Contribution = define('Contribution', 'memorial_contributions', {
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
