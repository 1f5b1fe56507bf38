import { expect, test } from 'vitest';
import { titleOf, titleOutside, withTitle } from './whose-plan.ts';

const kept = {
  title: 'Kavod',
  packageName: 'Kavod',
  personName: 'Miriam Levi',
  calledName: '',
  relation: '',
};
const inSpanish = (plan: typeof kept) => withTitle({ es: { packageName: 'Kavod', of: 'Kavod' } }, titleOf(plan)).es;

test('a plan goes by whom it is for, in every language, and never by its package once a name is known', () => {
  expect(titleOf(kept)).toMatchObject({ title: 'For Miriam Levi', isTitled: false });
  expect(inSpanish(kept)).toMatchObject({ title: 'Para Miriam Levi', packageName: 'Kavod' });
  expect(titleOf({ ...kept, calledName: 'Ima' }).title).toBe('For Ima');
  expect(titleOf({ ...kept, personName: 'فاطمة الزهراء' }).title).toBe('For فاطمة الزهراء');
});

test('without a name it is for your mother, and without either it keeps the name of its package', () => {
  const nameless = { ...kept, personName: '' };
  expect(titleOf({ ...nameless, relation: 'mother' }).title).toBe('For your mother');
  expect(inSpanish({ ...nameless, relation: 'mother' })?.title).toBe('Para su madre');
  expect(titleOf({ ...nameless, relation: 'myself' }).title).toBe('For myself');
  for (const relation of ['', 'other', 'My aunt’s neighbour', 'constructor'])
    expect(titleOf({ ...nameless, relation }).title).toBe('Kavod');
});

test('a title of the family’s own stands before every name, in every language', () => {
  const own = { ...kept, title: 'Ima’s farewell' };
  expect(titleOf(own)).toMatchObject({ title: 'Ima’s farewell', isTitled: true });
  expect(inSpanish(own)?.title).toBe('Ima’s farewell');
});

test('whoever is not of the family reads the full name, and not whose mother it is', () => {
  const inside = { ...kept, ...titleOf({ ...kept, calledName: 'Ima' }), calledName: 'Ima' };
  expect(titleOutside(inside).title).toBe('For Miriam Levi');
  const nameless = { ...kept, personName: '', relation: 'mother' };
  expect(titleOutside({ ...nameless, ...titleOf(nameless) }).title).toBe('Kavod');
});
