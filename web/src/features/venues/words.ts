// The words of venues that several of their screens share.
import type { PackagedTradition } from '@evenlight/contract/traditions';
import type { Availability, VenueFilters, VenueGroup } from '@evenlight/contract/venues';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const availabilityWords: Record<Availability, MessageDescriptor> = {
  available: msg`Available`,
  pending: msg`Pending`,
  booked: msg`Booked`,
};

const traditionNames: Record<PackagedTradition, MessageDescriptor> = {
  christian: msg`Christian`,
  jewish: msg`Jewish`,
  muslim: msg`Muslim`,
  hindu: msg`Hindu`,
  buddhist: msg`Buddhist`,
  sikh: msg`Sikh`,
  secular: msg`Secular`,
};

export const groupNames: Record<VenueGroup, MessageDescriptor> = {
  religious: msg`Religious`,
  secular: msg`Secular`,
  traditional: msg`Traditional`,
};

const anotherTradition = msg`Another tradition`;

export function traditionName(tradition: NonNullable<VenueFilters['faithTradition']>): MessageDescriptor {
  return tradition === 'other' ? anotherTradition : traditionNames[tradition];
}
