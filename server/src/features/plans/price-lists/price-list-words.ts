// What a family wrote down of other homes' prices, in words for whoever takes their data along.
import { forEachLanguage, type Language } from '@evenlight/contract/languages';
import { inDollarsAndCents } from '@evenlight/contract/money';
import type { PriceLine } from '@evenlight/contract/price-lists/lines';
import type { ListedPrice, PriceUnit, SaidPrice } from '@evenlight/contract/price-lists/prices';
import { type Words, words } from '../../../platform/texts/texts.ts';

const lineNames: Record<PriceLine, Words> = {
  'direct-cremation': words('Direct cremation', 'price list'),
  'immediate-burial': words('Immediate burial', 'price list'),
  'basic-services': words('Basic services fee', 'price list'),
  transfer: words('Transfer to the funeral home', 'price list'),
  refrigeration: words('Refrigeration', 'price list'),
  embalming: words('Embalming', 'price list'),
  preparation: words('Washing, dressing, other preparation', 'price list'),
  viewing: words('Viewing, staff and room', 'price list'),
  ceremony: words('Funeral ceremony, staff and room', 'price list'),
  'memorial-service': words('Memorial service, staff and room', 'price list'),
  graveside: words('Graveside service', 'price list'),
  hearse: words('Hearse', 'price list'),
  'family-car': words('Family car or limousine', 'price list'),
  casket: words('Casket', 'price list'),
  'alternative-container': words('Alternative container', 'price list'),
  'outer-container': words('Vault or liner', 'price list'),
  forwarding: words('Sending to another funeral home', 'price list'),
  receiving: words('Receiving from another funeral home', 'price list'),
};
const included = words('included', 'price list');
const notOffered = words('not offered', 'price list');
const unitNames: Record<PriceUnit, Words | null> = {
  whole: null,
  mile: words('per mile', 'price list'),
  day: words('per day', 'price list'),
  hour: words('per hour', 'price list'),
};

export function pricesInWords({ prices }: { prices: readonly ListedPrice[] }): Words {
  return forEachLanguage((language) =>
    prices.map(({ line, said }) => `${lineNames[line][language]}: ${saidIn(said, language)}`).join('; '),
  );
}

function saidIn(said: SaidPrice, language: Language): string {
  if (said.is === 'included') return included[language];
  if (said.is === 'not-offered') return notOffered[language];
  const ends = [...new Set([said.lowCents, said.highCents])].map(inDollarsAndCents).join('–');
  const unit = unitNames[said.unit]?.[language];
  return unit ? `${ends} ${unit}` : ends;
}
