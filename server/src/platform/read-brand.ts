// The operator's brand file: JSON, each setting as contract/src/brand.ts describes it.
import { readFileSync } from 'node:fs';
import { Brand, fictionalBrand } from '@evenlight/contract/brand';
import { firstLanguage, forEachLanguage, furtherLanguages, type Language } from '@evenlight/contract/languages';
import type { Translations } from '@evenlight/contract/translations';
import { z } from 'zod';
import { whyNotOpened } from './files/why-not-opened.ts';
import { words } from './texts/texts.ts';

const TEXT_MAX_LENGTH = 80;
const Text = z.string().trim().min(1).max(TEXT_MAX_LENGTH);
const example = JSON.stringify(forEachLanguage(() => '…'));

/** One text for every reader, or one for each language; where one is left out, the first one is read. */
const BrandText = z.union(
  [Text, z.strictObject({ ...forEachLanguage(() => Text.optional()), [firstLanguage]: Text })],
  {
    error: `Write one text of up to ${TEXT_MAX_LENGTH} characters, or one for each language: ${example}`,
  },
);
type BrandText = z.infer<typeof BrandText>;

const texts = {
  serviceArea: BrandText,
  conciergeName: BrandText.nullable(),
  conciergeTitle: BrandText.nullable(),
};

/** A misspelled name must not leave the fictional default in its place. */
const StrictBrand = z.strictObject({ ...Brand.shape, ...texts });
type Given = z.infer<typeof StrictBrand>;

/** In the first language, with its texts in the others beside it. */
type KnownBrand = Brand & { translations?: Translations };

function inEachLanguage({ serviceArea, conciergeName, conciergeTitle, ...same }: Given): KnownBrand {
  const said = (language: Language) => ({
    serviceArea: textIn(serviceArea, language),
    conciergeName: conciergeName ? textIn(conciergeName, language) : '',
    conciergeTitle: conciergeTitle ? textIn(conciergeTitle, language) : '',
  });
  const first = said(firstLanguage);
  return {
    ...same,
    serviceArea: first.serviceArea,
    conciergeName: first.conciergeName || null,
    conciergeTitle: first.conciergeTitle || null,
    translations: Object.fromEntries(furtherLanguages.map((language) => [language, said(language)])),
  };
}

function textIn(text: BrandText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? '');
}

/** Where the fictional house serves. */
const bayArea = words('San Francisco Bay Area', 'where the house serves');

const GivenObject = z.record(z.string(), z.unknown());

type Read = {
  brand: KnownBrand;
  /** Somebody wrote the name that families read; it may well be the one of the product. */
  isNamed: boolean;
  faults: string[];
};

export function readBrand(file: string | undefined): Read {
  const unread = { brand: inEachLanguage({ ...fictionalBrand, serviceArea: bayArea }), isNamed: false };
  if (!file) return { ...unread, faults: [] };
  try {
    const given = GivenObject.parse(JSON.parse(readFileSync(file, 'utf8')));
    // A missing setting must not claim that somebody answers around the clock.
    const read = StrictBrand.safeParse({ ...fictionalBrand, phoneStaffedAroundTheClock: false, ...given });
    if (read.success) return { brand: inEachLanguage(read.data), isNamed: 'name' in given, faults: [] };
    return { ...unread, faults: read.error.issues.flatMap((issue) => faultsOf(file, issue)) };
  } catch (error) {
    return { ...unread, faults: [`BRAND_FILE: ${file} could not be read: ${reasonOf(error)}`] };
  }
}

function faultsOf(file: string, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [`BRAND_FILE: ${issue.path.join('.')} in ${file}: ${issue.message}`];
  const known = Object.keys(Brand.shape).join(', ');
  return issue.keys.map((key) => `BRAND_FILE: ${file} names '${key}', which is none of its settings: ${known}`);
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'it must be one JSON object, {"name": "…"}';
  return whyNotOpened(error) ?? (error instanceof Error ? error.message : String(error));
}
