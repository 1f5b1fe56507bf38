// The texts of what a new house offers and of the samples. They are data and stand in no call of `t`; `npm run texts` reads
// them here, so that they are translated in the same catalogues as everything else.
import { firstLanguage } from '@evenlight/contract/languages';
import { firstCatalogue, PRICE_LIST } from './features/catalogue/first-catalogue/first-catalogue.ts';
import { FIRST_FACT, firstFacts } from './features/facts/first-facts.ts';
import { sampleGroups } from './sample-data/groups.ts';
import { SAMPLE } from './sample-data/spoken-samples.ts';
import { sampleVendorRows } from './sample-data/vendors/sample-vendors.ts';
import { sampleVenues } from './sample-data/venues/sample-venues.ts';

/** The context is what a translator reads beside the text, and what it is looked up by. */
export type TextInData = { message: string; context: typeof PRICE_LIST | typeof FIRST_FACT | typeof SAMPLE };

export function textsInData(): TextInData[] {
  const { packages, addons } = firstCatalogue;
  const offered = [
    ...packages.flatMap(({ name, description, features, lines }) => [
      name,
      description,
      ...features,
      ...lines.map(({ name }) => name),
    ]),
    ...addons.flatMap(({ name, description, notes = {} }) => [name, description, ...Object.values(notes)]),
  ];
  const facts = firstFacts.flatMap(({ name, note, source }) => [name, note ?? '', source ?? '']);
  const samples = [
    ...sampleVenues.flatMap(({ type, description, amenities }) => [type, description, ...amenities]),
    ...sampleVendorRows().flatMap(({ description, businessType, specialties, priceNote, hours }) => [
      description,
      businessType,
      ...specialties,
      priceNote,
      hours,
    ]),
    ...sampleGroups
      .filter(({ language }) => language === firstLanguage)
      .flatMap(({ name, description, forWhom, facilitator, place, whereToMeet }) => [
        name,
        description,
        forWhom,
        facilitator,
        place,
        whereToMeet,
      ]),
  ];
  return [...textsOf(offered, PRICE_LIST), ...textsOf(facts, FIRST_FACT), ...textsOf(samples, SAMPLE)];
}

function textsOf(messages: readonly string[], context: TextInData['context']): TextInData[] {
  return [...new Set(messages)].filter((message) => message !== '').map((message) => ({ message, context }));
}
