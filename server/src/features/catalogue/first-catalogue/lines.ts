// How the lines of a package are written. Work that several traditions share has its price here, once, so that it costs
// the same whoever asks for it. What belongs to one tradition alone, such as its rites and what they need, is priced
// where its packages are written.
import type { PackageTier } from '@evenlight/contract/catalogue';
import type { WrittenPackage } from '../catalogue-file.ts';

type WrittenLine = WrittenPackage['lines'][number];
type CeremonyTier = Exclude<PackageTier, 'simple'>;

/** What California asks for a certified copy since January 2026. */
const CERTIFIED_COPY_DOLLARS = 26;
/** As San Francisco charges it; other counties differ by a dollar or so. */
const COUNTY_PERMIT_DOLLARS = 12;
const TRANSFER_DOLLARS = 488;
const HEARSE_DOLLARS = 425;
const FAMILY_CAR_DOLLARS = 275;
const STAFF_HOUR_DOLLARS = 110;
const BATHING_AND_DRESSING_DOLLARS = 150;
/** The several people who give ghusl or taharah, where elsewhere one of the staff or the family washes. */
const TRAINED_WASHERS_DOLLARS = 200;
const COORDINATION_DOLLARS = 145;
const SHADE_AND_SEATING_DOLLARS = 295;
const CREMATION_DOLLARS = 895;
const WATER_CREMATION_DOLLARS = 1495;
const ALTERNATIVE_CONTAINER_DOLLARS = 95;
const FAMILY_CHAPEL_DOLLARS = 200;
const PRIVATE_CHAPEL_DOLLARS = 400;
const MEMORIAL_PAGE_DOLLARS = 65;
const RECORDING_DOLLARS = 280;
const TRIBUTE_DOLLARS = 450;
const FUND_SET_UP_DOLLARS = 150;
const GIFT_DOLLARS = 500;
const FEE_FOR_AN_OCCASION_DOLLARS = 350;
/** In packages; a meal that is added has the price agreed for it, whatever that comes to for a guest. */
const CATERED_GUEST_DOLLARS = 18;
/** The sangat cooks and serves, so that only the food is paid for. */
const LANGAR_GUEST_DOLLARS = 8;
/** A household and those who sit with it. */
const GUESTS_AT_HOME = 20;
const DELIVERY_DOLLARS = 65;
const BOAT_DOLLARS = 600;
/** The difference that was agreed between the two add-ons that charter a boat. */
const BOAT_PRAYERS_DOLLARS = 50;
const GUEST_BOOK_DOLLARS = 40;
const PLAIN_URN_DOLLARS = 120;

/** A larger funeral takes more arranging. */
const basicServicesDollars = { basic: 1195, premium: 1795, legacy: 2595 } as const satisfies Record<
  CeremonyTier,
  number
>;
const planningDollars = { basic: 695, premium: 795, legacy: 1050 } as const satisfies Record<CeremonyTier, number>;

const casketDollars = {
  'plain for cremation': 395,
  'wooden for cremation': 595,
  'simple wood': 495,
  'solid wood': 1095,
  hardwood: 2095,
} as const;

const printingDollars = { 50: 85, 150: 175, 300: 305 } as const;

export function service(name: string, dollars: number, covers: number[] = []): WrittenLine {
  return { name, kind: 'service', dollars, canDecline: true, covers };
}

export function merchandise(name: string, dollars: number, covers: number[] = []): WrittenLine {
  return { name, kind: 'merchandise', dollars, canDecline: true, covers };
}

export function cashAdvance(name: string, dollars: number, covers: number[] = []): WrittenLine {
  return { name, kind: 'cash-advance', dollars, canDecline: true, covers };
}

/** Not in the price: left out until somebody chooses it. */
export function choice(line: WrittenLine): WrittenLine {
  return { ...line, isChoice: true };
}

/** It needs the person to be present. */
export function withTheBody(line: WrittenLine): WrittenLine {
  return { ...line, part: 'body' };
}

/** Only where others see to the body. */
export function withoutCare(line: WrittenLine): WrittenLine {
  return { ...line, part: 'planning' };
}

export function atTheGrave(line: WrittenLine): WrittenLine {
  return { ...line, part: 'grave' };
}

export function withTheAshes(line: WrittenLine): WrittenLine {
  return { ...line, part: 'ashes' };
}

export function urn(line: WrittenLine): WrittenLine {
  return { ...line, part: 'urn' };
}

/** It takes the place of a casket in any ground. */
export function plainCasket(line: WrittenLine): WrittenLine {
  return { ...line, part: 'plain-casket' };
}

/** By the Funeral Rule the one fee of ours that cannot be declined; it includes registering the death. */
export function basicServices(tier: CeremonyTier, covers: number[]): WrittenLine {
  const line = service('Basic services of the funeral director and staff', basicServicesDollars[tier], covers);
  return { ...line, canDecline: false, part: 'basic-services' };
}

/** Stands in for the funeral director's fee where a memorial may need no funeral home. */
export function planningAndCoordination(tier: CeremonyTier, covers: number[]): WrittenLine {
  const line = service('Basic services: planning and coordination', planningDollars[tier], covers);
  return { ...line, canDecline: false, part: 'planning' };
}

/** The law, not we, asks for it: without a permit nobody may be buried or cremated. */
export function countyPermit(serviceType: 'burial' | 'cremation', covers: number[]): WrittenLine {
  const name = `County ${serviceType} permit (required by law)`;
  return { ...cashAdvance(name, COUNTY_PERMIT_DOLLARS, covers), canDecline: false, part: 'permit' };
}

export function certifiedCopies(count: 5 | 10, covers: number[]): WrittenLine {
  const inWords = count === 5 ? 'Five' : 'Ten';
  return cashAdvance(`${inWords} certified copies of the death certificate`, count * CERTIFIED_COPY_DOLLARS, covers);
}

export function transferAndCare(covers: number[], name = 'Transfer and refrigerated care'): WrittenLine {
  return { ...service(name, TRANSFER_DOLLARS, covers), part: 'transfer' };
}

/** No feature speaks of it, and nothing can go ahead without one. */
export function vehicleTo(places: string, covers: number[] = []): WrittenLine {
  return { ...service(`Vehicle to ${places}`, HEARSE_DOLLARS, covers), part: 'vehicle' };
}

export function vehicleAndFamilyCars(cars: 1 | 2, covers: number[], vehicle = 'Hearse'): WrittenLine {
  const name = `${vehicle} and ${cars === 1 ? 'one family car' : 'two family cars'}`;
  return { ...service(name, HEARSE_DOLLARS + cars * FAMILY_CAR_DOLLARS, covers), part: 'vehicle' };
}

type Washing = { byTrainedWashers?: boolean; withFamily?: boolean };

/** When the family takes part, the room and a helper are theirs for an hour more. */
export function washing(name: string, covers: number[], { byTrainedWashers, withFamily }: Washing = {}): WrittenLine {
  const washers = byTrainedWashers ? TRAINED_WASHERS_DOLLARS : 0;
  const longer = withFamily ? STAFF_HOUR_DOLLARS : 0;
  return withTheBody(service(name, BATHING_AND_DRESSING_DOLLARS + washers + longer, covers));
}

/** Once for each person or house that a time is agreed with. */
export function coordination(name: string, covers: number[], parties = 1): WrittenLine {
  return service(name, parties * COORDINATION_DOLLARS, covers);
}

export function staffHours(name: string, hours: number, covers: number[] = []): WrittenLine {
  return service(name, hours * STAFF_HOUR_DOLLARS, covers);
}

/** Staff at a service or another gathering: its hours, and one to set up and clear. The venue is chosen apart. */
export function gathering(name: string, hours: number, covers: number[]): WrittenLine {
  return staffHours(name, hours + 1, covers);
}

export function gatheringInChapel(name: string, hours: number, covers: number[]): WrittenLine {
  return service(name, (hours + 1) * STAFF_HOUR_DOLLARS + PRIVATE_CHAPEL_DOLLARS, covers);
}

export function graveside(name: string, covers: number[], { withShade = false } = {}): WrittenLine {
  const shade = withShade ? SHADE_AND_SEATING_DOLLARS : 0;
  return atTheGrave(service(`${name} (the grave is separate)`, 2 * STAFF_HOUR_DOLLARS + shade, covers));
}

export function cremation(name: string, covers: number[], chapel?: 'family' | 'private'): WrittenLine {
  const chapelDollars = { family: FAMILY_CHAPEL_DOLLARS, private: PRIVATE_CHAPEL_DOLLARS };
  const dollars = CREMATION_DOLLARS + (chapel ? chapelDollars[chapel] : 0);
  return { ...cashAdvance(`${name}, the crematory’s fee`, dollars, covers), part: 'crematory' };
}

/** Few places have the machine for it. */
export function waterCremation(covers: number[]): WrittenLine {
  return { ...cashAdvance('Water cremation, the provider’s fee', WATER_CREMATION_DOLLARS, covers), part: 'crematory' };
}

/** By the Funeral Rule nobody has to buy a casket for a cremation. */
export function alternativeContainer(covers: number[]): WrittenLine {
  const line = merchandise('Plain container for the cremation', ALTERNATIVE_CONTAINER_DOLLARS, covers);
  return { ...line, part: 'casket' };
}

export function casket(wood: keyof typeof casketDollars, name: string, covers: number[] = []): WrittenLine {
  return { ...merchandise(name, casketDollars[wood], covers), part: 'casket' };
}

export function plainUrn(name: string, covers: number[] = []): WrittenLine {
  return { ...merchandise(name, PLAIN_URN_DOLLARS, covers), part: 'urn' };
}

export function printing(
  copies: keyof typeof printingDollars,
  name: string,
  covers: number[],
  { withGuestBook = false } = {},
): WrittenLine {
  return merchandise(name, printingDollars[copies] + (withGuestBook ? GUEST_BOOK_DOLLARS : 0), covers);
}

type PageWith = { tribute?: boolean; recording?: boolean };

export function memorialPage(name: string, covers: number[], { tribute, recording }: PageWith = {}): WrittenLine {
  const dollars = MEMORIAL_PAGE_DOLLARS + (tribute ? TRIBUTE_DOLLARS : 0) + (recording ? RECORDING_DOLLARS : 0);
  return service(name, dollars, covers);
}

export function travelHelp(name: string, covers: number[]): WrittenLine {
  return staffHours(name, 2, covers);
}

export function fundSetUp(name: string, covers: number[]): WrittenLine {
  return service(name, FUND_SET_UP_DOLLARS, covers);
}

export function giftInTheirName(name: string, covers: number[]): WrittenLine {
  return cashAdvance(name, GIFT_DOLLARS, covers);
}

/** What clergy, singers or musicians are given for one occasion. */
export function feeOf(who: string, occasions: number, covers: number[]): WrittenLine {
  return cashAdvance(`${who}, their fee`, occasions * FEE_FOR_AN_OCCASION_DOLLARS, covers);
}

export function cateredMeal(name: string, guests: number, covers: number[]): WrittenLine {
  return cashAdvance(`${name}, the caterer’s bill`, guests * CATERED_GUEST_DOLLARS, covers);
}

export function mealsAtHome(name: string, days: number, covers: number[]): WrittenLine {
  const dayDollars = GUESTS_AT_HOME * CATERED_GUEST_DOLLARS + DELIVERY_DOLLARS;
  return cashAdvance(`${name} for ${GUESTS_AT_HOME}, the caterer’s bill`, days * dayDollars, covers);
}

export function langar(name: string, guests: number, covers: number[]): WrittenLine {
  return cashAdvance(name, guests * LANGAR_GUEST_DOLLARS, covers);
}

export function boatForAshes(name: string, covers: number[], { withPrayers = false } = {}): WrittenLine {
  const prayers = withPrayers ? BOAT_PRAYERS_DOLLARS : 0;
  return withTheAshes(cashAdvance(`${name}, the boat’s charter`, BOAT_DOLLARS + prayers, covers));
}
