// A text as it is typed: lists are lines of words, and become lists again when it is sent.
import { firstLanguage, languages } from '@evenlight/contract/languages';
import { ResourceContent, Slug } from '@evenlight/contract/resources';
import { PackagedTradition, packagedTraditions } from '@evenlight/contract/traditions';
import { z } from '@evenlight/contract/zod';

const { tags, related, sources, traditions: _, ...plain } = ResourceContent.shape;

const listSplitAt = (mark: RegExp) => (text: string) =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);
const atCommas = listSplitAt(/,/);
const atLines = listSplitAt(/\n/);

const Chosen = z.record(PackagedTradition, z.boolean());

export const TextForm = z.object({
  slug: Slug,
  language: z.enum(languages),
  ...plain,
  tags: z.string().transform(atCommas).pipe(tags),
  related: z.string().transform(atCommas).pipe(related),
  sources: z.string().transform(atLines).pipe(sources),
  traditions: Chosen,
});
export type Typed = z.input<typeof TextForm>;
export type Written = z.output<typeof TextForm>;

/** Anything that was typed is worth keeping, also what could not be sent yet. */
export const TypedText = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  reviewedOn: z.string(),
  tags: z.string(),
  related: z.string(),
  sources: z.string(),
  language: TextForm.shape.language,
  category: plain.category,
  type: plain.type,
  traditions: Chosen,
  /** The version it was typed upon. */
  version: z.int(),
});

export function contentOf({ slug: _, language: __, traditions, ...written }: Written): ResourceContent {
  return { ...written, traditions: packagedTraditions.filter((tradition) => traditions[tradition]) };
}

type Which = { slug: string; language: Typed['language'] };

export function typedFrom(content: ResourceContent, which: Which): Typed {
  return {
    ...which,
    ...content,
    tags: content.tags.join(', '),
    related: content.related.join(', '),
    sources: content.sources.join('\n'),
    traditions: chosenFrom(content.traditions),
  };
}

export function emptyText(today: string): Typed {
  return {
    slug: '',
    title: '',
    summary: '',
    body: '',
    tags: '',
    related: '',
    sources: '',
    reviewedOn: today,
    language: firstLanguage,
    category: 'understanding-grief',
    type: 'article',
    traditions: chosenFrom([]),
  };
}

function chosenFrom(traditions: ResourceContent['traditions']): Typed['traditions'] {
  const isChosen = (tradition: PackagedTradition) => traditions.includes(tradition);
  return {
    christian: isChosen('christian'),
    jewish: isChosen('jewish'),
    muslim: isChosen('muslim'),
    hindu: isChosen('hindu'),
    buddhist: isChosen('buddhist'),
    sikh: isChosen('sikh'),
    secular: isChosen('secular'),
  };
}
