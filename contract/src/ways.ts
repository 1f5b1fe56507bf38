// What happens with the body. It is the family's choice, not the tradition's; what kind of service it is follows from it.
import type { PackagedTradition, ServiceType } from './traditions.ts';
import { z } from './zod.ts';

export const ways = [
  'burial',
  'green-burial',
  'cremation',
  'water-cremation',
  'donation',
  'elsewhere',
  'undecided',
] as const;
/** 'elsewhere' is in another country, or has already been; 'donation' is to science. */
export const Way = z.enum(ways);
export type Way = z.infer<typeof Way>;

/** Who said that a way is right for them although their tradition does not usually know it. */
export const wayAgreements = ['clergy', 'family'] as const;
export const WayAgreement = z.enum(wayAgreements);
export type WayAgreement = z.infer<typeof WayAgreement>;

/** What the packages of a tradition are made for. The secular ones hold no care of the body, so that every way fits them. */
export const customaryWays = {
  christian: 'burial',
  jewish: 'burial',
  muslim: 'burial',
  hindu: 'cremation',
  buddhist: 'cremation',
  sikh: 'cremation',
  secular: 'undecided',
} as const satisfies Record<PackagedTradition, Way>;

const services = {
  burial: 'burial',
  'green-burial': 'burial',
  cremation: 'cremation',
  'water-cremation': 'cremation',
  donation: 'memorial',
  elsewhere: 'memorial',
  undecided: 'memorial',
} as const satisfies Record<Way, ServiceType>;

/** As long as nobody knows, it is planned as is customary. */
export function serviceTypeOf(way: Way, tradition: PackagedTradition): ServiceType {
  return services[way === 'undecided' ? customaryWays[tradition] : way];
}

/** For callers that know kinds of service only, and for plans from before families were asked. */
export function wayOfService(serviceType: ServiceType, tradition: PackagedTradition): Way {
  if (serviceType !== 'memorial') return serviceType;
  return serviceTypeOf('undecided', tradition) === 'memorial' ? 'undecided' : 'elsewhere';
}

/** Whether the person is here, to be cared for and to be carried somewhere. */
export function hasBodyInCare(way: Way, tradition: PackagedTradition): boolean {
  return serviceTypeOf(way, tradition) !== 'memorial';
}

/** Whether a package is made of the same lines for both. */
export function arePricedAlike(one: Way, other: Way, tradition: PackagedTradition): boolean {
  return packagedWay(one, tradition) === packagedWay(other, tradition);
}

/** Which lines it is made of: nothing is to be done here for whoever is given to science, or is elsewhere. */
export function packagedWay(way: Way, tradition: PackagedTradition): Way {
  const known = way === 'undecided' ? customaryWays[tradition] : way;
  return serviceTypeOf(known, tradition) === 'memorial' ? wayOfService('memorial', tradition) : known;
}
