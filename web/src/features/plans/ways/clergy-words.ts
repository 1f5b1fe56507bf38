// What clergy say of a way that is not customary with them. It is no ruling: a family's own clergy come first.
import type { FaithTradition } from '@evenlight/contract/traditions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const ofTradition: Partial<Record<FaithTradition, MessageDescriptor>> = {
  muslim: msg`Islam asks for burial in the earth. Imams do not accept cremation, nor what is like it.`,
  jewish: msg`Jewish custom is burial in the earth. Orthodox rabbis forbid cremation, Conservative rabbis oppose it; Reform rabbis discourage it and often lead the service all the same.`,
  christian: msg`Most churches leave the choice to the family. The Orthodox churches ask for burial, and where there was a cremation they usually hold no church funeral.`,
  hindu: msg`Hindu custom is cremation. Burial is customary for small children, for ascetics and in Lingayat families.`,
  sikh: msg`The Sikh code of conduct asks for cremation, at any age; another way is for when cremation is not possible.`,
  buddhist: msg`Most temples know cremation, and many families are buried.`,
};

const general = msg`Customs differ from place to place, and your own clergy know yours.`;

export function whatClergySay(tradition: FaithTradition): MessageDescriptor {
  return ofTradition[tradition] ?? general;
}
