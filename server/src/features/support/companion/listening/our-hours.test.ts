import { expect, test } from 'vitest';
import { englishAnswers } from './english-answers.ts';
import { spanishAnswers } from './spanish-answers.ts';

test('no answer says when our own phone is answered: an operator sets that, and the contact page tells it', () => {
  const sentences = [englishAnswers, spanishAnswers]
    .flatMap((answers) => Object.values(answers))
    .flatMap(({ says }) => says)
    .flatMap((answer) => answer.split(/(?<=[.;]) /));
  const ours = sentences.filter((sentence) => /our team|nuestro equipo/i.test(sentence) && !sentence.includes('988'));
  expect(ours.length).toBeGreaterThan(4);
  for (const sentence of ours)
    expect(sentence).not.toMatch(/day and night|any hour|24\/7|de día y de noche|cualquier hora/i);
});
