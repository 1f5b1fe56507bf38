import type { DecisionKind, DecisionOption, DecisionState } from '@evenlight/contract/families/decisions';
import { inDollars } from '@evenlight/contract/money';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const kindWords: Record<DecisionKind, MessageDescriptor> = {
  venues: msg`Which venue`,
  packages: msg`Which package`,
  other: msg`Something in our own words`,
};

export const stateWords: Record<DecisionState, MessageDescriptor> = {
  open: msg`Open`,
  decided: msg`Decided`,
  tied: msg`Level`,
  withdrawn: msg`Taken back`,
};

type Priced = Pick<DecisionOption, 'cents' | 'moreCents'>;

/** What the plan would cost with it, against the others; nothing where it has no price. */
export function priceInWords({ cents, moreCents }: Priced, all: readonly Priced[], i18n: I18n): string | undefined {
  if (cents === null || moreCents === null) return undefined;
  const total = inDollars(cents);
  const more = inDollars(moreCents);
  if (all.every((option) => option.moreCents === 0))
    return i18n._(msg`The plan would come to ${total}, as with the others.`);
  if (moreCents === 0) return i18n._(msg`The plan would come to ${total}, the least of these.`);
  return i18n._(msg`The plan would come to ${total}, ${more} more than the least.`);
}
