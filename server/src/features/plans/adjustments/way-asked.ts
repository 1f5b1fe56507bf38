// How a request about the way reads. Nobody typed it, so it is in the language of whoever reads it.
import type { PricedLine } from '@evenlight/contract/estimates';
import { firstLanguage, type Language } from '@evenlight/contract/languages';
import type { Translations } from '@evenlight/contract/translations';
import type { Way, WayAgreement } from '@evenlight/contract/ways';
import { inEveryLanguage, type Words } from '../../../platform/texts/texts.ts';
import type { Chosen } from '../choose.ts';
import { wayNames } from '../export-words.ts';

/** What a request about the way holds: package and lines as they were offered, null where no package of ours holds it. */
export type AskedWay = Omit<Chosen, 'lines'> & {
  lines: PricedLine[] | null;
  /** Who had agreed to the way that the plan had before. */
  wayAgreed: WayAgreement | null;
};

const sentences = inEveryLanguage(
  (t, language) => (way: Way) => t('What happens with the body: {way}', { way: wayNames[way][language] }),
);

export function wayAsked(way: Way): Words {
  return inEveryLanguage((_, language) => sentences[language](way));
}

/** As what is told in a plan: in the first language, with the others beside it. */
export function toldWayAsked(way: Way): { description: string; translations: Translations } {
  const { [firstLanguage]: description, ...others } = wayAsked(way);
  const translations = Object.entries(others).map(([language, description]) => [language, { description }]);
  return { description, translations: Object.fromEntries(translations) };
}

type Described = { way?: Way | null | undefined; description: string };

/** For letters and lists of ours. What a family wrote stays as it is. */
export function descriptionIn({ way, description }: Described, language: Language): string {
  return way ? sentences[language](way) : description;
}
