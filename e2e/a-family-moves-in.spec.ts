// First of all files: what others look at is ready when they come to it.
import { expect, test } from './browser.ts';
import { livedInFamily } from './sweep/family.ts';

test('a family that has used everything moves in', async () => {
  expect(Object.keys((await livedInFamily()).people)).toContain('owner');
});
