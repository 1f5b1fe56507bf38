import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnWords, ToldIn } from './own-words';

function drawn(children: ReactNode, locale: 'en' | 'es' = 'en'): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
}

test('what is not in the language of the page carries its own', () => {
  expect(drawn(<OwnWords of={{ language: 'es' }}>Flores frescas</OwnWords>)).toBe(
    '<span lang="es" dir="ltr">Flores frescas</span>',
  );
});

test('what is in the language of the page stands as it is, and nothing is said about it', () => {
  expect(drawn(<OwnWords of={{}}>Fresh flowers</OwnWords>)).toBe('Fresh flowers');
  expect(drawn(<ToldIn of={{}} />)).toBe('');
  expect(drawn(<ToldIn of={[]} />)).toBe('');
});

test('a quiet word says which language it is, once for a list', () => {
  expect(drawn(<ToldIn of={{ language: 'es' }} />)).toContain('In Spanish');
  expect(drawn(<ToldIn of={[{ language: 'es' }, { language: 'es' }]} />)).toContain('In Spanish');
  expect(drawn(<ToldIn of={[{}, { language: 'es' }]} />)).toContain('Partly in Spanish');
});
