// What the exported page says besides people's own data.

import type { Language } from '@evenlight/contract/languages';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

type PageWords = {
  title: string;
  made: string;
  sameAsJson: string;
  yes: string;
  no: string;
  none: string;
  nothingUnder: string;
  files: string;
  noFiles: string;
  missing: string;
  cut: string;
  leftOut: string;
  leftOutIntro: string;
};

export const exportWords: Record<Language, (brand: string) => PageWords> = inEveryLanguage((t) => (brand) => ({
  title: t('Everything about you at {brand}', { brand }),
  made: t('As of', 'export account'),
  sameAsJson: t('The same for programs:'),
  yes: t('Yes', 'export account'),
  no: t('No', 'export account'),
  none: t('Not given', 'export account'),
  nothingUnder: t('Nothing is kept under:'),
  files: t('Your files', 'export account'),
  noFiles: t('You have given us no files.'),
  missing: t('This file could not be read, so it is not here. Try again tomorrow, or ask us about it.'),
  cut: t('Only the beginning of this file could be read. Try again tomorrow, or ask us about it.'),
  leftOut: t('What is not here, and why'),
  leftOutIntro: t('This is all we keep about you, but for these things:'),
}));
