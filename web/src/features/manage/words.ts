// The words of the sheets.
import { isLanguage } from '@evenlight/contract/languages';
import type { Column, SheetKind } from '@evenlight/contract/manage';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { languageName } from '../../platform/language-name';
import { categoryNames, faithNames } from '../vendors/words';

type SheetWords = { title: MessageDescriptor; lead: MessageDescriptor; begin: MessageDescriptor };

export const sheetWords: Record<SheetKind, SheetWords> = {
  venues: {
    title: msg`Venues`,
    lead: msg`Places for a service: what they cost, whom they welcome, and the days on which they are closed.`,
    begin: msg`Add a venue`,
  },
  vendors: {
    title: msg`Vendors`,
    lead: msg`Florists, caterers and everybody else a family can ask. Stars and response times are counted, not written.`,
    begin: msg`Add a vendor`,
  },
  packages: {
    title: msg`Packages`,
    lead: msg`One for each tradition and tier. Its lines have to sum to its price. Plans that are saved keep the price they were told.`,
    begin: msg`Add a package`,
  },
  addons: {
    title: msg`Add-ons`,
    lead: msg`What can be added to a package. Plans that are saved keep the price they were told.`,
    begin: msg`Add an add-on`,
  },
  groups: {
    title: msg`Support groups`,
    lead: msg`Whoever is in a group gets a letter when it meets at another time or place.`,
    begin: msg`Add a group`,
  },
  hours: {
    title: msg`Hours`,
    lead: msg`When the chat is open and when talks can be booked, by weekday, and days that are unlike it.`,
    begin: msg`Add a special day`,
  },
  resources: {
    title: msg`Texts of the library`,
    lead: msg`Many texts at once, as one file. Each single text is best written in the library itself.`,
    begin: msg`Write a new text`,
  },
  counties: {
    title: msg`Counties`,
    lead: msg`Where we say that we work. Families read them on the pages about our services and on how to reach us.`,
    begin: msg`Add a county`,
  },
  facts: {
    title: msg`Dated facts`,
    lead: msg`Fees, prices and limits that others set. Families read a figure with its source and the day it was checked, or are told to ask.`,
    begin: msg`Add a fact`,
  },
};

/** What was invented about these is their price. */
export function pricesMayBeExamples(kind: SheetKind): boolean {
  return kind === 'packages' || kind === 'addons';
}

const columnNames: Record<string, MessageDescriptor> = {
  name: msg`Name`,
  type: msg`Type`,
  address: msg`Address`,
  location: msg`City`,
  description: msg`Description`,
  capacity: msg`Seats for guests`,
  amenities: msg`Amenities`,
  faithTraditions: msg`Traditions it welcomes`,
  latitude: msg`Latitude`,
  longitude: msg`Longitude`,
  minCost: msg`Lowest cost in dollars`,
  maxCost: msg`Highest cost in dollars`,
  closedDays: msg`Days on which it is closed`,
  listed: msg`Offered to families`,
  category: msg`Category`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  website: msg`Website`,
  image: msg`Picture`,
  specialties: msg`Specialties`,
  minPrice: msg`Lowest price in dollars`,
  maxPrice: msg`Highest price in dollars`,
  priceNote: msg`A word about the price`,
  businessType: msg`Kind of business`,
  hours: msg`Hours`,
  licenseNumber: msg`License number`,
  licenseCheckedOn: msg`License looked up on`,
  verified: msg`Verified`,
  featured: msg`Paid promotion`,
  tradition: msg`Tradition`,
  tier: msg`Tier`,
  serviceType: msg`Kind of service`,
  popular: msg`Marked as most popular`,
  price: msg`Price in dollars`,
  features: msg`What is in it`,
  lines: msg`Priced lines`,
  kind: msg`Kind`,
  canDecline: msg`May be declined`,
  covers: msg`Pays for`,
  includedIn: msg`In these tiers already`,
  notCustomaryFor: msg`Not customary for`,
  notes: msg`A word for single traditions`,
  note: msg`Note`,
  forWhom: msg`For whom`,
  facilitator: msg`Led by`,
  cost: msg`Cost`,
  place: msg`Part of town, or online`,
  whereToMeet: msg`The door, for those who are confirmed`,
  language: msg`Language`,
  writtenIn: msg`Texts are written in`,
  letterLanguage: msg`Language of letters`,
  traditions: msg`Traditions`,
  firstDay: msg`First meeting`,
  everyWeeks: msg`Every so many weeks`,
  startsAt: msg`Begins at`,
  minutes: msg`Minutes`,
  seats: msg`Seats`,
  use: msg`For`,
  day: msg`Day`,
  slug: msg`Address of the text`,
  title: msg`Title`,
  summary: msg`Summary`,
  tags: msg`Topics`,
  related: msg`Neighbors`,
  sources: msg`Sources`,
  reviewedOn: msg`Reviewed on`,
  body: msg`Text`,
  key: msg`Which fact`,
  county: msg`County`,
  unit: msg`Counted in`,
  low: msg`Figure, or the lowest`,
  high: msg`Highest`,
  source: msg({ message: 'Source', context: 'dated fact' }),
  checkedOn: msg`Checked on`,
  reviewBy: msg`Review by`,
};

/** `description (es)` is the description in Spanish. */
const IN_A_LANGUAGE = /^(.+) \(([a-z]{2,3})\)$/;

export function columnName(i18n: I18n, name: string): string {
  const [, original, code] = IN_A_LANGUAGE.exec(name) ?? [];
  if (original && code) {
    const [words, language] = [columnName(i18n, original), languageName(code, i18n.locale)];
    return i18n._(msg`${words} (${language})`);
  }
  const words = columnNames[name];
  return words ? i18n._(words) : name;
}

const columnHints: Record<string, MessageDescriptor> = {
  type: msg`Crematorium, Funeral home, or with the group in front: Religious – Temple, Secular – Garden`,
  closedDays: msg`One on each line: 2026-12-24, or 2026-12-24 to 2027-01-02`,
  hours: msg`One stretch on each line, such as 09:00-12:00; empty for closed`,
  covers: msg`Numbers of the things in it, such as 1, 3`,
  startsAt: msg`Such as 18:30, Pacific Time`,
  day: msg`Monday, or a day such as 2026-12-25`,
  licenseCheckedOn: msg`Empty until somebody has looked it up`,
  featured: msg`Families are told that it is paid for`,
  county: msg`As in the sheet of counties; empty for all that have no row of their own`,
  low: msg`Empty where there is none`,
  high: msg`Only for a range`,
  checkedOn: msg`Empty until somebody has looked it up`,
  reviewBy: msg`The last day on which families read the figure`,
};

/** Vendors say their hours in their own words. */
export function columnHint(i18n: I18n, { name, field }: Column): string | undefined {
  const words = name === 'hours' && field.is === 'line' ? undefined : columnHints[name];
  return words && i18n._(words);
}

const optionNames: Record<string, MessageDescriptor> = {
  ...categoryNames,
  ...faithNames,
  yes: msg`Yes`,
  choice: msg`Only if chosen, and not in the price`,
  no: msg`No`,
  other: msg`Another tradition`,
  basic: msg`Basic`,
  premium: msg`Premium`,
  legacy: msg`Legacy`,
  burial: msg`Burial`,
  cremation: msg`Cremation`,
  memorial: msg`Memorial`,
  service: msg`Our own work`,
  merchandise: msg`Things that are sold`,
  'cash-advance': msg`Money passed on to others`,
  'in-person': msg`In person`,
  virtual: msg`Online`,
  hybrid: msg`In person and online`,
  free: msg`Free`,
  donation: msg`By donation`,
  chat: msg`The chat`,
  talks: msg`Talks that are booked`,
  dollars: msg`US dollars`,
  hours: msg({ message: 'Hours', context: 'unit' }),
  days: msg({ message: 'Days', context: 'unit' }),
  years: msg({ message: 'Years', context: 'unit' }),
  yards: msg`Yards`,
  feet: msg`Feet`,
  'nautical-miles': msg`Nautical miles`,
  none: msg`A number alone`,
};

/** Cities and numbers say themselves what they are. */
export function optionName(i18n: I18n, option: string): string {
  if (isLanguage(option)) return languageName(option, i18n.locale);
  const words = optionNames[option];
  return words ? i18n._(words) : option;
}
