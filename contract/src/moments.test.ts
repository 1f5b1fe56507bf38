import { expect, test } from 'vitest';
import { recordMoment } from './moments.ts';

test('a kind of vendor belongs to an inquiry, and to no other moment', () => {
  const faults = (sent: object) => recordMoment.body.safeParse(sent).error?.issues.map(({ path }) => path.join('.'));
  expect(faults({ moment: 'vendor-inquiry', category: 'florists' })).toBeUndefined();
  expect(faults({ moment: 'signed-up' })).toBeUndefined();
  expect(faults({ moment: 'signed-up', category: 'florists' })).toEqual(['category']);
});
