import { crisisLevels, isAtLeast } from '@evenlight/contract/support/levels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assess } from './assess.ts';
import { labels, readMessages, readUnseenMessages } from './messages.ts';

test('danger is told by kind, so that the right lines are shown', async () => {
  expect(await assess('I am going to kill myself tonight')).toMatchObject({ level: 'crisis', routes: ['self'] });
  expect(await assess('My husband hits me when he drinks')).toMatchObject({ level: 'crisis', routes: ['abuse'] });
  expect(await assess('my husband wont wake up')).toMatchObject({ level: 'crisis', routes: ['medical'] });
  expect(await assess('I am going to kill the man who did this')).toMatchObject({
    level: 'crisis',
    routes: ['others'],
  });
  expect((await assess('I took all the pills an hour ago')).routes[0]).toBe('medical');
  expect(await assess('my daughter says she wants to die')).toMatchObject({ level: 'elevated', routes: ['worried'] });
});

test('Spanish is heard as well as English', async () => {
  expect(await assess('ya no quiero vivir')).toMatchObject({ level: 'elevated', language: 'es' });
  expect(await assess('me quiero matar')).toMatchObject({ routes: ['self'], language: 'es' });
  expect(await assess('me voy a matar')).toMatchObject({ level: 'crisis', routes: ['self'], language: 'es' });
});

test('ordinary grief and planning stay without an alarm', async () => {
  for (const text of [
    'She died by suicide last year and I miss her every day.',
    'How much does a cremation cost, and when can we pick up the ashes?',
    'I cannot believe he is gone. The house is so quiet.',
    '¿Cuánto cuesta el entierro y qué papeles necesito?',
  ]) {
    const { level, rules } = await assess(text);
    expect([text, isAtLeast(level, 'elevated'), rules]).toEqual([text, false, expect.anything()]);
  }
});

test('a line of danger is heard in a letter of many pages, also where nobody put a stop', async () => {
  const day = 'we went to see the church and my cousin brought soup and the flowers were white like she wanted. ';
  const danger = 'I have the pills here and I am going to kill myself tonight. ';
  for (const letter of [
    day.repeat(90) + danger + day.repeat(90),
    `${day.repeat(90)}${danger}${day.repeat(90)}`.replaceAll('.', ''),
  ])
    expect(await assess(letter)).toMatchObject({ level: 'crisis', routes: ['self'] });
});

test('heavy words without a wish to die are a concern', async () => {
  expect((await assess("I can't do this anymore, everything is hopeless")).level).toBe('concern');
});

test('whatever is typed gets a level, and danger has a kind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      const { level, routes } = await assess(text);
      expect(crisisLevels).toContain(level);
      expect(routes.length > 0).toBe(isAtLeast(level, 'elevated'));
    }),
    { seed: 20_261_116, numRuns: process.env.TEST_ALL ? 500 : 20 },
  );
}, 60_000);

test('at least 1,500 messages were written for training, about half of them without danger', () => {
  const training = readMessages('training');
  expect(training.length).toBeGreaterThan(1_500);
  const harmless = training.filter(({ label }) => labels[label] === null).length;
  expect(harmless / training.length).toBeGreaterThan(0.45);
  expect(new Set(training.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'mixed']));
});

test('no held-back author is learned from, and hardly a message was written twice', () => {
  const authors = new Set(readMessages('training').map(({ author }) => author));
  const heldBack = readMessages('held-back');
  expect(heldBack.filter(({ author }) => authors.has(author))).toEqual([]);
  expect(readUnseenMessages().length / heldBack.length).toBeGreaterThan(0.98);
});
