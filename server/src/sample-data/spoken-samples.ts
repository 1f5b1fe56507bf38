// Samples with what they say in other languages.
import type { Translations, Words } from '@evenlight/contract/translations';
import { translationsOfTexts } from '../platform/texts/translated-texts.ts';

/** What their texts are looked up by. */
export const SAMPLE = 'sample';

export function spoken<Sample extends object, Field extends keyof Sample & string>(
  sample: Sample & Readonly<Record<Field, Words>>,
  fields: readonly Field[],
): Sample & { translations: Translations } {
  const texts = Object.fromEntries(fields.map((field) => [field, sample[field]]));
  return { ...sample, translations: translationsOfTexts(texts, SAMPLE) };
}
