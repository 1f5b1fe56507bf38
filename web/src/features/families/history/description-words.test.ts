import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { descriptionInWords } from './description-words';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each(['Back to version 3', 'The family decided: Lilies', 'The family decided this.', 'Her name'])(
  'a version that says “%s” is told so',
  (description) => {
    expect(descriptionInWords(description, i18n)).toBe(description);
  },
);
