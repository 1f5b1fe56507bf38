// The ways in which a screen is looked at.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };
const themes = ['day', 'evening'] as const;
const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

export type Look = { size: keyof typeof sizes; theme: (typeof themes)[number]; language: Language };

/** Both widths, themes and languages are each seen once. */
const each: Look[] = [
  { size: 'phone', theme: 'day', language: 'en' },
  { size: 'desk', theme: 'evening', language: 'es' },
];
const every = (Object.keys(sizes) as Look['size'][]).flatMap((size) =>
  themes.flatMap((theme) => languages.map((language) => ({ size, theme, language }))),
);
export const looks: readonly Look[] = process.env.TEST_ALL ? every : each;

/** `npm test` takes turns with the looks; continuous integration has every sight in each of them. */
const isInTurns = Boolean(process.env.TEST_CORE);
export const isSeenIn = (look: Look, at: number) => !isInTurns || look === looks[at % looks.length];
/** The first look at any sight. */
export const isFirst = (look: Look) => isInTurns || look === looks[0];

export const nameOf = ({ size, theme, language }: Look) => `${size}, ${theme}, ${language}`;
export const viewportOf = ({ size }: Look) => sizes[size];

const catalogue = new Map(
  readFileSync(resolve(import.meta.dirname, '../../languages/es.po'), 'utf8')
    .split('\n\n')
    .map((entry) => [textOf(entry, 'msgid'), textOf(entry, 'msgstr')] as const),
);

/** Long texts go over several lines. */
function textOf(entry: string, key: string): string {
  const [, lines = ''] = new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(entry) ?? [];
  return [...lines.matchAll(/"(.*)"/g)].map(([, text = '']) => JSON.parse(`"${text}"`)).join('');
}

/** A text as the screen has it; where a name stands in it, any. */
export function said(msgid: string, { language }: Look): RegExp {
  return new RegExp(`^${patternOf(msgid, language)}$`);
}

/** The same for labels of fields, which go on to say that they are required. */
export function labelled(msgid: string, { language }: Look): RegExp {
  return new RegExp(`^${patternOf(msgid, language)}`);
}

function patternOf(msgid: string, language: Language): string {
  const text = language === 'en' ? msgid : catalogue.get(msgid);
  if (!text) throw new Error(`es.po has no '${msgid}'.`);
  return text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
}
