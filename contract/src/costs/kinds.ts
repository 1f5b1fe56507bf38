// What others charge besides our price, and which of it belongs to a plan.
import type { FactKey } from '../facts.ts';
import { isStoneAsked, placesOfAshes, type RestingPlaceWords } from '../resting-places.ts';
import type { FaithTradition, ServiceType } from '../traditions.ts';
import type { VendorCategory } from '../vendors/categories.ts';
import type { Way } from '../ways.ts';

/** In the order in which they are shown. */
export const costKinds = [
  'plot',
  'opening',
  'vault',
  'stone',
  'stone-setting',
  'crematory',
  'niche',
  'scattering',
  'copies',
  'permit',
  'letter',
  'clergy',
  'obituary',
  'flowers',
  'hall',
  'food',
  'travel',
  'music',
  'photographs',
  'transport',
  'supplies',
  'funeral-home',
  'counseling',
] as const;
export type CostKind = (typeof costKinds)[number];

/** The figure of others that says what such a thing costs. */
export const factOfKind: Partial<Record<CostKind, FactKey>> = {
  plot: 'cemetery.plot',
  opening: 'cemetery.opening',
  vault: 'vault',
  stone: 'stone.flat',
  'stone-setting': 'stone.setting',
  niche: 'cemetery.niche',
  crematory: 'cremation.crematory-charge',
  copies: 'copy.certified',
  permit: 'permit.disposition',
  letter: 'letter.non-contagious',
  clergy: 'clergy.honorarium',
};

/** A fee is the same for everybody, so that its figure counts without a word of the family. Prices differ from place to place. */
export const fees: readonly CostKind[] = ['copies', 'permit', 'letter'];

export const kindOfCategory: Record<VendorCategory, CostKind> = {
  'funeral-homes': 'funeral-home',
  clergy: 'clergy',
  florists: 'flowers',
  catering: 'food',
  photography: 'photographs',
  music: 'music',
  transportation: 'transport',
  crematorium: 'crematory',
  cemetery: 'plot',
  'ritual-supplies': 'supplies',
  'grief-counseling': 'counseling',
};

export type RestSaid = Pick<RestingPlaceWords, 'cemetery' | 'container' | 'ashes' | 'parts'>;
export type CostsOf = { way: Way; serviceType: ServiceType; faithTradition: FaithTradition; rest: RestSaid };

const always = ['copies', 'obituary', 'hall', 'food', 'travel'] as const;
/** Nobody goes to another country without them; where it has been already, the family says that they are not needed. */
const ofJourney = ['letter', 'transport'] as const;
const ofStone = ['stone', 'stone-setting'] as const;
/** Whoever has the body there sees to grave and crematory. */
const isElsewhere = (way: Way) => way === 'donation' || way === 'elsewhere';

/** What has to be thought of. What else is asked of vendors, or written down, joins it. */
export function expectedKinds({ way, serviceType, faithTradition, rest }: CostsOf): CostKind[] {
  const places = placesOfAshes(rest);
  const hasGrave = !isElsewhere(way) && serviceType === 'burial';
  const hasAshes = !isElsewhere(way) && serviceType === 'cremation';
  const isInGround = hasGrave || places.includes('grave');
  const isKnown = rest.ashes !== 'unknown';
  const expected = new Set<CostKind>([
    ...always,
    // The program that takes the body sees to the permit.
    ...(way === 'donation' ? [] : (['permit'] as const)),
    ...(way === 'elsewhere' ? ofJourney : []),
    ...(faithTradition === 'secular' ? [] : (['clergy'] as const)),
    ...(isInGround ? (['plot', 'opening'] as const) : []),
    ...(isInGround && isStoneAsked({ faithTradition }) ? ofStone : []),
    // Green ground takes none.
    ...(hasGrave && way !== 'green-burial' ? (['vault'] as const) : []),
    ...(hasAshes ? (['crematory'] as const) : []),
    ...((hasAshes && !isKnown) || places.includes('niche') ? (['niche'] as const) : []),
    ...(places.includes('sea') ? (['scattering'] as const) : []),
    // Jewish and Muslim families give to charity in place of flowers.
    ...(faithTradition === 'jewish' || faithTradition === 'muslim' ? [] : (['flowers'] as const)),
  ]);
  return costKinds.filter((kind) => expected.has(kind));
}

/** What the resting place makes needless. */
export function isNeedlessAt(kind: CostKind, { cemetery, container }: RestSaid): boolean {
  return (kind === 'plot' && cemetery === 'owned') || (kind === 'vault' && container === 'none');
}
