import type { Addon, Package, PackageLine, PackageTier } from '@evenlight/contract/catalogue';
import type { FaithTradition } from '@evenlight/contract/traditions';
import { eachTranslation, type Translations, type Words } from '@evenlight/contract/translations';
import { wayOfService } from '@evenlight/contract/ways';
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { LinePart } from './line-parts.ts';
import { addons, packageLines, packages } from './tables.ts';

type Which = { tradition?: FaithTradition | undefined; tier?: PackageTier | undefined };

/** Lines and all in one look, so that no change can come between a package and what it is made of. */
type StoredLine = Omit<PackageLine, 'price'> & { cents: number; part: LinePart; translations: Translations };
const linesOfPackage = sql<StoredLine[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'kind', kind, 'cents', price_cents,
    'canDecline', can_decline, 'isChoice', is_choice, 'covers', covers, 'part', part, 'translations', translations) order by position), '[]')
  from package_lines where package_lines.package_id = packages.id)`;

export function packagesOf(db: Db, { tradition, tier }: Which): Promise<Offer[]> {
  // No package is for 'other', and so none is found.
  const isOfTradition = tradition ? sql`${packages.tradition} = ${tradition}` : isNotNull(packages.tradition);
  return offersWhere(db, and(isOfTradition, tier ? eq(packages.tier, tier) : undefined));
}

export function simpleOffers(db: Db): Promise<Offer[]> {
  return offersWhere(db, isNull(packages.tradition));
}

async function offersWhere(db: Db, which: SQL | undefined): Promise<Offer[]> {
  const found = await db
    .select({ offer: packages, lines: linesOfPackage })
    .from(packages)
    .where(and(which, eq(packages.isListed, true)))
    .orderBy(asc(packages.position));
  return found.map(({ offer, lines }) =>
    packageAsWire(
      offer,
      lines.map(({ cents, ...line }) => ({ ...line, priceCents: cents })),
    ),
  );
}

type Translated = { translations?: Translations };
type PackageRow = Omit<typeof packages.$inferSelect, 'isListed' | 'position' | 'translations'> & Translated;
type LineRow = Omit<PackageLine, 'price' | 'isChoice'> & {
  priceCents: number;
  isChoice?: boolean | undefined;
  part?: LinePart | undefined;
} & Translated;
/** In the first language, with its translations beside, and with what each line is for. */
export type Offer = Omit<Package, 'lines'> & { translations: Translations; lines: OfferLine[] };
export type OfferLine = PackageLine & { translations: Translations; part: LinePart };

export function packageAsWire(offer: PackageRow, lines: readonly LineRow[]): Offer {
  const { id, name, tier, description, serviceType, features, translations = {} } = offer;
  return {
    id,
    name,
    tier,
    description,
    serviceType,
    features,
    translations,
    ...madeFor(offer),
    price: offer.priceCents / 100,
    popular: offer.isPopular,
    ...(offer.isExample ? { isExample: true } : {}),
    lines: lines.map(({ priceCents, isChoice = false, part = 'any', translations = {}, ...line }) => ({
      id: line.id,
      name: line.name,
      kind: line.kind,
      canDecline: line.canDecline,
      isChoice,
      covers: line.covers,
      part,
      price: priceCents / 100,
      translations,
    })),
  };
}

/** A simple offer belongs to whoever asks; until then it reads as one of a family without a tradition. */
function madeFor({ tradition, way, serviceType }: PackageRow): Pick<Package, 'faithTradition' | 'way'> {
  const faithTradition = tradition ?? 'secular';
  return { faithTradition, way: way ?? wayOfService(serviceType, faithTradition) };
}

/** What goes with a tradition and a tier, whatever it costs; caps are a rule. */
export async function addonsOf(db: Db, { tradition, tier }: Which) {
  const found = await db
    .select()
    .from(addons)
    .where(
      and(
        tradition ? or(isNull(addons.tradition), eq(addons.tradition, tradition)) : undefined,
        tier ? or(isNull(addons.tier), eq(addons.tier, tier)) : undefined,
        eq(addons.isListed, true),
      ),
    )
    .orderBy(asc(addons.position));
  return found.map((addon) => ({ addon: addonAsWire(addon, { tradition, tier }), part: addon.part }));
}

type AddonRow = Omit<typeof addons.$inferSelect, 'isListed' | 'part' | 'position' | 'tier' | 'translations'> &
  Translated;
/** In the first language, with its translations beside. */
export type OfferedAddon = Addon & { translations: Translations };

export function addonAsWire(addon: AddonRow, { tradition, tier }: Which): OfferedAddon {
  const { id, name, description, category, kind, notes, translations = {} } = addon;
  return {
    id,
    name,
    description,
    category,
    kind,
    price: addon.priceCents / 100,
    isOfTradition: addon.tradition !== null,
    isIncluded: tier !== undefined && addon.includedIn.includes(tier),
    isCustomary: !tradition || !addon.notCustomaryFor.includes(tradition),
    note: (tradition && notes[tradition]) ?? null,
    translations: eachTranslation(translations, ({ notes, ...said }) => ({
      ...said,
      note: wordsFor(tradition, notes),
    })),
    ...(addon.isExample ? { isExample: true } : {}),
  };
}

function wordsFor(tradition: FaithTradition | undefined, notes: Words | undefined): string | undefined {
  return tradition && new Map<string, string | undefined>(Object.entries(notes ?? {})).get(tradition);
}

export async function hasCatalogue(db: Db): Promise<boolean> {
  const [first] = await db.select({ id: packages.id }).from(packages).limit(1);
  return first !== undefined;
}

export async function hasSimpleOffers(db: Db): Promise<boolean> {
  return (await db.$count(packages, isNull(packages.tradition))) > 0;
}

export type Rows = {
  packages: (typeof packages.$inferInsert)[];
  lines: (typeof packageLines.$inferInsert)[];
  addons: (typeof addons.$inferInsert)[];
};

export async function replaceCatalogue(db: Db, rows: Rows): Promise<void> {
  await db.delete(packages);
  await db.delete(addons);
  if (rows.packages.length > 0) await db.insert(packages).values(rows.packages);
  if (rows.lines.length > 0) await db.insert(packageLines).values(rows.lines);
  if (rows.addons.length > 0) await db.insert(addons).values(rows.addons);
}

/** Adds packages and add-ons, or brings them up to date; the others stay. */
export async function keepInCatalogue(db: Db, rows: Rows): Promise<void> {
  for (const { id, ...fields } of rows.packages) {
    await db
      .insert(packages)
      .values({ id, ...fields })
      .onConflictDoUpdate({ target: packages.id, set: fields });
    await db.delete(packageLines).where(eq(packageLines.packageId, id));
  }
  if (rows.lines.length > 0) await db.insert(packageLines).values(rows.lines);
  for (const { id, ...fields } of rows.addons)
    await db
      .insert(addons)
      .values({ id, ...fields })
      .onConflictDoUpdate({ target: addons.id, set: fields });
}

export async function keepTranslations(db: Db, rows: Rows): Promise<void> {
  for (const { id, translations } of rows.packages)
    await db.update(packages).set({ translations }).where(eq(packages.id, id));
  for (const { id, packageId, translations } of rows.lines)
    await db
      .update(packageLines)
      .set({ translations })
      .where(and(eq(packageLines.packageId, packageId), eq(packageLines.id, id)));
  for (const { id, translations } of rows.addons)
    await db.update(addons).set({ translations }).where(eq(addons.id, id));
}

/** Whether anything is offered for a price that nobody of ours has confirmed. */
export async function hasExamples(db: Db): Promise<boolean> {
  const isOffered = ({ isExample, isListed }: typeof packages | typeof addons) =>
    and(eq(isExample, true), eq(isListed, true));
  const [found] = await db
    .select({ id: packages.id })
    .from(packages)
    .where(isOffered(packages))
    .union(db.select({ id: addons.id }).from(addons).where(isOffered(addons)))
    .limit(1);
  return found !== undefined;
}

/** Everything as it stands is ours from now on. Answers how many rows were examples. */
export async function confirmExamples(db: Db): Promise<number> {
  const confirmedPackages = await db.update(packages).set({ isExample: false }).where(eq(packages.isExample, true));
  const confirmedAddons = await db.update(addons).set({ isExample: false }).where(eq(addons.isExample, true));
  return (confirmedPackages.rowCount ?? 0) + (confirmedAddons.rowCount ?? 0);
}

/** The rows as they are, to be written into a file. */
export async function catalogueRows(db: Db): Promise<Rows> {
  return {
    packages: await db.select().from(packages).orderBy(asc(packages.position)),
    lines: await db.select().from(packageLines).orderBy(asc(packageLines.position)),
    addons: await db.select().from(addons).orderBy(asc(addons.position)),
  };
}
