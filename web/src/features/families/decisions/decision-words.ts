import type { DecisionKind, DecisionState } from '@evenlight/contract/families/decisions';
import type { MessageDescriptor } from '@lingui/core';
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
