// A text as it is written becomes what a page shows: headings, paragraphs, quotes, lists, and links that stay with us.
// Whatever else Markdown knows is refused, so that nothing reaches a family that nobody has thought of.
import { FactKey } from '@evenlight/contract/facts';
import type { Block, Span } from '@evenlight/contract/resources';
import { lexer, type Token, type Tokens } from 'marked';
import { Problem } from '../../platform/problem.ts';

/** Pages of our own, with what may follow in their address; and numbers to call or to text. */
const OWN_PATH = /^\/(?!\/)[a-z0-9/-]*(\?[a-z0-9=&-]+)?(#[a-z0-9-]+)?$/;
const PHONE = /^(tel|sms):\+?\d{3,15}$/;

// How much of the text is quoted back to whoever wrote it, so that they find the place.
const QUOTED_LENGTH = 60;

/** Of a text as it is written: figures are only named, and read for whoever asks. */
export type WrittenBlock = Exclude<Block, { kind: 'facts' }> | { kind: 'facts'; keys: FactKey[] };

export function blocksOf(markdown: string): WrittenBlock[] {
  const ids = new Set<string>();
  return tokensOf(markdown).flatMap((token) => blockOf(token, ids));
}

/** Thousands of quotes within each other are more than the reader of Markdown can go into. */
function tokensOf(markdown: string): Token[] {
  try {
    return lexer(markdown, { gfm: true });
  } catch (error) {
    if (error instanceof RangeError) return unreadable(markdown);
    throw error;
  }
}

/** Says where it is, in the writer's own words. */
export function unreadable(text: string): never {
  const quoted = text.trim().replace(/\s+/g, ' ').slice(0, QUOTED_LENGTH);
  throw new Problem('resource.unreadable', { fields: { 'draft.body': quoted } });
}

// The type of tokens leaves room for those of extensions, of which we have none.
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isLink = (token: Token): token is Tokens.Link => token.type === 'link';

function blockOf(token: Token, ids: Set<string>): WrittenBlock[] {
  if (isHeading(token)) return [headingOf(token, ids)];
  if (isList(token)) return [listOf(token)];
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [factsIn(token.raw) ?? { kind: 'paragraph', spans: spansOf(inside(token)) }];
    case 'blockquote':
      return inside(token).flatMap((part) => (part.type === 'space' ? [] : [quoteOf(part)]));
    default:
      return unreadable(token.raw);
  }
}

/** `{copy.certified, permit.disposition}` */
function factsIn(raw: string): WrittenBlock | null {
  const [, named] = /^\{([^{}]*)\}$/.exec(raw.trim()) ?? [];
  if (named === undefined) return null;
  const keys = named.split(',').map((key) => FactKey.safeParse(key.trim()).data ?? unreadable(raw));
  return { kind: 'facts', keys };
}

function headingOf(token: Tokens.Heading, ids: Set<string>): WrittenBlock {
  if (token.depth !== 2 && token.depth !== 3) return unreadable(token.raw);
  const spans = spansOf(token.tokens);
  return { kind: 'heading', level: token.depth, id: newId(plainText(spans), ids), spans };
}

function quoteOf(part: Token): WrittenBlock {
  return part.type === 'paragraph' ? { kind: 'quote', spans: spansOf(inside(part)) } : unreadable(part.raw);
}

function listOf({ ordered, items }: Tokens.List): WrittenBlock {
  return { kind: 'list', isOrdered: ordered, items: items.map(itemOf) };
}

function itemOf({ raw, task, tokens }: Tokens.ListItem): Span[] {
  const [only, ...others] = tokens.filter(({ type }) => type !== 'space');
  const isPlain = only !== undefined && (only.type === 'text' || only.type === 'paragraph');
  return isPlain && others.length === 0 && !task ? spansOf(inside(only)) : unreadable(raw);
}

type Looks = Omit<Span, 'text'>;

function spansOf(tokens: Token[], looks: Looks = {}): Span[] {
  return tokens.flatMap((token) => {
    if (isLink(token)) return spansOf(inside(token), { ...looks, href: ownAddress(token) });
    switch (token.type) {
      case 'text':
      case 'escape':
        return [{ text: String(token.text).replace(/\s+/g, ' '), ...looks }];
      case 'strong':
        return spansOf(inside(token), { ...looks, isStrong: true });
      case 'em':
        return spansOf(inside(token), { ...looks, isEmphasis: true });
      default:
        return unreadable(token.raw);
    }
  });
}

function ownAddress({ href, raw, title }: Tokens.Link): string {
  return (OWN_PATH.test(href) || PHONE.test(href)) && !title ? href : unreadable(raw);
}

function inside(token: Token): Token[] {
  return 'tokens' in token && token.tokens ? token.tokens : unreadable(token.raw);
}

export function plainText(spans: Span[]): string {
  return spans.map(({ text }) => text).join('');
}

/** Two parts of one text may have the same heading. */
function newId(heading: string, ids: Set<string>): string {
  const bare = heading.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = bare.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'part';
  let id = wanted;
  for (let more = 2; ids.has(id); more += 1) id = `${wanted}-${more}`;
  ids.add(id);
  return id;
}
