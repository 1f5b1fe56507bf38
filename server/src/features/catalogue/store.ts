import type { AddonCategory, LineKind, PackageTier } from '@evenlight/contract/catalogue';
import type { FaithTradition, PackagedTradition, ServiceType } from '@evenlight/contract/traditions';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { addons, packageLines, packages } from './tables.ts';

type Which = { tradition?: FaithTradition | undefined; tier?: PackageTier | undefined };

export async function packagesOf(db: Db, { tradition, tier }: Which) {
  const found = await db
    .select()
    .from(packages)
    .where(and(tradition ? eq(packages.tradition, tradition) : undefined, tier ? eq(packages.tier, tier) : undefined))
    .orderBy(asc(packages.position));
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(packageLines)
    .where(inArray(packageLines.packageId, ids))
    .orderBy(asc(packageLines.position));
  const linesOf = Map.groupBy(lines, ({ packageId }) => packageId);
  return found.map(({ tradition, tier, serviceType, priceCents, isPopular, position: _, ...offer }) => ({
    ...offer,
    // The checks of the table hold them to these few words.
    tier: tier as PackageTier,
    serviceType: serviceType as ServiceType,
    faithTradition: tradition as PackagedTradition,
    price: priceCents / 100,
    popular: isPopular,
    lines: (linesOf.get(offer.id) ?? []).map(({ id, name, kind, priceCents, canDecline, covers }) => ({
      ...{ id, name, canDecline, covers },
      kind: kind as LineKind,
      price: priceCents / 100,
    })),
  }));
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
      ),
    )
    .orderBy(asc(addons.position));
  return found.map(({ priceCents, category, notCustomaryFor, notes, id, name, description, tradition: only }) => ({
    ...{ id, name, description },
    category: category as AddonCategory,
    price: priceCents / 100,
    isOfTradition: only !== null,
    isCustomary: !tradition || !notCustomaryFor.includes(tradition),
    note: (tradition && notes[tradition]) ?? null,
  }));
}

export async function hasCatalogue(db: Db): Promise<boolean> {
  const [first] = await db.select({ id: packages.id }).from(packages).limit(1);
  return first !== undefined;
}

type Rows = {
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

/** The rows as they are, to be written into a file. */
export async function catalogueRows(db: Db): Promise<Rows> {
  return {
    packages: await db.select().from(packages).orderBy(asc(packages.position)),
    lines: await db.select().from(packageLines).orderBy(asc(packageLines.position)),
    addons: await db.select().from(addons).orderBy(asc(addons.position)),
  };
}
