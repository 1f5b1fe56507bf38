import { expect, test } from 'vitest';
import { signsOfOthers } from './signs-of-others.ts';

test.each([
  ['the neighbor says my daughter has bruises and nobody asks', 'child'],
  ['she said Uncle comes at night and touches my son', 'child'],
  ['mi hijo mayor estrelló al niño contra la pared', 'child'],
  ['an older man asks me for photos. he says he will tell', 'child'],
  ['a mi niña le duele cuando va al baño', 'child'],
  ['He has taken my keys, so I cannot go to my sister', 'abuse'],
  ['mi marido me encierra cuando sale', 'abuse'],
  ['I took hers by mistake and I feel dizzy', 'medical'],
  ['A squeezing in my chest and my arm is asleep', 'medical'],
  ['I will make everyone who laughed feel it', 'others'],
] as const)('words of another danger than one’s own are seen: %s', (text, route) => {
  expect(signsOfOthers(text)).toContain(route);
});

test.each([
  'I do not want to be here any more',
  'I keep looking at the pills in the drawer',
  'My daughter would be better off with her aunt',
  'me quiero ir con mi hija',
])('somebody’s own wish to die is not taken for another danger: %s', (text) => {
  expect(signsOfOthers(text)).toEqual([]);
});
