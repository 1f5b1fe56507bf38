// The words of a printed statement. Names from the catalogue are printed as they are.

import type { LineKind, PackageTier } from '@evenlight/contract/catalogue';
import type { Language } from '@evenlight/contract/languages';
import type { FaithTradition, PackagedTradition, ServiceType } from '@evenlight/contract/traditions';
import type { Way } from '@evenlight/contract/ways';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

type Words = {
  title: string;
  asOf: (day: string) => string;
  plan: string;
  person: string;
  tradition: string;
  startsFrom: (own: string, other: string) => string;
  package: string;
  serviceDate: string;
  notChosen: string;
  venue: string;
  sample: string;
  examplePrices: string;
  kinds: Record<LineKind, string>;
  subtotal: Record<LineKind, string>;
  addon: (name: string) => string;
  declined: string;
  /** In place of a price. */
  choiceLeft: string;
  price: string;
  packageSum: string;
  addonSum: string;
  estimate: string;
  adjustment: (what: string) => string;
  adjustmentAsked: (what: string) => string;
  total: string;
  rights: string;
  lettersMissing: string;
  call: (phone: string) => string;
  page: (page: number, pages: number) => string;
  /** The same in 'starting from the … outline'. */
  outlines: Record<PackagedTradition, string>;
  traditions: Record<FaithTradition, string>;
  tiers: Record<PackageTier, string>;
  serviceTypes: Record<ServiceType, string>;
  way: string;
  ways: Record<Exclude<Way, 'undecided'>, string>;
  /** Until our team has settled the price of a way that was chosen later. */
  stillPricedFor: (way: string, priced: string) => string;
  notKnown: string;
  /** While the family has not decided. */
  pricedAs: Record<ServiceType, string>;
};

export const statementWords: Record<Language, Words> = inEveryLanguage((t) => ({
  title: t('Itemized statement', 'statement'),
  asOf: (day) => t('Prices as of {day}. This is an estimate, not a bill.', { day }),
  plan: t('Plan', 'statement'),
  person: t('For', 'statement'),
  tradition: t('Tradition', 'statement'),
  startsFrom: (own, other) => t('{own}, starting from the {other} outline', { own, other }),
  package: t('Package', 'statement'),
  serviceDate: t('Service date', 'statement'),
  notChosen: t('Not chosen yet'),
  venue: t('Venue', 'statement'),
  sample: t('sample listing', 'statement'),
  examplePrices: t('Example prices: ask us before you rely on them.'),
  kinds: {
    service: t('Services', 'statement'),
    merchandise: t('Merchandise', 'statement'),
    'cash-advance': t('Cash advances (paid to others)'),
  },
  subtotal: {
    service: t('Services together', 'statement'),
    merchandise: t('Merchandise together', 'statement'),
    'cash-advance': t('Cash advances together'),
  },
  addon: (name) => t('{name} (add-on)', { name }, 'statement'),
  declined: t('Declined:', 'statement'),
  choiceLeft: t('Not chosen', 'statement'),
  price: t('Price', 'statement'),
  packageSum: t('Package', 'statement'),
  addonSum: t('Add-ons', 'statement'),
  estimate: t('Plan estimate', 'statement'),
  adjustment: (what) => t('Adjustment: {what}', { what }, 'statement'),
  adjustmentAsked: (what) => t('Asked for, not confirmed yet and not in the total: {what}', { what }),
  total: t('Total', 'statement'),
  rights: t('Your rights', 'statement'),
  lettersMissing: t(
    'Some letters of a name could not be printed here. The statement on our website shows the name in full.',
  ),
  call: (phone) => t('Questions? Call us at {phone}.', { phone }),
  page: (page, pages) => t('Page {page} of {pages}', { page, pages }),
  outlines: {
    hindu: t('Hindu', 'in the middle of a sentence'),
    muslim: t('Muslim', 'in the middle of a sentence'),
    jewish: t('Jewish', 'in the middle of a sentence'),
    christian: t('Christian', 'in the middle of a sentence'),
    buddhist: t('Buddhist', 'in the middle of a sentence'),
    sikh: t('Sikh', 'in the middle of a sentence'),
    secular: t('Secular', 'in the middle of a sentence'),
  },
  traditions: {
    hindu: t('Hindu', 'statement'),
    muslim: t('Muslim', 'statement'),
    jewish: t('Jewish', 'statement'),
    christian: t('Christian', 'statement'),
    buddhist: t('Buddhist', 'statement'),
    sikh: t('Sikh', 'statement'),
    secular: t('Secular', 'statement'),
    other: t('Another tradition', 'statement'),
  },
  tiers: {
    simple: t('Simple', 'statement'),
    basic: t('Basic', 'statement'),
    premium: t('Premium', 'statement'),
    legacy: t('Legacy', 'statement'),
  },
  serviceTypes: {
    burial: t('burial', 'statement'),
    cremation: t('cremation', 'statement'),
    memorial: t('memorial', 'statement'),
  },
  way: t('What happens with the body', 'statement'),
  ways: {
    burial: t('Burial', 'statement'),
    'green-burial': t('Green burial', 'statement'),
    cremation: t('Cremation', 'statement'),
    'water-cremation': t('Water cremation', 'statement'),
    donation: t('Given to science', 'statement'),
    elsewhere: t('In another country, or already done', 'statement'),
  },
  notKnown: t('Not yet known', 'statement'),
  stillPricedFor: (way, priced) =>
    t('{way} (these prices are still those for: {priced})', { way, priced }, 'statement'),
  pricedAs: {
    burial: t('Priced as a burial, as is customary, until you decide', 'statement'),
    cremation: t('Priced as a cremation, as is customary, until you decide', 'statement'),
    memorial: t('Priced for a gathering, without care of the body, until you decide', 'statement'),
  },
}));
