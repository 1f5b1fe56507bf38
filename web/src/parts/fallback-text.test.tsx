import { type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { I18nProvider, Trans } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inFirstLanguage, inTheirLanguage } from '../platform/fallback';
import { FallbackText, MixedSentence } from './fallback-text';

function drawn(message: string): string {
  const messages: Messages = { text: compileMessage(message) };
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'ar', messages: { ar: messages } })} defaultComponent={FallbackText}>
      <Trans id="text" values={{ name: 'Leela' }} components={{ 0: <b /> }} />
    </I18nProvider>,
  );
}

test('what is not translated says that it is English, with its parts and the names in it', () => {
  expect(drawn(inFirstLanguage('For <0>{name}</0>'))).toBe(
    '<span lang="en" dir="ltr">\u2066For <b>Leela</b>\u2069</span>',
  );
});

test('a name in English within a sentence of another language carries English, and the sentence does not', () => {
  const sentence = `Se añadió: ${inFirstLanguage('Live Streaming')}.`;
  expect(renderToStaticMarkup(<MixedSentence sentence={sentence} />)).toBe(
    'Se añadió: <span lang="en" dir="ltr">Live Streaming</span>.',
  );
});

test('what a family wrote has no language of ours within a sentence', () => {
  const sentence = `El título ahora es: ${inTheirLanguage('By the lake')}.`;
  expect(renderToStaticMarkup(<MixedSentence sentence={sentence} />)).toBe(
    'El título ahora es: <span dir="auto" lang="">By the lake</span>.',
  );
});

test('what is translated stands as it is', () => {
  expect(drawn('إلى {name}')).toBe('إلى Leela');
});
