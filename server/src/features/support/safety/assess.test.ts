import { crisisLevels, isAtLeast } from '@evenlight/contract/support/levels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assess } from './assess.ts';
import { labels, readMessages } from './messages.ts';

test('danger is told by kind, so that the right lines are shown', async () => {
  expect(await assess('I am going to kill myself tonight')).toMatchObject({ level: 'crisis', routes: ['self'] });
  expect(await assess('My husband hits me when he drinks')).toMatchObject({ level: 'crisis', routes: ['abuse'] });
  expect(await assess('my husband wont wake up')).toMatchObject({ level: 'crisis', routes: ['medical'] });
  expect(await assess('I am going to kill the man who did this')).toMatchObject({
    level: 'crisis',
    routes: ['others'],
  });
  expect(await assess('my daughter says she wants to die')).toMatchObject({ level: 'elevated', routes: ['worried'] });
});

test('Spanish is heard as well as English', async () => {
  expect(await assess('ya no quiero vivir')).toMatchObject({ level: 'elevated', language: 'es' });
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
    { seed: 20_261_116, numRuns: 60 },
  );
}, 60_000);

const written = { training: readMessages('training'), 'held-back': readMessages('held-back') };

test('at least 1,500 messages were written for training, about half of them without danger', () => {
  const { training } = written;
  expect(training.length).toBeGreaterThan(1_500);
  const harmless = training.filter(({ label }) => labels[label] === null).length;
  expect(harmless / training.length).toBeGreaterThan(0.45);
  expect(new Set(training.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
});

test('no held-back message or author is among those that were learned from', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const learned = new Set(written.training.map(({ text }) => plain(text)));
  const authors = new Set(written.training.map(({ author }) => author));
  // Two words such as 'thank you' are anybody's.
  const seen = written['held-back'].filter(({ text }) => plain(text).split(' ').length > 3 && learned.has(plain(text)));
  expect(seen).toEqual([]);
  expect(written['held-back'].filter(({ author }) => authors.has(author))).toEqual([]);
});
