// How the lines of a package are written. What every family pays alike has its price here, once, so that no tradition is
// charged another fee for the same work.
import type { PackageTier } from '@evenlight/contract/catalogue';
import type { WrittenPackage } from '../catalogue-file.ts';

type WrittenLine = WrittenPackage['lines'][number];

/** What California asks for a certified copy since January 2026. */
const CERTIFIED_COPY_DOLLARS = 26;
/** As San Francisco charges it; other counties differ by a dollar or so. */
const COUNTY_PERMIT_DOLLARS = 12;
const TRANSFER_DOLLARS = 488;
const HEARSE_DOLLARS = 425;
const FAMILY_CAR_DOLLARS = 275;

/** A larger funeral takes more arranging. */
const basicServicesDollars = { basic: 1195, premium: 1795, legacy: 2595 } as const satisfies Record<
  PackageTier,
  number
>;

export function service(name: string, dollars: number, covers: number[] = []): WrittenLine {
  return { name, kind: 'service', dollars, canDecline: true, covers };
}

export function merchandise(name: string, dollars: number, covers: number[] = []): WrittenLine {
  return { name, kind: 'merchandise', dollars, canDecline: true, covers };
}

export function cashAdvance(name: string, dollars: number, covers: number[] = []): WrittenLine {
  return { name, kind: 'cash-advance', dollars, canDecline: true, covers };
}

/** By the Funeral Rule the one fee that cannot be declined; it includes registering the death and getting the permit. */
export function basicServices(tier: PackageTier, covers: number[] = []): WrittenLine {
  const line = service('Basic services of the funeral director and staff', basicServicesDollars[tier], covers);
  return { ...line, canDecline: false };
}

/** Stands in for the funeral director's fee where a memorial may need no funeral home. */
export function planningAndCoordination(dollars: number, covers: number[]): WrittenLine {
  return { ...service('Basic services: planning and coordination', dollars, covers), canDecline: false };
}

export function transferAndCare(covers: number[] = [], name = 'Transfer and refrigerated care'): WrittenLine {
  return service(name, TRANSFER_DOLLARS, covers);
}

export function hearseAndFamilyCars(cars: 1 | 2, covers: number[]): WrittenLine {
  const name = cars === 1 ? 'Hearse and one family car' : 'Hearse and two family cars';
  return service(name, HEARSE_DOLLARS + cars * FAMILY_CAR_DOLLARS, covers);
}

export function countyPermit(serviceType: 'burial' | 'cremation'): WrittenLine {
  return cashAdvance(`County ${serviceType} permit`, COUNTY_PERMIT_DOLLARS);
}

export function certifiedCopies(count: 5 | 10): WrittenLine {
  const inWords = count === 5 ? 'Five' : 'Ten';
  return cashAdvance(`${inWords} certified copies of the death certificate`, count * CERTIFIED_COPY_DOLLARS);
}
