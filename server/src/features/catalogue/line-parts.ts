// What a line of a package is for. By it the same package is made for another way: lines that this way does not know go,
// and those of the simple offer of that way come in their place.
import type { Way } from '@evenlight/contract/ways';

export const lineParts = [
  'any',
  'basic-services',
  'planning',
  'transfer',
  'body',
  'vehicle',
  'grave',
  'casket',
  'plain-casket',
  'crematory',
  'ashes',
  'urn',
  'permit',
] as const;
export type LinePart = (typeof lineParts)[number];

const ways = {
  grave: ['burial', 'green-burial'],
  ashes: ['cremation', 'water-cremation'],
} as const satisfies Record<string, readonly Way[]>;

const isOneOf = (way: Way, among: readonly Way[]) => among.includes(way);
const hasGrave = (way: Way) => isOneOf(way, ways.grave);
const hasAshes = (way: Way) => isOneOf(way, ways.ashes);
const isHere = (way: Way) => hasGrave(way) || hasAshes(way);
const isNever = () => false;

type Goes = (way: Way, own: Way) => boolean;

/** Whether a line of a package that is made for its own way belongs to the same package in another one. */
const goesWith: Record<LinePart, Goes> = {
  any: () => true,
  'basic-services': isHere,
  // What a memorial needs where others see to the body.
  planning: (way) => !isHere(way),
  transfer: isHere,
  // Rites and work that need the person to be present.
  body: isHere,
  vehicle: isHere,
  grave: hasGrave,
  casket: isNever,
  // Of wood alone, or cloth: it may lie in any ground.
  'plain-casket': hasGrave,
  crematory: isNever,
  ashes: hasAshes,
  urn: hasAshes,
  permit: (way, own) => (hasGrave(way) && hasGrave(own)) || (hasAshes(way) && hasAshes(own)),
};

/** What a package of this way cannot be without. */
export function partsOf(own: Way): LinePart[] {
  if (hasGrave(own)) return ['basic-services', 'grave', 'casket', 'permit'];
  return hasAshes(own) ? ['basic-services', 'crematory', 'casket', 'permit'] : ['planning'];
}

export const staysIn = (part: LinePart, way: Way, own: Way) => goesWith[part](way, own);

/** Two of these in one package would be the same thing twice. */
export const isSamePart = (one: LinePart, other: LinePart) => familyOf(one) === familyOf(other);

const familyOf = (part: LinePart) => (part === 'plain-casket' ? 'casket' : part);
