import { firstLanguage } from '@evenlight/contract/languages';

/** For what a sheet says, in its own notation and as our team wrote it: as attributes of the element that holds nothing else. */
export const wordsOfSheet = { lang: firstLanguage, dir: 'auto', translate: 'no' } as const;
