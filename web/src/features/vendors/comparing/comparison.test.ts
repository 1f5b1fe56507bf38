import type { VendorId } from '@evenlight/contract/ids';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { comparisonOf } from './comparison';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const aVendor = (facts: Partial<Vendor>): Vendor => ({
  id: '0199d0a0-0000-7000-8000-000000000001' as VendorId,
  name: 'Rose',
  category: 'florists',
  description: '',
  rating: null,
  reviewCount: 0,
  location: 'Oakland',
  phone: '(510) 555-0101',
  email: 'rose@example.org',
  priceRange: null,
  specialties: [],
  image: null,
  website: null,
  verified: false,
  featured: false,
  faithTraditions: [],
  minPrice: null,
  maxPrice: null,
  businessType: '',
  responseTime: null,
  responseMinutes: null,
  completedJobs: 0,
  hours: '',
  license: null,
  isSample: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  ...facts,
});

const rowsOf = (vendors: Vendor[]) => {
  const { different, same } = comparisonOf(vendors, i18n);
  return { different: new Map(different.map(asEntry)), same: new Map(same.map(asEntry)) };
};
const asEntry = ({ name, cells }: { name: string; cells: string[] }) => [name, cells] as const;

test('what differs is apart from what is the same for all', () => {
  const { different, same } = rowsOf([aVendor({ location: 'Oakland' }), aVendor({ location: 'Fremont' })]);
  expect([...different.keys()]).toEqual(['City']);
  expect(different.get('City')).toEqual(['Oakland', 'Fremont']);
  expect(same.get('Category')).toEqual(['Florists', 'Florists']);
});

test('gaps are said, and a gap differs from what another vendor gives', () => {
  const license = { number: 'FD 1234', checkedOn: null };
  const { different } = rowsOf([
    aVendor({}),
    aVendor({ priceRange: '$80–600', rating: 4.75, reviewCount: 8, responseMinutes: 90, license }),
  ]);
  expect(different.get('Price')).toEqual(['Price not given', '$80–600']);
  expect(different.get('Rating')).toEqual(['No reviews yet', '4.8 of 5, reviews: 8']);
  expect(different.get('Response time')).toEqual(['Response time not measured yet', 'Usually answers within 2 hours']);
  expect(different.get('License or permit')).toEqual([
    'No license or permit given',
    'License or permit FD 1234 · not checked by us yet',
  ]);
});

test('the rating of a sample is said to be one', () => {
  const { different } = rowsOf([aVendor({ rating: 4.5, reviewCount: 2, isSample: true })]);
  expect(different.get('Rating')).toEqual(['Sample rating 4.5 of 5, reviews: 2']);
});

test('one vendor alone is not the same as all', () => {
  const { different, same } = rowsOf([aVendor({})]);
  expect(same.size).toBe(0);
  expect(different.get('Specialties')).toEqual(['Not given']);
});
