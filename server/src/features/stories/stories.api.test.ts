import { listStories } from '@evenlight/contract/stories';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';

const house = await openAnyHouse();

test('stories say whether they are samples', async () => {
  const stories = await house.aVisitor()(listStories, { query: { language: 'es' } });
  expect(stories).toHaveLength(3);
  for (const { isSample, firstName, city, words } of stories) {
    expect(isSample).toBe(true);
    for (const text of [firstName, city, words]) expect(text.length).toBeGreaterThan(2);
  }
});

test('a language that is no language is refused by name', async () => {
  await expect(house.aVisitor()(listStories, { query: { language: "en' or 1=1" } })).rejects.toMatchObject({
    status: 400,
    fields: { language: expect.any(String) },
  });
});
