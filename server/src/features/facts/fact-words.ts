// A dated fact as it is printed. The page says the same (web/src/parts/dated-fact.tsx).
import type { DatedFact, Figure } from '@evenlight/contract/facts';
import type { Language } from '@evenlight/contract/languages';
import { inDollarsExactly } from '@evenlight/contract/money';
import { plainDayInWords } from '../../platform/days.ts';
import { inEveryLanguage } from '../../platform/texts/texts.ts';

const factWords = inEveryLanguage((t) => ({
  ask: t('Ask', 'dated fact'),
  range: (low: string, high: string) => t('{low} to {high}', { low, high }),
  checkedOn: (checked: string) => t('checked on {checked}', { checked }),
  source: (source: string) => `${t('Source:', 'dated fact')} ${source}`,
  county: (county: string) => t('In {county} County.', { county }),
  measures: {
    hours: (high: number, said: string) => t('{high, plural, one {{said} hour} other {{said} hours}}', { high, said }),
    days: (high: number, said: string) => t('{high, plural, one {{said} day} other {{said} days}}', { high, said }),
    years: (high: number, said: string) => t('{high, plural, one {{said} year} other {{said} years}}', { high, said }),
    yards: (high: number, said: string) => t('{high, plural, one {{said} yard} other {{said} yards}}', { high, said }),
    feet: (high: number, said: string) => t('{high, plural, one {{said} foot} other {{said} feet}}', { high, said }),
    'nautical-miles': (high: number, said: string) =>
      t('{high, plural, one {{said} nautical mile} other {{said} nautical miles}}', { high, said }),
    none: (_: number, said: string) => said,
  },
}));

/** The figure with the day it was checked and where it is from; or that families have to ask. */
export function factInWords(fact: DatedFact, language: Language): string {
  const words = factWords[language];
  if (fact.is === 'ask') return fact.note === null ? words.ask : `${words.ask}. ${fact.note}`;
  const { figure, county, source, checkedOn } = fact;
  const checked = words.checkedOn(plainDayInWords(checkedOn, language));
  const where = county === null ? '' : `${words.county(county)} `;
  return `${figureInWords(figure, language)}, ${checked}. ${where}${words.source(source)}`;
}

function figureInWords(figure: Figure, language: Language): string {
  const { range, measures } = factWords[language];
  if (figure.unit === 'dollars') {
    const [low, high] = [inDollarsExactly(figure.lowCents), inDollarsExactly(figure.highCents)];
    return low === high ? low : range(low, high);
  }
  const { unit, low, high } = figure;
  return measures[unit](high, low === high ? String(low) : range(String(low), String(high)));
}
