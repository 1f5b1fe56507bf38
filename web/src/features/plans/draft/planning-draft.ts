// What can be chosen while planning, and what each choice takes away again. No screen and no storage here.
import { type Addon, knownName, type Package, type PackageLine, unchosenLines } from '@evenlight/contract/catalogue';
import { PlanningDraft } from '@evenlight/contract/drafts';
import { type FaithTradition, hasPackages, type PackagedTradition } from '@evenlight/contract/traditions';
import { suitsTradition, type Venue } from '@evenlight/contract/venues';
import type { Way } from '@evenlight/contract/ways';

/** Something that a choice has taken out. The branch goes by its own word, everything else by name where it is known. */
export type Removed = { what: 'package' | 'addon' | 'venue' | 'branch' | 'date'; name: string };

export type Change = { draft: PlanningDraft; removed: Removed[] };

/** What the screen knows about the things a draft only names. */
export type Known = { chosen?: Package | undefined; offered?: Offered; venue?: Venue | undefined };

export function emptyDraft(id: string): PlanningDraft {
  return {
    id,
    planIntent: null,
    personName: '',
    calledName: '',
    relation: '',
    way: null,
    wayAgreed: null,
    faithTradition: null,
    branch: '',
    packageTradition: null,
    packageTier: null,
    declinedLines: [],
    chosenLines: [],
    venueId: null,
    serviceDate: null,
    addons: [],
    budget: null,
  };
}

export function isSameDraft(one: PlanningDraft, other: PlanningDraft): boolean {
  return PlanningDraft.keyof().options.every((field) => isSameValue(one[field], other[field]));
}

type Value = PlanningDraft[keyof PlanningDraft];

function isSameValue(one: Value, other: Value): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

export function isEmpty(draft: PlanningDraft): boolean {
  return isSameDraft(draft, emptyDraft(draft.id));
}

/** Whose packages are offered: one's own, or for a tradition without any, those of the one to start from. */
export function packagesFrom(
  draft: Pick<PlanningDraft, 'faithTradition' | 'packageTradition'>,
): PackagedTradition | null {
  const { faithTradition, packageTradition } = draft;
  if (faithTradition === null) return null;
  return hasPackages(faithTradition) ? faithTradition : packageTradition;
}

/** A simple offer is known by its way as well: there may be several. */
export function isChosen(offer: Package, { packageTier, way }: Pick<PlanningDraft, 'packageTier' | 'way'>): boolean {
  return offer.tier === packageTier && (offer.tier !== 'simple' || offer.way === way);
}

export const withoutPackage = { packageTier: null, declinedLines: [], chosenLines: [], addons: [] };

export function chooseTradition(draft: PlanningDraft, tradition: FaithTradition, known: Known = {}): Change {
  if (draft.faithTradition === tradition) return { draft, removed: [] };
  const { venue } = known;
  const isVenueUnfit = venue !== undefined && venue.id === draft.venueId && !suitsTradition(venue, tradition);
  return {
    draft: {
      ...draft,
      ...withoutPackage,
      faithTradition: tradition,
      branch: '',
      packageTradition: null,
      wayAgreed: null,
      ...(isVenueUnfit ? { venueId: null } : {}),
    },
    removed: [
      ...packageAndAddonsOf(draft, known),
      ...(isVenueUnfit ? [{ what: 'venue' as const, name: venue.name }] : []),
      ...(draft.branch ? [{ what: 'branch' as const, name: draft.branch }] : []),
    ],
  };
}

/** For families whose tradition has no packages: the one whose packages they start from. */
export function startFrom(draft: PlanningDraft, tradition: PackagedTradition, known: Known = {}): Change {
  if (draft.packageTradition === tradition) return { draft, removed: [] };
  return {
    draft: { ...draft, ...withoutPackage, packageTradition: tradition, wayAgreed: null },
    removed: packageAndAddonsOf(draft, known),
  };
}

/** Its prices are others from then on. A simple offer is made for its own way, and no other. */
export function chooseWay(draft: PlanningDraft, way: Way, known: Known = {}): Change {
  if (draft.way === way) return { draft, removed: [] };
  const isOfOldWay = draft.packageTier === 'simple';
  return {
    draft: { ...draft, ...(isOfOldWay ? withoutPackage : {}), way, wayAgreed: null },
    removed: isOfOldWay ? packageAndAddonsOf(draft, known) : [],
  };
}

function packageAndAddonsOf({ packageTier, addons }: PlanningDraft, { chosen, offered }: Known): Removed[] {
  return [
    ...(packageTier ? [{ what: 'package' as const, name: chosen?.name ?? '' }] : []),
    ...removedAddons(addons, offered),
  ];
}

/** What is offered with the new package; undefined while that is not known, and then nothing is taken away yet. */
type Offered = readonly Addon[] | undefined;

export function choosePackage(draft: PlanningDraft, next: Package, known: Known, offered: Offered): Change {
  const { chosen } = known;
  if (chosen?.id === next.id) return { draft, removed: [] };
  const [addons, gone] = splitByOffer(draft.addons, offered);
  const declinedLines = sameLinesIn(next, chosen, draft.declinedLines);
  const chosenLines = unchosenLines(next).filter((id) => !declinedLines.includes(id));
  const isOtherWay = next.tier === 'simple' && next.way !== draft.way;
  const ofItsWay = isOtherWay ? { way: next.way, wayAgreed: null } : {};
  return {
    draft: { ...draft, ...ofItsWay, packageTier: next.tier, declinedLines, chosenLines, addons },
    removed: removedAddons(gone, known.offered),
  };
}

/** As the family read them. */
function removedAddons(names: readonly string[], offered: Offered): Removed[] {
  return names.map((name) => {
    const addon = offered?.find((one) => knownName(one) === name);
    return { what: 'addon', name: addon?.name ?? name };
  });
}

function splitByOffer(names: readonly string[], offered: Offered): [kept: string[], gone: string[]] {
  if (!offered) return [[...names], []];
  const isOffered = (name: string) => offered.some((addon) => knownName(addon) === name);
  return [names.filter(isOffered), names.filter((name) => !isOffered(name))];
}

/** Whoever does without something in one package does without it in the next. */
function sameLinesIn(next: Package, before: Package | undefined, declined: readonly string[]): string[] {
  const names = before?.lines.filter(({ id }) => declined.includes(id)).map(knownName) ?? [];
  const isLeftOut = (line: PackageLine) =>
    line.canDecline &&
    (line.isChoice ? !isChosenIn(before, declined, knownName(line)) : names.includes(knownName(line)));
  return next.lines.filter(isLeftOut).map(({ id }) => id);
}

/** What is a choice has to be chosen once. */
function isChosenIn(offer: Package | undefined, declined: readonly string[], name: string): boolean {
  return offer?.lines.some((line) => knownName(line) === name && !declined.includes(line.id)) ?? false;
}

export function declineLine(draft: PlanningDraft, lineId: string, isDeclined: boolean): PlanningDraft {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== lineId);
  const [declined, chosen] = [without(draft.declinedLines), without(draft.chosenLines)];
  return isDeclined
    ? { ...draft, declinedLines: [...declined, lineId], chosenLines: chosen }
    : { ...draft, declinedLines: declined, chosenLines: [...chosen, lineId] };
}

export function toggleAddon(draft: PlanningDraft, name: string): PlanningDraft {
  const isChosen = draft.addons.includes(name);
  return { ...draft, addons: isChosen ? draft.addons.filter((other) => other !== name) : [...draft.addons, name] };
}

/** What is on offer today, as far as it is known. */
type Today = {
  packages?: readonly Package[] | undefined;
  addons?: Offered;
  /** The venue was looked for and is not there any more. */
  isVenueGone?: boolean;
  day: string;
};

/** A draft may be days old: whatever is no longer offered, or lies in the past, leaves it, and is named. */
export function withoutWhatIsGone(draft: PlanningDraft, today: Today): Change {
  const chosen = today.packages?.find((offer) => isChosen(offer, draft));
  const isPackageGone = today.packages !== undefined && draft.packageTier !== null && !chosen;
  const [addons, goneAddons] = splitByOffer(draft.addons, isPackageGone ? [] : today.addons);
  const isDatePast = draft.serviceDate !== null && draft.serviceDate < today.day;
  const isVenueGone = Boolean(today.isVenueGone) && draft.venueId !== null;
  const next: PlanningDraft = {
    ...draft,
    addons,
    packageTier: isPackageGone ? null : draft.packageTier,
    ...(isPackageGone ? { declinedLines: [], chosenLines: [] } : chosen ? linesToday(draft, chosen) : {}),
    ...(isDatePast ? { serviceDate: null } : {}),
    ...(isVenueGone ? { venueId: null } : {}),
  };
  if (isSameDraft(next, draft)) return { draft, removed: [] };
  return {
    draft: next,
    removed: [
      ...(isPackageGone ? [{ what: 'package' as const, name: '' }] : []),
      ...removedAddons(goneAddons, today.addons),
      ...(isVenueGone ? [{ what: 'venue' as const, name: '' }] : []),
      ...(isDatePast ? [{ what: 'date' as const, name: draft.serviceDate ?? '' }] : []),
    ],
  };
}

/** What cannot be declined any more is there again, and what is a choice is left out until somebody chooses it. */
function linesToday({ declinedLines, chosenLines }: PlanningDraft, { lines }: Package) {
  const choices = unchosenLines({ lines });
  const declinable = lines.filter(({ canDecline }) => canDecline).map(({ id }) => id);
  const unchosen = choices.filter((id) => declinable.includes(id) && !chosenLines.includes(id));
  return {
    declinedLines: [...new Set([...declinedLines.filter((id) => declinable.includes(id)), ...unchosen])],
    chosenLines: chosenLines.filter((id) => choices.includes(id)),
  };
}

/** A venue that was read only after another tradition was chosen. */
export function withoutUnfitVenue(draft: PlanningDraft, venue: Venue): Change {
  const { faithTradition, venueId } = draft;
  const isUnfit = faithTradition !== null && venue.id === venueId && !suitsTradition(venue, faithTradition);
  if (!isUnfit) return { draft, removed: [] };
  return { draft: { ...draft, venueId: null }, removed: [{ what: 'venue', name: venue.name }] };
}

/** The fields that a change touched, as they were: laid over a draft, they take the change back and nothing else. */
export function undoOf(before: PlanningDraft, after: PlanningDraft): Partial<PlanningDraft> {
  const touched = PlanningDraft.keyof().options.filter((field) => !isSameValue(before[field], after[field]));
  return Object.fromEntries(touched.map((field) => [field, before[field]]));
}
