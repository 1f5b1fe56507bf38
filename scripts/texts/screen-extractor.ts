// Finds what the screens say, by Lingui's own extractor, and tells the translator of a short text where it stands: 'Open' on
// a button is another word than 'Open' in a list of states.
import babelExtractor from '@lingui/cli/api/extractors/babel';
import type { ExtractedMessage, ExtractorType } from '@lingui/conf';
import { type JSXAttribute, type JSXOpeningElement, type ObjectProperty, parseSync, Visitor } from 'oxc-parser';

/** A sentence says by itself what it is about. */
const SHORT_WORDS = 3;

export const screenExtractor: ExtractorType = {
  match: babelExtractor.match,
  extract(filename, code, found, context) {
    const places = placesIn(filename, code);
    const withPlace = (message: ExtractedMessage) => {
      const [, line = 0, column = 0] = message.origin ?? [];
      const place = isShort(message) ? places.get(`${line}:${column}`) : undefined;
      found(place && !message.comment ? { ...message, comment: place } : message);
    };
    return babelExtractor.extract(filename, code, withPlace, context);
  },
};

function isShort({ message = '', context }: ExtractedMessage): boolean {
  return !context && message.trim().split(/\s+/).length <= SHORT_WORDS;
}

/** By line and column where a text begins: on what it stands. */
function placesIn(filename: string, code: string): Map<string, string> {
  const lines = startsOfLines(code);
  const places = new Map<string, string>();
  const around: string[] = [];
  const note = ({ start }: { start: number }) => {
    const place = around.at(-1);
    const line = lines.findLastIndex((at) => at <= start);
    if (place) places.set(`${line + 1}:${start - (lines[line] ?? 0)}`, place);
  };
  new Visitor({
    JSXElement(element) {
      const name = nameOf(element.openingElement);
      if (name === 'Trans') note(element);
      around.push(kinds[name] ?? spelledOut(name));
    },
    'JSXElement:exit': () => void around.pop(),
    JSXAttribute: (attribute) => void around.push(`${placeOfAttribute(attribute)} ${around.at(-1) ?? ''}`.trim()),
    'JSXAttribute:exit': () => void around.pop(),
    Property: (property) => void around.push(keyOf(property) ?? around.at(-1) ?? ''),
    'Property:exit': () => void around.pop(),
    TaggedTemplateExpression: note,
    CallExpression: note,
  }).visit(parseSync(filename, code).program);
  return places;
}

const kinds: Readonly<Record<string, string>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  p: 'line of text',
  span: 'words in a line',
  li: 'in a list',
  dt: 'name of a value',
  dd: 'value',
  th: 'head of a column',
  td: 'in a table',
  Link: 'link',
  TextLink: 'link',
};

const attributes: Readonly<Record<string, string>> = {
  'aria-label': 'read aloud for',
  placeholder: 'example in',
};

function placeOfAttribute({ name }: JSXAttribute): string {
  const said = name.type === 'JSXIdentifier' ? name.name : '';
  return attributes[said] ?? `${spelledOut(said)} of`;
}

function nameOf({ name }: JSXOpeningElement): string {
  if (name.type === 'JSXMemberExpression') return name.property.name;
  return name.type === 'JSXIdentifier' ? name.name : '';
}

function keyOf({ key }: Pick<ObjectProperty, 'key'>): string | undefined {
  return key.type === 'Identifier' ? spelledOut(key.name) : undefined;
}

/** `CardTitle`: 'card title'. */
function spelledOut(name: string): string {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .trim();
}

function startsOfLines(code: string): number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
