// What each way is, about how long it takes, and what is planned and priced, also while nobody has decided. Figures that change are
// not said here.
import type { Plan } from '@evenlight/contract/plans';
import type { PackagedTradition, ServiceType } from '@evenlight/contract/traditions';
import { arePricedAlike, packagedWay, serviceTypeOf, type Way } from '@evenlight/contract/ways';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { wayWords } from '../../catalogue/catalogue-words';

type About = { what: MessageDescriptor; time: MessageDescriptor };

export const aboutWays: Record<Way, About> = {
  burial: {
    what: msg`The body is laid in the ground of a cemetery, in a casket or, where the cemetery allows it, a shroud.`,
    time: msg`Often three to ten days after the death; in some traditions within a day, where papers allow it.`,
  },
  cremation: {
    what: msg`The body is cremated, and the ashes come to the family: for home, a niche, a grave or the sea.`,
    time: msg`Often four to ten days after the death. The papers and the crematory set the day, and when ashes are ready.`,
  },
  'green-burial': {
    what: msg`Burial without embalming or a vault, in cloth or plain wood. The cemetery’s rules decide.`,
    time: msg`About as long as any burial. Not every cemetery has such ground: ask us.`,
  },
  'water-cremation': {
    what: msg`Water does what fire does in a cremation, and the ashes come to the family.`,
    time: msg`Not every place offers it. Ask us which one does, and how long it takes there.`,
  },
  donation: {
    what: msg`A medical school or research program takes the body in. Each decides for itself whether it can.`,
    time: msg`Ask the program soon: it says how long it keeps the body, and what comes back to the family.`,
  },
  elsewhere: {
    what: msg`The body goes to another country, or burial or cremation has been already. We plan the gathering.`,
    time: msg`Papers for another country take their own time: ask us, the consulate and the airline.`,
  },
  undecided: {
    what: msg`Nothing has to be decided today. You can say it at any later step.`,
    time: msg`Until then, prices are for what is customary in your tradition.`,
  },
};

const priced: Record<Exclude<Way, 'undecided'>, MessageDescriptor> = {
  burial: msg`Priced for burial`,
  'green-burial': msg`Priced for green burial`,
  cremation: msg`Priced for cremation`,
  'water-cremation': msg`Priced for water cremation`,
  donation: msg`Priced for a gathering, while a school or program cares for the body`,
  elsewhere: msg`Priced for a gathering, without care of the body`,
};

const pricedUntilDecided: Record<ServiceType, MessageDescriptor> = {
  burial: msg`Priced as a burial, as is customary, until you decide`,
  cremation: msg`Priced as a cremation, as is customary, until you decide`,
  memorial: msg`Priced for a gathering, without care of the body, until you decide`,
};

export function pricedFor(way: Way, tradition: PackagedTradition): MessageDescriptor {
  return way === 'undecided' ? pricedUntilDecided[serviceTypeOf(way, tradition)] : priced[way];
}

type Told = Pick<Plan, 'way' | 'serviceType'>;
type Priced = Pick<Plan, 'way' | 'pricedWay' | 'packageTradition'>;

/** For the way that the lines are made for: while that is another one, the family has decided already. */
export function pricedToday({ way, pricedWay, packageTradition }: Priced): MessageDescriptor {
  if (arePricedAlike(way, pricedWay, packageTradition)) return pricedFor(way, packageTradition);
  const made = packagedWay(pricedWay, packageTradition);
  return priced[made === 'undecided' ? 'elsewhere' : made];
}

/** Beside its label, on what has a price. */
export function pricedWayInWords(of: Told & Priced, i18n: I18n): string {
  const { way, pricedWay, serviceType, packageTradition } = of;
  if (!arePricedAlike(way, pricedWay, packageTradition)) return `${i18n._(wayWords[way])} (${i18n._(pricedToday(of))})`;
  return i18n._(way === 'undecided' ? pricedUntilDecided[serviceType] : wayWords[way]);
}

const plannedUntilDecided: Record<ServiceType, MessageDescriptor> = {
  burial: msg`Planned as a burial until you decide`,
  cremation: msg`Planned as a cremation until you decide`,
  memorial: wayWords.undecided,
};

export function wayInWords({ way, serviceType }: Told, i18n: I18n): string {
  return i18n._(way === 'undecided' ? plannedUntilDecided[serviceType] : wayWords[way]);
}
