import { expect, test } from 'vitest';
import { isAgreementOpen, isWayNotUsual } from './unusual-way';

test('what is not known is never unusual', () => {
  expect(isWayNotUsual({ faithTradition: null, branch: '', way: 'cremation' })).toBe(false);
  expect(isWayNotUsual({ faithTradition: 'muslim', branch: '', way: null })).toBe(false);
  expect(isWayNotUsual({ faithTradition: 'muslim', branch: '', way: 'undecided' })).toBe(false);
  expect(isWayNotUsual({ faithTradition: 'other', branch: 'Jain', way: 'burial' })).toBe(false);
});

test('a Hindu burial and a Sikh gift to science are spoken of once', () => {
  for (const way of ['burial', 'green-burial'] as const)
    expect(isAgreementOpen({ faithTradition: 'hindu', branch: '', way, wayAgreed: null })).toBe(true);
  expect(isAgreementOpen({ faithTradition: 'sikh', branch: '', way: 'donation', wayAgreed: null })).toBe(true);
  expect(isAgreementOpen({ faithTradition: 'hindu', branch: '', way: 'burial', wayAgreed: 'clergy' })).toBe(false);
  expect(isWayNotUsual({ faithTradition: 'hindu', branch: '', way: 'cremation' })).toBe(false);
});

test('a tradition’s own way is usual, and another one is asked about until somebody has answered', () => {
  const cremation = { faithTradition: 'muslim', branch: '', way: 'cremation' } as const;
  expect(isWayNotUsual({ ...cremation, way: 'burial' })).toBe(false);
  expect(isAgreementOpen({ ...cremation, wayAgreed: null })).toBe(true);
  expect(isAgreementOpen({ ...cremation, wayAgreed: 'family' })).toBe(false);
  expect(isAgreementOpen({ faithTradition: 'secular', branch: '', way: 'cremation', wayAgreed: null })).toBe(false);
});
