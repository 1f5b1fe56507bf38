import { expect, test } from 'vitest';
import { type Box, cornerFor } from './toast-room';

const phone = { view: { width: 390, height: 844 }, top: 64, bottom: 844, keptFree: [] as Box[] };
const desk = { view: { width: 1280, height: 900 }, top: 72, bottom: 900, keptFree: [] as Box[] };
const onPhone = { width: 366, height: 140 };
const onDesk = { width: 440, height: 120 };
const topRight = { block: 'start', inline: 'end' };
const bottomRight = { block: 'end', inline: 'end' };

test('it stands at the top, below the navigation', () => {
  expect(cornerFor(onPhone, phone)).toEqual(topRight);
  expect(cornerFor(onDesk, desk)).toEqual(topRight);
});

test('it goes to the bottom where a field at the top has the focus', () => {
  const field = { top: 120, left: 20, width: 350, height: 48 };
  expect(cornerFor(onPhone, { ...phone, keptFree: [field] })).toEqual(bottomRight);
});

test('between a notice at the top and a box to write in at the bottom it lies over neither', () => {
  const notice = { top: 64, left: 0, width: 390, height: 260 };
  const composer = { top: 700, left: 0, width: 390, height: 144 };
  const chat = { ...phone, bottom: composer.top, keptFree: [composer, notice] };
  expect(cornerFor(onPhone, chat)).toEqual(bottomRight);
});

test('on a wide screen it takes the other side', () => {
  const right = { top: 72, left: 800, width: 480, height: 828 };
  expect(cornerFor(onDesk, { ...desk, keptFree: [right] })).toEqual({ block: 'start', inline: 'start' });
  expect(cornerFor(onDesk, { ...desk, keptFree: [right], isRightToLeft: true })).toEqual(topRight);
});

test('where not everything can be kept free, what has the focus still is', () => {
  const focused = { top: 80, left: 0, width: 390, height: 200 };
  const action = { top: 700, left: 0, width: 390, height: 144 };
  expect(cornerFor(onPhone, { ...phone, keptFree: [focused, action] })).toEqual(bottomRight);
  expect(cornerFor(onPhone, { ...phone, keptFree: [action, focused] })).toEqual(topRight);
});

test('it does not jump back to the top while it is in nobody’s way', () => {
  expect(
    cornerFor(
      onPhone,
      { ...phone, keptFree: [{ top: 400, left: 0, width: 10, height: 10 }] },
      { block: 'end', inline: 'end' },
    ),
  ).toEqual(bottomRight);
});
