import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

test('short forms, slang and hidden letters become plain words', () => {
  expect(normalise("I can't do this, I wanna d1e").text).toBe('i can not do this , i want to die');
  expect(normalise('s.u.i.c.i.d.e on my mind 2nite').text).toBe('suicide on my mind tonight');
  expect(normalise('im sooooo tired!!!').text).toBe('i am so tired .');
});

test('Spanish loses its accents and its chat spelling, and is told from English', () => {
  expect(normalise('¿Por qué? Ya no kiero vivir, q hago')).toEqual({
    language: 'es',
    text: 'por que ? ya no quiero vivir , que hago',
  });
  expect(normalise('my boy has a toy').text).toBe('my boy has a toy');
  expect(normalise('my boy has a toy').language).toBe('en');
});

test('numbers and hours stay what they are', () => {
  expect(normalise('at 3am on the 14th, 9mm').text).toBe('at 3am on the 14th , 9mm');
});
