import { chatLanguages } from '@evenlight/contract/languages';
import { crisisRoutes } from '@evenlight/contract/support/levels';
import { expect, test } from 'vitest';
import { otherLanguages } from '../safety/languages/other-language.ts';
import { plainHelp, plainQuestions, softQuestionOfEverybody } from './ask-plainly.ts';
import { gentleLines, reminderText, welcomeText } from './fixed-texts.ts';
import { otherLanguageText } from './other-languages.ts';
import { inARow } from './safety-texts.testing.ts';
import { spokenLanguageOf } from './spoken-language.ts';

test.each(chatLanguages)('every fixed text shows that it is in %s', (language) => {
  const ofRoutes = crisisRoutes.flatMap((route) => [
    ...inARow(route, language, 3),
    ...gentleLines(route, language),
    ...plainQuestions(route, language),
  ]);
  const first = [true, false].map((isSentOut) => welcomeText(language, { isSentOut }));
  const more = [reminderText(language), softQuestionOfEverybody(language), ...plainHelp(language)];
  for (const text of [...ofRoutes, ...first, ...more]) {
    expect([text, spokenLanguageOf(text)]).toEqual([text, language]);
    for (const part of text.split('\n\n')) expect(spokenLanguageOf(part) ?? language).toBe(language);
  }
});

test('what is said in several languages, or in one that is not read here, says none', () => {
  for (const language of otherLanguages) expect(spokenLanguageOf(otherLanguageText(language))).toBeUndefined();
});
