// What a plan is made of, what it costs, and what a change of it means. No database here.

import type { PackageTier } from '@evenlight/contract/catalogue';
import {
  asDollarText,
  estimateOf,
  type PricedLine,
  standingOf,
  sumsOfAdjustments,
} from '@evenlight/contract/estimates';
import type { Adjustment } from '@evenlight/contract/plan-lines';
import type { PlanChange } from '@evenlight/contract/plan-versions';
import type { Plan, PlanDetails, PlanStatus } from '@evenlight/contract/plans';
import type { FaithTradition, PackagedTradition, ServiceType } from '@evenlight/contract/traditions';
import { eachTranslation, type Translations } from '@evenlight/contract/translations';
import { arePricedAlike, type Way, type WayAgreement, wayOfService } from '@evenlight/contract/ways';
import { toldWayAsked } from './adjustments/way-asked.ts';
import { ofItsPackage, type Translated } from './spoken.ts';

/** What was chosen from the catalogue. */
export type Packaged = Pick<ChosenPackage, 'faithTradition' | 'packageTradition' | 'packageTier' | 'way'>;

type Told = Packaged & Pick<Plan, 'pricedWay' | 'isPriceSettled'>;

/** The same package belongs to the same tradition: its rites and words go with it. */
function isSamePackage(told: Told, wanted: Packaged): boolean {
  return isSameTier(told, wanted) && arePricedAlike(told.pricedWay, wanted.way, told.packageTradition);
}

/** Once something is paid, another way alone leaves the lines as they are until our team has answered about them. */
export function staysAsTold(told: Told, wanted: Packaged): boolean {
  return told.isPriceSettled ? isSameTier(told, wanted) : isSamePackage(told, wanted);
}

function isSameTier(told: Packaged, wanted: Packaged): boolean {
  return (
    told.packageTier === wanted.packageTier &&
    told.packageTradition === wanted.packageTradition &&
    told.faithTradition === wanted.faithTradition
  );
}

/** As the house knows it: in the first language, with what was told in others beside it. */
export type KnownPlan = Omit<Plan, 'lines'> & Translated & { lines: PricedLine[] };

export type ChosenPackage = Translated & {
  faithTradition: FaithTradition;
  packageTradition: PackagedTradition;
  packageTier: PackageTier;
  packageName: string;
  way: Way;
  serviceType: ServiceType;
};

type ChosenVenue = { id: string; name: string; cents: number };
type KeptAdjustment = Pick<Adjustment, 'id' | 'description' | 'cents' | 'state' | 'way'>;

/** A plan as it stood at one version, whole, so that any two versions can be compared. */
export type PlanSnapshot = Omit<PlanDetails, 'calledName' | 'wayAgreed'> &
  Omit<ChosenPackage, 'translations' | 'way'> & {
    /** Versions from before there were any have none of these. */
    calledName?: string;
    way?: Way;
    wayAgreed?: WayAgreement | null;
    translations?: Translations;
    lines: PricedLine[];
    venue: ChosenVenue | null;
    isArchived: boolean;
    /** Left out while nobody has said so. */
    serviceHasBeen?: true;
    /** Versions from before there were any have none. */
    adjustments?: KeptAdjustment[];
    /** 'requested', or 'blocked' with day and hour. */
    schedule?: string | null;
    /** Who agreed to a day that is not customary. */
    clergyConsent?: string | null;
  };

/** A venue is a line of its own with a price that everybody sees: after a payment it only alters what is left to pay. */
export function mayChangeVenue(status: PlanStatus): boolean {
  return status !== 'completed';
}

export function areSameLines(before: readonly PricedLine[], after: readonly PricedLine[]): boolean {
  const written = (lines: readonly PricedLine[]) =>
    lines
      .map(({ item, name, kind, cents, isDeclined }) => [item, name, kind, cents, isDeclined].join('\n'))
      .join('\n\n');
  return written(before) === written(after);
}

/** Versions from before families were asked know the kind of service only. */
export function wayIn({ way, serviceType, packageTradition }: PlanSnapshot): Way {
  return way ?? wayOfService(serviceType, packageTradition);
}

/** Which package a plan has, without the rest of it. */
export function packageOf(plan: ChosenPackage): ChosenPackage {
  const { faithTradition, packageTradition, packageTier, packageName, way, serviceType } = plan;
  const translations = ofItsPackage(plan);
  return { faithTradition, packageTradition, packageTier, packageName, way, serviceType, translations };
}

const compared: readonly (keyof PlanSnapshot)[] = [
  'title',
  'planIntent',
  'faithTradition',
  'branch',
  'way',
  'wayAgreed',
  'packageTradition',
  'packageTier',
  'packageName',
  'budget',
  'personName',
  'calledName',
  'relation',
  'dateOfBirth',
  'dateOfDeath',
  'afterSunset',
  'serviceDate',
  'serviceHasBeen',
  'schedule',
  'clergyConsent',
  'isArchived',
];

/** What changed from one version to the next, in the order people think of it. */
export function changesBetween(before: PlanSnapshot | null, after: PlanSnapshot): Change[] {
  if (!before) return [{ field: 'plan', before: null, after: after.title, ...wordsOfPackage('title', null, after) }];
  const changes = compared
    .map((field) => ({ field, before: asText(valueIn(before, field)), after: asText(valueIn(after, field)) }))
    .filter((change) => change.before !== change.after)
    .map((change) => ({ ...change, ...wordsOfPackage(change.field, before, after) }));
  return [
    ...changes,
    ...changedLines(before, after),
    ...changedVenue(before, after),
    ...changedAdjustments(before, after),
    ...changedTotal(before, after),
  ];
}

/** How it reads in other languages, where our own words have changed. */
type Change = PlanChange & { translations?: Translations };

/** A title is of our words as long as it is the name of the package. */
function wordsOfPackage(field: string, before: PlanSnapshot | null, after: PlanSnapshot) {
  const isOurs = (snapshot: PlanSnapshot) => snapshot.title === snapshot.packageName;
  if (field !== 'packageName' && !(field === 'title' && [before ?? after, after].every(isOurs))) return {};
  const said = (snapshot: PlanSnapshot | null) => snapshot?.translations ?? {};
  const languages = new Set([...Object.keys(said(before)), ...Object.keys(said(after))]);
  const words = [...languages].map((language) => [
    language,
    { before: said(before)[language]?.packageName, after: said(after)[language]?.packageName },
  ]);
  return { translations: Object.fromEntries(words) };
}

function changedLines(before: PlanSnapshot, after: PlanSnapshot): Change[] {
  const namesOf = (which: (line: PricedLine) => boolean) => (snapshot: PlanSnapshot) =>
    snapshot.lines.filter(which).map(({ name, translations = {} }) => ({ name, translations }));
  // What is a choice is added by being chosen; leaving it be declines nothing.
  const addons = namesOf(
    ({ source, isChoice, isDeclined }) => source === 'addon' || (isChoice === true && !isDeclined),
  );
  const declined = namesOf((line) => standingOf(line) === 'declined');
  return [
    ...addedAndRemoved('addon', addons(before), addons(after)),
    ...addedAndRemoved('declinedLine', declined(before), declined(after)),
  ];
}

type Named = Pick<PricedLine, 'name' | 'translations'>;

function addedAndRemoved(field: string, before: readonly Named[], after: readonly Named[]): Change[] {
  const missingIn = (others: readonly Named[]) => (line: Named) => !others.some(({ name }) => name === line.name);
  return [
    ...before
      .filter(missingIn(after))
      .map((gone) => ({ field, before: gone.name, after: null, ...wordsOf(gone, 'before') })),
    ...after
      .filter(missingIn(before))
      .map((come) => ({ field, before: null, after: come.name, ...wordsOf(come, 'after') })),
  ];
}

/** Nothing for what is the family's own. */
function wordsOf({ translations }: Named, when: 'before' | 'after') {
  return translations ? { translations: eachTranslation(translations, ({ name }) => ({ [when]: name })) } : {};
}

function changedVenue(before: PlanSnapshot, after: PlanSnapshot): PlanChange[] {
  if (before.venue?.id === after.venue?.id) return [];
  return [{ field: 'venue', before: before.venue?.name ?? null, after: after.venue?.name ?? null }];
}

/** `adjustment` for one that was asked for or taken back; `adjustmentConfirmed` and `adjustmentDeclined` for answers. */
function changedAdjustments(before: PlanSnapshot, after: PlanSnapshot): Change[] {
  const [old, now] = [before.adjustments ?? [], after.adjustments ?? []];
  const inWords = ({ description, cents, way }: KeptAdjustment) =>
    way ? description : `${description} (${asDollarText(cents)})`;
  const answers = now.flatMap((adjustment) => {
    const was = old.find(({ id }) => id === adjustment.id)?.state;
    if (was !== 'requested' || adjustment.state === 'requested') return [];
    const field = adjustment.state === 'confirmed' ? 'adjustmentConfirmed' : 'adjustmentDeclined';
    const { way } = adjustment;
    const { translations } = way ? toldWayAsked(way) : {};
    const told = translations && eachTranslation(translations, ({ description }) => ({ after: description }));
    return [{ field, before: null, after: inWords(adjustment), ...(told ? { translations: told } : {}) }];
  });
  // That a way was asked about is told by the way itself.
  const named = (all: readonly KeptAdjustment[]) =>
    all.filter(({ way }) => way === undefined).map((adjustment) => ({ name: inWords(adjustment) }));
  return [...addedAndRemoved('adjustment', named(old), named(now)), ...answers];
}

function changedTotal(before: PlanSnapshot, after: PlanSnapshot): PlanChange[] {
  const totals = { before: asDollarText(totalOf(before)), after: asDollarText(totalOf(after)) };
  return totals.before === totals.after ? [] : [{ field: 'totalCost', ...totals }];
}

function totalOf({ lines, venue, adjustments = [] }: PlanSnapshot): number {
  const adjustmentCents = sumsOfAdjustments(adjustments).confirmedCents;
  return estimateOf(lines, { venueCents: venue?.cents ?? 0, adjustmentCents }).totalCents;
}

function valueIn(snapshot: PlanSnapshot, field: keyof PlanSnapshot) {
  return field === 'way' ? wayIn(snapshot) : snapshot[field];
}

function asText(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value);
}
