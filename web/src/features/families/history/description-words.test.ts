import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { inTheirLanguage } from '../../../platform/fallback';
import { descriptionInWords } from './description-words';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each(['Back to version 3', 'The family decided this.'])('a version that says “%s” is told so', (description) => {
  expect(descriptionInWords(description, i18n)).toBe(description);
});

test('what people wrote of a version keeps its own language', () => {
  expect(descriptionInWords('Her name', i18n)).toBe(inTheirLanguage('Her name'));
  expect(descriptionInWords('The family decided: Lilies', i18n)).toBe(
    `The family decided: ${inTheirLanguage('Lilies')}`,
  );
});
