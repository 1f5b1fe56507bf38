import { randomUUID } from 'node:crypto';
import { getPlanningDraft, keepPlanningDraft } from '@evenlight/contract/drafts';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { planningDrafts } from './tables.ts';

const house = await openTestHouse();

test('a draft from before the wizard changed its shape makes room for a new one', async () => {
  const ada = await house.aMember();
  const savedAt = house.clock.now();
  await house.world.db
    .insert(planningDrafts)
    .values({ userId: ada.person.id, draft: { tradition: 'of old' }, revision: 7, savedAt });
  expect(await ada(getPlanningDraft, {})).toEqual({});
  const draft = {
    id: randomUUID(),
    planIntent: null,
    faithTradition: null,
    branch: '',
    packageTradition: null,
    packageTier: null,
    declinedLines: [],
    venueId: null,
    serviceDate: null,
    addons: [],
    budget: null,
  };
  expect(await ada(keepPlanningDraft, { body: { draft, revision: 0 } })).toMatchObject({ revision: 1, draft });
});
