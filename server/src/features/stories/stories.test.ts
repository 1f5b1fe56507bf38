import { listStories } from '@evenlight/contract/stories';
import { expect, test } from 'vitest';
import { loadSampleData } from '../../sample-data/load.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse();

test('a house with sample data shows three stories that say they are samples, in each language', async () => {
  await loadSampleData(house.world);
  for (const language of ['en', 'es']) {
    const stories = await house.aVisitor()(listStories, { query: { language } });
    expect(stories).toHaveLength(3);
    expect(stories.every(({ isSample }) => isSample)).toBe(true);
  }
});

test('loading the samples twice changes nothing', async () => {
  const before = await house.aVisitor()(listStories, { query: {} });
  await loadSampleData(house.world);
  expect(await house.aVisitor()(listStories, { query: {} })).toEqual(before);
});

test('a house without sample data shows none', async () => {
  await loadSampleData({ ...house.world, config: { ...house.world.config, sampleData: false } });
  expect(await house.aVisitor()(listStories, { query: {} })).toEqual([]);
});
