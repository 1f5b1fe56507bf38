import { expect, test } from 'vitest';
import { sendingOf } from './custom-request-session';

test('a request sent again has the same key, and one with other words another', () => {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `key ${ids}`;
  };
  const first = sendingOf(undefined, { tradition: 'Jain' }, newId);
  expect(sendingOf(first, { tradition: 'Jain' }, newId)).toBe(first);
  expect(sendingOf(first, { tradition: 'Jain and Hindu' }, newId).key).toBe('key 2');
});
