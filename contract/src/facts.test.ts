import { expect, test } from 'vitest';
import { factsNotIncluded } from './facts.ts';
import { wayOfService } from './ways.ts';

const permit = { kind: 'cash-advance', canDecline: false } as const;
const musicians = { kind: 'cash-advance', canDecline: true } as const;
const basics = { kind: 'service', canDecline: false } as const;

test('beside a burial stands the grave, beside a cremation the ashes, and beside a memorial both', () => {
  const keysOf = (serviceType: 'burial' | 'cremation' | 'memorial') =>
    factsNotIncluded({ faithTradition: 'secular', way: wayOfService(serviceType, 'secular'), serviceType, lines: [] });
  expect(keysOf('burial')).toContain('cemetery.opening');
  expect(keysOf('burial')).not.toContain('cemetery.niche');
  expect(keysOf('cremation')).toContain('cremation.crematory-charge');
  expect(keysOf('cremation')).not.toContain('vault');
  expect(keysOf('memorial')).toEqual(expect.arrayContaining(['vault', 'cemetery.niche', 'copy.certified']));
});

test('the permit is not told as missing where a line holds it', () => {
  const keysWith = (lines: Parameters<typeof factsNotIncluded>[0]['lines']) =>
    factsNotIncluded({ faithTradition: 'christian', way: 'burial', serviceType: 'burial', lines });
  expect(keysWith([basics, musicians])).toContain('permit.disposition');
  expect(keysWith([basics, musicians, permit])).not.toContain('permit.disposition');
});

test('to another country somebody goes with a permit and a letter, and to science with neither', () => {
  const keysIn = (way: 'elsewhere' | 'donation') =>
    factsNotIncluded({ faithTradition: 'hindu', way, serviceType: 'memorial', lines: [basics] }).filter((key) =>
      /permit|letter/.test(key),
    );
  expect(keysIn('elsewhere')).toEqual(['letter.non-contagious', 'permit.disposition']);
  expect(keysIn('donation')).toEqual([]);
});

test('no stone is told of to a Sikh family', () => {
  const keysFor = (way: 'burial' | 'green-burial') =>
    factsNotIncluded({ faithTradition: 'sikh', way, serviceType: 'burial', lines: [] });
  for (const way of ['burial', 'green-burial'] as const)
    expect(keysFor(way).filter((key) => /^stone/.test(key))).toEqual([]);
  expect(keysFor('burial')).toContain('cemetery.plot');
});

test('a gift to the clergy stands beside no secular price', () => {
  const keysFor = (faithTradition: 'secular' | 'jewish') =>
    factsNotIncluded({ faithTradition, way: 'burial', serviceType: 'burial', lines: [] });
  expect(keysFor('secular')).not.toContain('clergy.honorarium');
  expect(keysFor('jewish')).toContain('clergy.honorarium');
});
