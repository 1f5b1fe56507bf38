import { expect, test } from 'vitest';
import { isAgreementOpen, isWayNotUsual } from './unusual-way';

test('what is not known is never unusual', () => {
  expect(isWayNotUsual({ faithTradition: null, branch: '', way: 'cremation' })).toBe(false);
  expect(isWayNotUsual({ faithTradition: 'muslim', branch: '', way: null })).toBe(false);
  expect(isWayNotUsual({ faithTradition: 'muslim', branch: '', way: 'undecided' })).toBe(false);
  expect(isWayNotUsual({ faithTradition: 'other', branch: 'Jain', way: 'burial' })).toBe(false);
});

test('a tradition’s own way is usual, and another one is asked about until somebody has answered', () => {
  const cremation = { faithTradition: 'muslim', branch: '', way: 'cremation' } as const;
  expect(isWayNotUsual({ ...cremation, way: 'burial' })).toBe(false);
  expect(isAgreementOpen({ ...cremation, wayAgreed: null })).toBe(true);
  expect(isAgreementOpen({ ...cremation, wayAgreed: 'family' })).toBe(false);
  expect(isAgreementOpen({ faithTradition: 'secular', branch: '', way: 'cremation', wayAgreed: null })).toBe(false);
});
