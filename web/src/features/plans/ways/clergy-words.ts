// What clergy say of a way that is not customary with them. It is no ruling: a family's own clergy come first.
import type { Branch, FaithTradition } from '@evenlight/contract/traditions';
import type { Way } from '@evenlight/contract/ways';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const ofTradition: { [Tradition in FaithTradition]?: MessageDescriptor } = {
  muslim: msg`Islam asks for burial in the earth. Imams do not accept cremation, nor what is like it.`,
  jewish: msg`Jewish custom is burial in the earth. Orthodox rabbis forbid cremation, Conservative rabbis oppose it; Reform rabbis discourage it and often lead the service all the same.`,
  hindu: msg`Hindu custom is cremation by fire. Burial is customary for small children, for ascetics and in Lingayat families.`,
  sikh: msg`The Sikh code of conduct asks for cremation, at any age; another way is for when cremation is not possible.`,
};

const ofBranch: { [Known in Branch]?: MessageDescriptor } = {
  'eastern-orthodox': msg`The Orthodox churches ask for burial. After a cremation they usually hold no funeral in church.`,
  tibetan: msg`Tibetan teachers ask that the body be left in peace for some hours, better for some days.`,
};

const general = msg`Customs differ from place to place, and your own clergy know yours.`;

type Asking = { faithTradition: FaithTradition; branch: string; way: Way };

export function whatClergySay({ faithTradition, branch, way }: Asking): MessageDescriptor {
  // The others speak of burial and cremation alone.
  if (way === 'donation' && branch !== 'tibetan') return general;
  const [, said] = Object.entries(ofBranch).find(([known]) => known === branch) ?? [];
  return said ?? ofTradition[faithTradition] ?? general;
}
