// What our price holds already. A line is known by its own word in the catalogue; one that nobody knows holds nothing, so that
// it is asked about twice rather than forgotten.
import type { LineKind } from '../catalogue.ts';
import type { CostKind } from './kinds.ts';

type Line = { item: string; kind: LineKind; canDecline: boolean; isDeclined: boolean };

const words: Partial<Record<CostKind, RegExp>> = {
  crematory: /crematory-s-fee|cremation-the-provider/,
  stone: /grave-marker/,
  scattering: /boat/,
  copies: /certified-copies/,
  clergy: /^dana-for|clergy-offerings|(?:pandit|minister|monastics|granthi|rabbi|imam|priest)\b.*-fee$/,
  obituary: /obituary/,
  flowers: /flower|floral|garland/,
  hall: /^hall-|-hall$/,
  food: /caterer|catering|\bmeal\b|langar|hospitality/,
  music: /musicians|organist|choir|singers|jatha/,
  photographs: /photography/,
};

/** The lines of ours, by their own words, that pay for it. */
export function heldIn(kind: CostKind, lines: readonly Line[]): string[] {
  const isPermit = (line: Line) => line.kind === 'cash-advance' && !line.canDecline;
  return lines
    .filter((line) => !line.isDeclined && (kind === 'permit' ? isPermit(line) : words[kind]?.test(line.item)))
    .map(({ item }) => item);
}
