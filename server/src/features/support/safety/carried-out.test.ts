import { expect, test } from 'vitest';
import { type Earlier, isCarriedOut } from './carried-out.ts';

const byPerson = (text: string, isDanger = true): Earlier => ({ role: 'user', text, isDanger });
const pills = [byPerson('I have her pills in my hand'), { role: 'assistant', text: 'Are you safe?' } as const];
const pastillas = [byPerson('tengo el frasco de pastillas aquí')];

test.each([
  'I took them just now',
  'i just took it',
  'ok. i’ve taken all of them',
  'I already swallowed half',
  'i did take some',
  'they are already in me',
  'I did it.',
])('%s, after pills were named, needs an ambulance', (text) => {
  expect(isCarriedOut(text, pills)).toBe(true);
});

test.each(['me las acabo de tomar', 'ya me las tomé', 'acabo de tomármelas', 'ya lo hice', 'me tomé la mitad'])(
  '%s, after pills were named, needs an ambulance',
  (text) => {
    expect(isCarriedOut(text, pastillas)).toBe(true);
  },
);

test('the same words are nothing grave where nothing was named before', () => {
  const lately = [byPerson('We have to choose the flowers', false)];
  for (const text of ['I took them just now', 'I did it', 'me las acabo de tomar'])
    expect([text, isCarriedOut(text, lately)]).toEqual([text, false]);
  expect(isCarriedOut('I took them just now', [])).toBe(false);
});

test('who gives the pills away is in no more danger for it', () => {
  for (const text of ['I took them back to the pharmacy', 'I took them to my sister', 'I took them away from him'])
    expect([text, isCarriedOut(text, pills)]).toEqual([text, false]);
});

test('what the program said names nothing', () => {
  expect(isCarriedOut('I took them', [{ role: 'assistant', text: 'Are the pills within reach?' }])).toBe(false);
});

test('what is done by now, said to a question about danger, needs an ambulance', () => {
  const question = { role: 'assistant', text: 'Are you thinking about not living any more?' } as const;
  const lately = [byPerson('The mornings are the worst of it.', false), question];
  for (const text of ['I already did it', "it's done", 'Too late', 'ya lo hice', 'ya es tarde'])
    expect([text, isCarriedOut(text, lately)]).toEqual([text, true]);
});

test('days, calls and time are not swallowed', () => {
  for (const text of ['I take it one day at a time', 'I took some time off', 'I took all his calls', 'I took it hard'])
    expect([text, isCarriedOut(text, pills)]).toEqual([text, false]);
});

test('a body that fails after words of danger needs an ambulance, whoever heard the danger, and not after other words', () => {
  const heardByClassifier: Earlier = { role: 'user', text: 'It will be quiet soon.', isDanger: true, routes: [] };
  for (const text of ['I feel so sleepy', 'there is a lot of blood', 'me está dando sueño'])
    expect([text, isCarriedOut(text, [heardByClassifier])]).toEqual([text, true]);
  expect(isCarriedOut('I feel so sleepy', [byPerson('We chose the songs.', false)])).toBe(false);
});
