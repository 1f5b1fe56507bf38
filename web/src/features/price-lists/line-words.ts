// What the lines of a price list are called, and what to ask about each.
import type { PriceLine } from '@evenlight/contract/price-lists/lines';
import type { PriceUnit } from '@evenlight/contract/price-lists/prices';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const lineNames: Record<PriceLine, MessageDescriptor> = {
  'direct-cremation': msg({ message: 'Direct cremation', context: 'price list' }),
  'immediate-burial': msg({ message: 'Immediate burial', context: 'price list' }),
  'basic-services': msg({ message: 'Basic services fee', context: 'price list' }),
  transfer: msg({ message: 'Transfer to the funeral home', context: 'price list' }),
  refrigeration: msg({ message: 'Refrigeration', context: 'price list' }),
  embalming: msg({ message: 'Embalming', context: 'price list' }),
  preparation: msg({ message: 'Washing, dressing, other preparation', context: 'price list' }),
  viewing: msg({ message: 'Viewing, staff and room', context: 'price list' }),
  ceremony: msg({ message: 'Funeral ceremony, staff and room', context: 'price list' }),
  'memorial-service': msg({ message: 'Memorial service, staff and room', context: 'price list' }),
  graveside: msg({ message: 'Graveside service', context: 'price list' }),
  hearse: msg({ message: 'Hearse', context: 'price list' }),
  'family-car': msg({ message: 'Family car or limousine', context: 'price list' }),
  casket: msg({ message: 'Casket', context: 'price list' }),
  'alternative-container': msg({ message: 'Alternative container', context: 'price list' }),
  'outer-container': msg({ message: 'Vault or liner', context: 'price list' }),
  forwarding: msg({ message: 'Sending to another funeral home', context: 'price list' }),
  receiving: msg({ message: 'Receiving from another funeral home', context: 'price list' }),
};

export const lineQuestions: Partial<Record<PriceLine, MessageDescriptor>> = {
  'direct-cremation': msg`Ask: is the crematory’s charge in it, and a plain container?`,
  'immediate-burial': msg`Ask: with a simple casket, or without?`,
  'basic-services': msg`The one fee nobody may decline.`,
  transfer: msg`Ask: up to how many miles?`,
  refrigeration: msg`Ask: by the day, or in another fee?`,
  embalming: msg`As a rule no law asks for it.`,
  ceremony: msg`Ask for your own place too, if it is not in their chapel.`,
  'family-car': msg`The price of one.`,
  casket: msg`You may bring one from elsewhere, without a fee.`,
  'outer-container': msg`Cemeteries may ask for one; no law does.`,
};

export const unitWords: Record<Exclude<PriceUnit, 'whole'>, MessageDescriptor> = {
  mile: msg({ message: 'per mile', context: 'price list' }),
  day: msg({ message: 'per day', context: 'price list' }),
  hour: msg({ message: 'per hour', context: 'price list' }),
};
