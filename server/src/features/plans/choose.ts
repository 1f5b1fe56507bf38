// Reads from the catalogue what a caller names. Every price comes from there or from what a family has seen before; none
// comes from the caller.
import type { PackageTier } from '@evenlight/contract/catalogue';
import { addonLine, type PricedLine, packageLines } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import {
  type FaithTradition,
  hasPackages,
  type PackagedTradition,
  type ServiceType,
} from '@evenlight/contract/traditions';
import type { Translations } from '@evenlight/contract/translations';
import { serviceTypeOf, type Way, wayOfService } from '@evenlight/contract/ways';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { findPackage, offeredAddons } from '../catalogue/offers.ts';
import type { Offer } from '../catalogue/store.ts';
import { type ChosenPackage, type KnownPlan, type Packaged, packageOf, staysAsTold } from './rules.ts';
import { translationsOfPackage } from './spoken.ts';

export type Choices = {
  faithTradition: FaithTradition;
  packageTradition?: PackagedTradition | null | undefined;
  packageTier: PackageTier;
  packageName?: string | undefined;
  way?: Way | undefined;
  serviceType?: ServiceType | undefined;
  /** By name. */
  addons: readonly string[];
  /** By id; undefined leaves a package as it is offered, or as it was told. */
  declinedLines?: readonly string[] | undefined;
};

export type Chosen = { chosen: ChosenPackage; lines: PricedLine[] };
type KnownPackage = Pick<KnownPlan, keyof ChosenPackage | 'lines' | 'pricedWay' | 'isPriceSettled'>;

/** A change names only what differs. */
export type ChangedChoices = { [Choice in keyof Choices]?: Choices[Choice] | undefined };

/** The rest is as the plan has it; the lines of one package say nothing about another. */
export function choicesAfter(before: Plan, changed: ChangedChoices): Choices {
  const faithTradition = changed.faithTradition ?? before.faithTradition;
  const isSameTradition = faithTradition === before.faithTradition;
  const packageTradition = changed.packageTradition ?? (isSameTradition ? before.packageTradition : null);
  const packageTier = changed.packageTier ?? before.packageTier;
  const way = wayAfter(before, { ...changed, faithTradition, packageTradition });
  const isKept =
    packageTradition !== null && staysAsTold(before, { faithTradition, packageTradition, packageTier, way });
  return {
    faithTradition,
    packageTradition,
    packageTier,
    packageName: changed.packageName,
    way,
    serviceType: changed.serviceType,
    addons: changed.addons ?? before.addons.map(({ name }) => name),
    declinedLines: changed.declinedLines ?? (isKept ? before.declinedLines : undefined),
  };
}

type SaidOfWay = Pick<Choices, 'way' | 'serviceType' | 'faithTradition' | 'packageTradition'>;

/** Of a kind of service only another one is another way: a green burial is a burial already. */
export function wayAfter(
  before: Pick<Plan, 'way' | 'packageTradition'>,
  { way, serviceType, ...said }: SaidOfWay,
): Way {
  if (way || !serviceType) return way ?? before.way;
  const tradition = traditionOfPackage(said) ?? before.packageTradition;
  return serviceTypeOf(before.way, tradition) === serviceType ? before.way : wayOfService(serviceType, tradition);
}

type SaidOfTradition = Pick<Choices, 'faithTradition' | 'packageTradition'>;

function traditionOfPackage({ faithTradition, packageTradition }: SaidOfTradition): PackagedTradition | null {
  return packageTradition ?? (hasPackages(faithTradition) ? faithTradition : null);
}

/**
 * What a family was told stands: a package it keeps is the one it was told, line by line, and so is every add-on it
 * keeps, whatever the catalogue says today. Only what is new in the plan is read from the catalogue, and what was told
 * as an example of a price, once there is a real one.
 */
export async function choose(db: Db, choices: Choices, told: KnownPackage | null = null): Promise<Chosen> {
  const { faithTradition, packageTier } = choices;
  const packageTradition = traditionOfPackage(choices);
  // Starting from another tradition's package is for families whose own has none.
  const isAllowed = !hasPackages(faithTradition) || packageTradition === faithTradition;
  if (!packageTradition || !isAllowed) throw noPackage();
  const wanted = { faithTradition, packageTradition, packageTier, way: wayOf(choices, packageTradition) };
  const kept = told && staysAsTold(told, wanted) ? told : null;
  const { chosen, lines } = kept
    ? await asTold(db, { ...kept, ...wayAndService(wanted) }, choices.declinedLines)
    : await fromCatalogue(db, wanted, (lines) =>
        withDeclined(lines, choices.declinedLines ?? declinedStill(told, wanted, lines)),
      );
  refuseContradictions(choices, chosen);
  const addons = await addonsNamed(db, choices.addons, wanted, { told, isKept: kept !== null });
  return { chosen, lines: [...lines, ...addons] };
}

/** What is said about the kind of service besides the way is never passed over in silence. */
function wayOf({ way, serviceType }: Choices, tradition: PackagedTradition): Way {
  if (!serviceType) return way ?? 'undecided';
  if (!way) return wayOfService(serviceType, tradition);
  refuseOtherServiceType(serviceType, { serviceType: serviceTypeOf(way, tradition) });
  return way;
}

function wayAndService({ way, packageTradition }: Packaged) {
  return { way, serviceType: serviceTypeOf(way, packageTradition) };
}

type Declined = Choices['declinedLines'];
type Decline = (lines: PricedLine[]) => PricedLine[];

async function fromCatalogue(db: Db, wanted: Packaged, decline: Decline): Promise<Chosen> {
  const offer = await offerFor(db, wanted);
  if (!offer) throw await whyNone(db, wanted);
  return asOffered(offer, wanted, decline);
}

/** The same package in another way has many of the same lines: what the family does without in one, it does in the other. */
function declinedStill(told: KnownPackage | null, wanted: Packaged, lines: readonly PricedLine[]): Declined {
  const isSame = told?.packageTradition === wanted.packageTradition && told.packageTier === wanted.packageTier;
  return isSame ? declinedAnew(told.lines, lines) : undefined;
}

async function asTold(db: Db, told: KnownPackage, declined: Declined): Promise<Chosen> {
  const lines = told.lines.filter(({ source }) => source === 'package');
  const isExample = lines.some((line) => line.isExample);
  const offer = isExample ? await offerFor(db, told) : null;
  if (!offer || offer.isExample) return { chosen: packageOf(told), lines: withDeclined(lines, declined) };
  return asOffered(offer, told, (now) => withDeclined(now, declinedAnew(withDeclined(lines, declined), now)));
}

/** What the catalogue has for it today. */
export function offerFor(db: Db, { packageTradition, packageTier, way }: Packaged): Promise<Offer | null> {
  return findPackage(db, { tradition: packageTradition, tier: packageTier, way });
}

async function whyNone(db: Db, wanted: Packaged): Promise<Problem> {
  const usual = wanted.packageTier === 'simple' ? null : await offerFor(db, { ...wanted, way: 'undecided' });
  return usual ? unusable({ way: 'Our packages do not hold this way. We plan it together with you' }) : noPackage();
}

function asOffered(offer: Offer, wanted: Packaged, decline: Decline): Chosen {
  const { faithTradition, packageTradition, packageTier } = wanted;
  const { name: packageName } = offer;
  const translations = translationsOfPackage(offer);
  const service = wayAndService(wanted);
  const chosen = { faithTradition, packageTradition, packageTier, packageName, ...service, translations };
  return { chosen, lines: decline(packageLines(offer)) };
}

/** What is no more, or has to be, cannot be declined; of the choices that are new since, nobody has chosen any. */
function declinedAnew(told: readonly PricedLine[], lines: readonly PricedLine[]): string[] {
  return lines
    .filter(({ item, canDecline, isDeclined }) => {
      const known = told.find((line) => line.item === item);
      return canDecline && (known?.isDeclined ?? isDeclined);
    })
    .map(({ item }) => item);
}

type Known = { told: KnownPackage | null; isKept: boolean };

async function addonsNamed(
  db: Db,
  addons: Choices['addons'],
  { packageTradition: tradition, packageTier: tier, way }: Packaged,
  { told, isKept }: Known,
): Promise<PricedLine[]> {
  const offered = (await offeredAddons(db, { tradition, tier, way })).map(addonLine);
  const before = told?.lines.filter(({ source }) => source === 'addon') ?? [];
  const chosen = addons.map((name, place) => {
    const known = before.find((line) => isNamed(line, name));
    const offer = offered.find((line) => isNamed(line, name));
    const isExampleNoMore = known?.isExample && offer && !offer.isExample;
    // With another package an add-on must be among what that one offers.
    const mayStay = (isKept || offer) && !isExampleNoMore;
    const line = (mayStay ? known : undefined) ?? offer;
    if (!line) throw unusable({ [`addons.${place}.name`]: 'This add-on is not offered with the chosen package' });
    return line;
  });
  // Named twice, in whatever spelling, is chosen once.
  return [...new Map(chosen.map((line) => [line.item, line])).values()];
}

function refuseContradictions({ packageName }: Choices, chosen: ChosenPackage) {
  if (packageName && !namesOfPackage(chosen).some((name) => isSameName(packageName, name)))
    throw unusable({ packageName: 'There is no package of this name for the tradition and tier' });
}

/** The kind of service follows from the way. */
export function refuseOtherServiceType(
  said: ServiceType | undefined,
  { serviceType }: Pick<ChosenPackage, 'serviceType'>,
): void {
  if (said && said !== serviceType) throw unusable({ serviceType: 'The plan is for another kind of service' });
}

function withDeclined(lines: readonly PricedLine[], declined: readonly string[] | undefined): PricedLine[] {
  if (!declined) return [...lines];
  const mayDecline = new Set(lines.filter(({ canDecline }) => canDecline).map(({ item }) => item));
  const place = declined.findIndex((item) => !mayDecline.has(item));
  if (place >= 0) throw unusable({ [`declinedLines.${place}`]: 'This line cannot be declined' });
  return lines.map((line) => ({ ...line, isDeclined: declined.includes(line.item) }));
}

/** Whoever read it in another language names it in that one. */
function isNamed({ name, translations = {} }: PricedLine, typed: string): boolean {
  return [name, ...wordsIn(translations, 'name')].some((known) => isSameName(typed, known));
}

export function namesOfPackage({ packageName, translations }: Pick<ChosenPackage, 'packageName' | 'translations'>) {
  return [packageName, ...wordsIn(translations, 'packageName')];
}

function wordsIn(translations: Translations, field: string): string[] {
  return Object.values(translations).flatMap((said) => {
    const word = said?.[field];
    return typeof word === 'string' ? [word] : [];
  });
}

/** A keyboard types ' where a page prints ’, and a thumb adds a space. */
function isSameName(typed: string, known: string): boolean {
  return typed.trim().replaceAll('’', "'") === known.replaceAll('’', "'");
}

function noPackage() {
  return unusable({ packageTier: 'Please select a service package' });
}

function unusable(fields: Record<string, string>) {
  return new Problem('request.invalid', { fields });
}
