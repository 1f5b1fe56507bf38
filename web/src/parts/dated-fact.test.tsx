import type { DatedFact as Told } from '@evenlight/contract/facts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DatedFact } from './dated-fact';

function wordsOf(fact: Told): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <DatedFact fact={fact} />
    </I18nProvider>,
  );
  return drawn.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

const copy = { key: 'copy.certified', name: 'A certified copy', note: null } as const;
const told = { ...copy, is: 'told', county: null, source: 'The state', checkedOn: '2026-11-03' } as const;

test('a figure stands with the day it was checked and where it is from', () => {
  const words = wordsOf({ ...told, figure: { unit: 'dollars', lowCents: 2600, highCents: 2600 } });
  expect(words).toMatch(/\$26 checked on November 3, 2026 .* Source: The state/);
});

test('a range is one figure, to the cent, and a county is named', () => {
  const figure = { unit: 'dollars', lowCents: 1250, highCents: 200_000 } as const;
  const words = wordsOf({ ...told, county: 'Sonoma', figure });
  expect(words).toContain('$12.50 to $2,000');
  expect(words).toContain('In Sonoma County.');
});

test('what is measured says in what, of one and of several', () => {
  const measured = (unit: 'days' | 'nautical-miles' | 'none', low: number, high = low) =>
    wordsOf({ ...told, figure: { unit, low, high } });
  expect(measured('days', 1)).toContain('1 day checked');
  expect(measured('days', 8, 10)).toContain('8 to 10 days');
  expect(measured('nautical-miles', 3)).toContain('3 nautical miles');
  expect(measured('none', 5, 10)).toContain('5 to 10 checked');
});

test('what is to be asked says so, and whom, without any figure', () => {
  expect(wordsOf({ ...copy, is: 'ask', note: 'The county sets it.' })).toMatch(/^ Ask .*The county sets it\. $/);
  expect(wordsOf({ ...copy, is: 'ask' })).toBe(' Ask ');
});
