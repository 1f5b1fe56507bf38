// What is planned with the body, as a family reads it: also while it has not decided.
import type { Plan } from '@evenlight/contract/plans';
import type { ServiceType } from '@evenlight/contract/traditions';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { wayWords } from '../catalogue/catalogue-words';

type Told = Pick<Plan, 'way' | 'serviceType'>;

const plannedAs: Record<ServiceType, MessageDescriptor> = {
  burial: msg`Planned as a burial until you decide`,
  cremation: msg`Planned as a cremation until you decide`,
  memorial: wayWords.undecided,
};

const pricedAs: Record<ServiceType, MessageDescriptor> = {
  burial: msg`Priced as a burial until you decide`,
  cremation: msg`Priced as a cremation until you decide`,
  memorial: msg`Not yet known, and not in this price`,
};

export function wayInWords({ way, serviceType }: Told, i18n: I18n): string {
  return i18n._(way === 'undecided' ? plannedAs[serviceType] : wayWords[way]);
}

/** Beside a price. */
export function pricedWayInWords({ way, serviceType }: Told, i18n: I18n): string {
  return i18n._(way === 'undecided' ? pricedAs[serviceType] : wayWords[way]);
}
