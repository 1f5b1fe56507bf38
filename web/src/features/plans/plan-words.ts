// What the few fixed words of a plan are called on the screen.
import type { PlanStatus } from '@evenlight/contract/plans';
import type { FaithTradition, PackagedTradition } from '@evenlight/contract/traditions';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { wordsOf } from '../catalogue/traditions';

export const statusWords: Record<PlanStatus, MessageDescriptor> = {
  draft: msg({ message: 'Draft', context: 'plan' }),
  active: msg({ message: 'Active', context: 'plan' }),
  'in-progress': msg({ message: 'In progress', context: 'plan' }),
  completed: msg({ message: 'Completed', context: 'plan' }),
};

type Traditions = { faithTradition: FaithTradition; packageTradition: PackagedTradition };

/** The family's own tradition, and for one without packages the outline it started from. */
export function traditionInWords({ faithTradition, packageTradition }: Traditions, i18n: I18n): string {
  const own = i18n._(wordsOf(faithTradition).name);
  if (faithTradition === packageTradition) return own;
  const other = i18n._(wordsOf(packageTradition).name);
  return i18n._(msg`${own}, starting from the ${other} outline`);
}
