import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Amount } from './amount';

function drawn(page: ReactElement): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{page}</I18nProvider>);
}

const figureIn = (page: ReactElement) => drawn(page).replaceAll(/<[^>]*>/g, '');

test('an amount says whose figure it is', () => {
  expect(drawn(<Amount from="ours" cents={350_000} />)).toBe(
    '<span data-amount="ours" class="tabular-nums">$3,500</span>',
  );
  expect(drawn(<Amount from="price-list" cents={1} className="block" />)).toContain('data-amount="price-list"');
});

test('an amount without whose figure it is does not compile', () => {
  // @ts-expect-error nobody says whose it is
  const nobodys = <Amount cents={100} />;
  // @ts-expect-error there is no such source
  const unheard = <Amount from="somewhere" cents={100} />;
  // @ts-expect-error a figure of others comes as a fact, with the day it was checked
  const undated = <Amount from="dated-fact" cents={100} />;
  // @ts-expect-error our prices are numbers
  const worded = <Amount from="ours" words="From $5" />;
  expect([nobodys, unheard, undated, worded]).toHaveLength(4);
});

test.each([
  [1050, '$10.50'],
  [1000, '$10'],
  [5, '$0.05'],
  [0, '$0'],
  [123_456_789, '$1,234,567.89'],
  [-350_010, '−$3,500.10'],
])('%i cents are shown to the cent', (cents, words) => {
  expect(figureIn(<Amount from="family" cents={cents} />)).toBe(words);
});

test('what is added and what is taken off have their signs', () => {
  const signed = [5000, -5050, 0].map((cents) => figureIn(<Amount from="ours" cents={cents} isSigned />));
  expect(signed).toEqual(['+$50', '−$50.50', '$0']);
});

test('a range is one amount, and where both ends are the same there is one figure', () => {
  const rangeOf = (lowCents: number, highCents: number) => <Amount from="together" range={{ lowCents, highCents }} />;
  expect(figureIn(rangeOf(90_050, 200_000))).toBe('$900.50 to $2,000');
  expect(figureIn(rangeOf(90_050, 90_050))).toBe('$900.50');
});

test('a vendor’s listing stays as the vendor wrote it', () => {
  expect(figureIn(<Amount from="vendor" words="From $500 a day" />)).toBe('From $500 a day');
});

test('a dated fact says when it was checked, unless its sentence does', () => {
  const fact = { figure: { unit: 'dollars', lowCents: 2600, highCents: 2600 }, checkedOn: '2026-11-03' } as const;
  expect(figureIn(<Amount from="dated-fact" fact={fact} />)).toBe('$26checked on November 3, 2026');
  expect(figureIn(<Amount from="dated-fact" fact={fact} isDayInSentence />)).toBe('$26');
});

test('in a sentence it keeps its place and its name', () => {
  const left = <Amount from="ours" cents={252_000} />;
  const said = drawn(<Trans>Secured; {left} left</Trans>);
  expect(said).toBe('Secured; <span data-amount="ours" class="tabular-nums">$2,520</span> left');
});
