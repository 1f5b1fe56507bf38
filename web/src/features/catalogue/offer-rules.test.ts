import type { Addon, Package } from '@evenlight/contract/catalogue';
import { expect, test } from 'vitest';
import { addonGroups, centsWithout, featuresWithout } from './offer-rules';

const line = (id: string, kind: Package['lines'][number]['kind'], price: number, covers: number[]) => ({
  id,
  name: id,
  kind,
  price,
  covers,
  canDecline: id !== 'director',
  isChoice: false,
});
const offer: Package = {
  id: 'sikh-basic',
  name: 'Antam Sanskar',
  tier: 'basic',
  price: 4_300,
  description: '',
  serviceType: 'cremation',
  way: 'cremation',
  faithTradition: 'sikh',
  popular: false,
  features: ['Granthi', 'Langar', 'Hearse', 'Permit'],
  lines: [
    line('director', 'service', 3_000, [3]),
    line('langar', 'cash-advance', 800, [1]),
    line('hearse', 'service', 500, [0, 2]),
  ],
};

test('the price falls by what is left out, and never by what cannot be', () => {
  expect(centsWithout(offer, [])).toBe(430_000);
  expect(centsWithout(offer, ['langar', 'director'])).toBe(350_000);
});

test('features go with the line that pays for them', () => {
  expect(featuresWithout(offer, ['hearse'])).toEqual({ kept: ['Langar', 'Permit'], declined: ['Granthi', 'Hearse'] });
});

test('a tradition’s own add-ons come first; what is not customary lies apart and is still there', () => {
  const addon = (name: string, isOfTradition: boolean, isCustomary: boolean): Addon => ({
    id: name,
    name,
    description: '',
    price: 100,
    category: 'support',
    note: null,
    kind: 'service' as const,
    isIncluded: false,
    isOfTradition,
    isCustomary,
  });
  const all = [addon('Flowers', false, false), addon('Photos', false, true), addon('Langar', true, true)];
  const names = Object.values(addonGroups(all)).map((group) => group.map(({ name }) => name));
  expect(names).toEqual([['Langar'], ['Photos'], ['Flowers']]);
});
