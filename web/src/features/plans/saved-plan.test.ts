import type { Addon, Package } from '@evenlight/contract/catalogue';
import { createPlan } from '@evenlight/contract/plans';
import { StatementChoices } from '@evenlight/contract/statements';
import { expect, test } from 'vitest';
import { emptyDraft } from './draft/planning-draft';
import { planToSave, statementQuery } from './saved-plan';

const ID = '0197d5b4-6f1c-4000-8000-000000000001';
const VENUE = '0197d5b4-6f1c-4000-8000-000000000009';
const offer = { name: 'Kavod Essentials' } as Package;
const offered = [{ id: 'jewish-shmirah', name: 'Extended Shmirah' }] as Addon[];
const draft = {
  ...emptyDraft(ID),
  faithTradition: 'jewish' as const,
  packageTier: 'basic' as const,
  addons: ['Extended Shmirah'],
  declinedLines: ['jewish-basic.car'],
  serviceDate: '2030-05-02',
  budget: 500_000,
};

test('a plan is sent by its choices, with the draft’s id as the key that makes it one plan', () => {
  const body = planToSave({ draft, package: offer, offered });
  expect(createPlan.body.parse(body)).toEqual({
    saveKey: ID,
    faithTradition: 'jewish',
    packageTradition: null,
    packageTier: 'basic',
    packageName: 'Kavod Essentials',
    addons: [{ name: 'Extended Shmirah' }],
    declinedLines: ['jewish-basic.car'],
    planIntent: null,
    branch: '',
    budget: 500_000,
    venueId: null,
    serviceDate: '2030-05-02',
  });
});

test('without a package there is nothing to save and nothing to print', () => {
  const unfinished = { draft: { ...draft, packageTier: null }, package: undefined, offered };
  expect([planToSave(unfinished), statementQuery(unfinished)]).toEqual([null, null]);
});

test('while it is not known which add-ons are meant, there is nothing to print', () => {
  expect(statementQuery({ draft, package: offer, offered: undefined })).toBeNull();
  expect(statementQuery({ draft: { ...draft, addons: [] }, package: offer, offered: undefined })).not.toBeNull();
});

test('the statement is asked for the same choices, by their ids', () => {
  const venue = StatementChoices.shape.venueId.parse(VENUE) ?? null;
  const query = statementQuery({ draft: { ...draft, venueId: venue }, package: offer, offered });
  expect(StatementChoices.parse(query)).toEqual({
    faithTradition: 'jewish',
    packageTier: 'basic',
    addons: ['jewish-shmirah'],
    declined: ['jewish-basic.car'],
    venueId: VENUE,
    serviceDate: '2030-05-02',
  });
});
