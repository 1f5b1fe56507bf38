// What makes a catalogue sound, and how it lies in the tables.
import { centsOf, isWithinCap, packageTiers } from '@evenlight/contract/catalogue';
import { faithTraditions } from '@evenlight/contract/traditions';
import { CatalogueFile } from './catalogue-file.ts';
import type { LinePart } from './line-parts.ts';
import type { Rows } from './store.ts';

/** `Torah Dedication` becomes `torah-dedication`: the same words, the same id. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

type FilePackage = CatalogueFile['packages'][number];
type FileAddon = CatalogueFile['addons'][number];

type Known = { [Field in 'tradition' | 'way' | 'tier']?: FilePackage[Field] | null };
/** `hindu-basic`, and `simple-cremation` for what is the same in every tradition. */
export const packageIdOf = ({ tradition, way, tier }: Known) => (tradition ? `${tradition}-${tier}` : `${tier}-${way}`);
export const addonIdOf = ({ tradition, name }: Pick<FileAddon, 'tradition' | 'name'>) =>
  slugOf(tradition ? `${tradition} ${name}` : name);

/** Everything that is wrong with it, as sentences for whoever wrote the file. */
export function faultsIn({ packages, addons }: CatalogueFile): string[] {
  return [
    ...repeated(packages.map(packageIdOf)).map((id) => `There are two packages for ${id}.`),
    ...packages.flatMap(faultsOfPackage),
    ...faithTraditions.flatMap((tradition) =>
      packageTiers.flatMap((tier) =>
        repeated(
          addons
            .filter((addon) => !addon.tradition || addon.tradition === tradition)
            .filter((addon) => !addon.tier || addon.tier === tier)
            .filter(({ dollars }) => isWithinCap(dollars, tier))
            .map(({ name }) => name),
        ).map((name) => `Two add-ons of ${tradition} ${tier} are called ${name}; a plan knows them by name.`),
      ),
    ),
    ...repeated(addons.map(addonIdOf)).map((id) => `Two add-ons have the id ${id}.`),
  ];
}

function faultsOfPackage(offer: FilePackage): string[] {
  const id = packageIdOf(offer);
  const isOfTradition = offer.tradition !== undefined && offer.way === undefined && offer.tier !== 'simple';
  const isSimple = offer.tradition === undefined && offer.way !== undefined && offer.tier === 'simple';
  const sum = offer.lines.reduce((cents, { dollars, isChoice }) => cents + (isChoice ? 0 : centsOf(dollars)), 0);
  const covered = offer.lines.flatMap(({ covers }) => covers);
  return [
    ...(isOfTradition || isSimple
      ? []
      : [`${id} needs a tradition; a simple offer has the tier simple and a way instead.`]),
    ...(sum === centsOf(offer.dollars)
      ? []
      : [`The lines of ${id} sum to $${sum / 100}, and its price is $${offer.dollars}.`]),
    ...(offer.lines.every(({ canDecline }) => canDecline)
      ? [`${id} has no line for basic services, which is the one that cannot be declined.`]
      : []),
    ...offer.lines
      .filter(({ isChoice, canDecline }) => isChoice && !canDecline)
      .map(({ name }) => `${name} in ${id} is a choice, and so it can be declined.`),
    ...repeated(offer.lines.map(({ name }) => slugOf(name))).map((line) => `${id} has two lines called ${line}.`),
    ...covered
      .filter((place) => place > offer.features.length)
      .map((place) => `${id} has no feature ${place} for a line to pay for.`),
  ];
}

function repeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, place) => words.indexOf(word) !== place))];
}

/** What somebody of ours has written is no example any more. */
export function asRows({ packages, addons }: CatalogueFile) {
  return {
    packages: packages.map((offer, position) => ({
      id: packageIdOf(offer),
      position,
      priceCents: centsOf(offer.dollars),
      tradition: offer.tradition ?? null,
      way: offer.way ?? null,
      tier: offer.tier,
      name: offer.name,
      description: offer.description,
      serviceType: offer.serviceType,
      isPopular: offer.isPopular,
      features: offer.features,
      isListed: offer.isListed,
      isExample: false,
      ...(offer.translations ? { translations: offer.translations } : {}),
    })),
    lines: packages.flatMap((offer) =>
      offer.lines.map(({ name, kind, dollars, canDecline, isChoice, covers, part, translations }, position) => ({
        id: `${packageIdOf(offer)}.${slugOf(name)}`,
        packageId: packageIdOf(offer),
        position,
        name,
        kind,
        priceCents: centsOf(dollars),
        canDecline,
        isChoice,
        covers: covers.map((place) => place - 1),
        ...(part ? { part } : {}),
        ...(translations ? { translations } : {}),
      })),
    ),
    addons: addons.map((addon, position) => ({
      id: addonIdOf(addon),
      position,
      priceCents: centsOf(addon.dollars),
      name: addon.name,
      description: addon.description,
      category: addon.category,
      kind: addon.kind,
      tradition: addon.tradition ?? null,
      tier: addon.tier ?? null,
      includedIn: addon.includedIn,
      notCustomaryFor: addon.notCustomaryFor,
      ...(addon.part ? { part: addon.part } : {}),
      notes: addon.notes,
      isListed: addon.isListed,
      isExample: false,
      ...(addon.translations ? { translations: addon.translations } : {}),
    })),
  };
}

export function asFile({ packages, lines, addons }: Rows): CatalogueFile {
  return CatalogueFile.parse({
    packages: packages.map(({ tradition, way, ...offer }) => ({
      ...offer,
      ...(tradition ? { tradition } : {}),
      ...(way ? { way } : {}),
      dollars: offer.priceCents / 100,
      lines: lines.filter(({ packageId }) => packageId === offer.id).map(lineAsFile),
    })),
    addons: addons.map(({ priceCents, tradition, tier, ...addon }) => ({
      ...addon,
      dollars: priceCents / 100,
      ...(tradition ? { tradition } : {}),
      ...(tier ? { tier } : {}),
    })),
  });
}

function lineAsFile(line: Rows['lines'][number]) {
  return { ...line, dollars: line.priceCents / 100, covers: line.covers.map((place) => place + 1) };
}

/** What a line or an add-on is for stays, unless it is said anew. */
export function withPartsOf(before: Rows, after: Rows): Rows {
  const partsFrom = <R extends { id: string; part?: LinePart | undefined }>(
    former: readonly R[],
    rows: readonly R[],
  ) => {
    const known = new Map(former.map(({ id, part }) => [id, part]));
    return rows.map((row) => ({ ...row, part: row.part ?? known.get(row.id) }));
  };
  return { ...after, lines: partsFrom(before.lines, after.lines), addons: partsFrom(before.addons, after.addons) };
}
