import { expect, test } from 'vitest';
import { asMinutes, asTyped, faultOf } from './typed-hours';

test('hours are typed as they are stored, and midnight ends a day', () => {
  expect(asMinutes({ from: '09:00', to: '17:30' })).toEqual({ opensMinute: 540, closesMinute: 1050 });
  expect(asMinutes({ from: '20:00', to: '00:00' })).toEqual({ opensMinute: 1200, closesMinute: 1440 });
  expect(asTyped({ opensMinute: 1200, closesMinute: 1440 })).toEqual({ from: '20:00', to: '00:00' });
});

test('stretches may touch, and may not be unfinished, run backwards or lie over each other', () => {
  expect(faultOf([])).toBeNull();
  expect(
    faultOf([
      { from: '13:00', to: '17:00' },
      { from: '09:00', to: '13:00' },
    ]),
  ).toBeNull();
  expect(faultOf([{ from: '09:00', to: '' }])).toBe('unfinished');
  expect(faultOf([{ from: '17:00', to: '09:00' }])).toBe('backwards');
  expect(
    faultOf([
      { from: '09:00', to: '12:00' },
      { from: '11:00', to: '15:00' },
    ]),
  ).toBe('overlapping');
});
