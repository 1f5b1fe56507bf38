import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartComing } from './part-coming';

test('without scripts a part that could not be read is told about, and nothing breathes there for ever', () => {
  const page = renderToString(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PartComing missing="The photos could not be loaded">
        <p>Loading...</p>
      </PartComing>
    </I18nProvider>,
  );
  expect(page).toMatch(/<noscript><p[^>]*>The photos could not be loaded/);
  expect(page).toContain('<div class="noscript:hidden"><p>Loading...</p></div>');
});
