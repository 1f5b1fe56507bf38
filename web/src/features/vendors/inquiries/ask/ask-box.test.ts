import { VendorId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import { firstChosen } from './ask-box';

const ids = Array.from({ length: 6 }, (_, place) => VendorId.parse(`0193d1c0-0000-7000-8000-00000000000${place}`));
const offer = (count: number, isPicked = true) => ({ vendors: ids.slice(0, count).map((id) => ({ id })), isPicked });

test('those whom the family picked are chosen, and of a long list or a mere screenful nobody is', () => {
  expect(firstChosen(offer(3), undefined)).toEqual(ids.slice(0, 3));
  expect(firstChosen(offer(6), undefined)).toEqual([]);
  expect(firstChosen(offer(3, false), undefined)).toEqual([]);
});

test('what was ticked and unticked before holds, in a short list and in a long one', () => {
  const chosen = ids.slice(1, 3);
  expect(firstChosen(offer(3), { offered: ids.slice(0, 3), chosen })).toEqual(chosen);
  expect(firstChosen(offer(6, false), { offered: ids, chosen })).toEqual(chosen);
});

test('somebody picked later is chosen, and somebody who is no longer offered is not', () => {
  const [first, second, third] = ids.slice(0, 3);
  if (!first || !second || !third) throw new Error('three vendors');
  const kept = { offered: [first, second], chosen: [second] };
  expect(firstChosen(offer(3), kept)).toEqual([second, third]);
  expect(firstChosen({ vendors: [{ id: first }], isPicked: true }, kept)).toEqual([]);
});
