// The library: texts that help on the first evening and long after. Anybody may read them; staff write drafts and publish.

import { endpoint } from './endpoint.ts';
import { DatedFact } from './facts.ts';
import { lineOfText } from './field-rules.ts';
import { firstLanguage, languages } from './languages.ts';
import { unlessEmpty } from './query-parameters.ts';
import { FaithTradition, PackagedTradition } from './traditions.ts';
import { Day } from './venues.ts';
import { z } from './zod.ts';

export const resourceCategories = [
  'understanding-grief',
  'children',
  'faith',
  'practical',
  'self-care',
  'crisis',
] as const;
export const ResourceCategory = z.enum(resourceCategories);
export type ResourceCategory = z.infer<typeof ResourceCategory>;

/** `video`: a guided exercise that is played in the page. */
export const resourceTypes = ['article', 'guide', 'video'] as const;
export const ResourceType = z.enum(resourceTypes);
export type ResourceType = z.infer<typeof ResourceType>;

export const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const Language = z.enum(languages);

/** One text of the library is read below this address. */
export const RESOURCE_PATH = '/support/resources';

export const TAGS_SHOWN = 3;
export const TAGS_MAX = 6;
const RELATED_MAX = 3;
const SOURCES_MAX = 8;
export const RESOURCE_TITLE_MAX_LENGTH = 70;
export const RESOURCE_SUMMARY_MAX_LENGTH = 170;
export const RESOURCE_BODY_MAX_LENGTH = 12_000;
export const RESOURCE_SEARCH_MAX_LENGTH = 100;

/** As it is written. The body is Markdown without HTML; the last part of an exercise, `## Steps`, is what is played. */
export const ResourceContent = z.object({
  title: lineOfText(RESOURCE_TITLE_MAX_LENGTH),
  summary: lineOfText(RESOURCE_SUMMARY_MAX_LENGTH),
  category: ResourceCategory,
  type: ResourceType,
  tags: z.array(lineOfText(30)).min(1).max(TAGS_MAX),
  /** Empty for texts that are for everybody. */
  traditions: z.array(PackagedTradition),
  related: z.array(Slug).max(RELATED_MAX),
  /** Whose public guidance the facts rest on. */
  sources: z.array(lineOfText(160)).max(SOURCES_MAX),
  reviewedOn: Day,
  body: z.string().trim().min(1).max(RESOURCE_BODY_MAX_LENGTH),
});
export type ResourceContent = z.infer<typeof ResourceContent>;

/** What a card shows. */
export const ResourceCard = ResourceContent.omit({ body: true, related: true, sources: true }).extend({
  slug: Slug,
  /** The language it is written in, which is English where there is no translation yet. */
  language: Language,
  /** To read it, or to follow the exercise; at least one. */
  minutes: z.int(),
});
export type ResourceCard = z.infer<typeof ResourceCard>;

/** A run of text that looks the same; `href` leads to our own pages, or to a phone. */
export const Span = z.object({
  text: z.string(),
  isStrong: z.boolean().optional(),
  isEmphasis: z.boolean().optional(),
  href: z.string().optional(),
});
export type Span = z.infer<typeof Span>;
const Spans = z.array(Span);

export const Block = z.discriminatedUnion('kind', [
  /** `id` is what a link to this part names. */
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), id: z.string(), spans: Spans }),
  z.object({ kind: z.literal('paragraph'), spans: Spans }),
  z.object({ kind: z.literal('quote'), spans: Spans }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(Spans) }),
  /** Figures of others, as they stand today. Written as `{copy.certified}`, in a paragraph of its own. */
  z.object({ kind: z.literal('facts'), facts: z.array(DatedFact) }),
]);
export type Block = z.infer<typeof Block>;

/** How the figure moves while the words are shown. */
export const movements = ['still', 'in', 'hold', 'out', 'drift'] as const;
export const Movement = z.enum(movements);
export const ExerciseStep = z.object({ seconds: z.int().min(1).max(120), movement: Movement, words: z.string() });
export type ExerciseStep = z.infer<typeof ExerciseStep>;

export const Resource = ResourceCard.extend({
  sources: z.array(z.string()),
  blocks: z.array(Block),
  /** Only for exercises. */
  steps: z.array(ExerciseStep),
  related: z.array(ResourceCard),
});
export type Resource = z.infer<typeof Resource>;

export const ResourceFilters = z.object({
  search: unlessEmpty(z.string().trim().max(RESOURCE_SEARCH_MAX_LENGTH)),
  category: unlessEmpty(ResourceCategory),
  type: unlessEmpty(ResourceType),
  /** Texts of this tradition and those for everybody. */
  tradition: unlessEmpty(FaithTradition),
  language: Language.default(firstLanguage),
});
export type ResourceFilters = z.infer<typeof ResourceFilters>;

export const listResources = endpoint({
  method: 'GET',
  path: '/resources',
  summary: 'The texts of the library that fit, the best match first.',
  access: 'anyone',
  query: ResourceFilters,
  returns: z.array(ResourceCard),
  cacheSeconds: 60,
});

export const readResource = endpoint({
  method: 'GET',
  path: '/resources/:slug',
  summary: 'One text, in the language asked for where it exists, else in English.',
  access: 'anyone',
  params: z.object({ slug: Slug }),
  query: z.object({ language: Language.default(firstLanguage) }),
  returns: Resource,
  problems: ['resource.not_found'],
  cacheSeconds: 60,
});

/** For staff: what is being written, and what families read. */
export const KeptResource = z.object({
  slug: Slug,
  language: Language,
  draft: ResourceContent.nullable(),
  published: ResourceContent.nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** Counts every change; a change that does not name the last one is refused. */
  version: z.int(),
});
export type KeptResource = z.infer<typeof KeptResource>;

const OneResource = z.object({ slug: Slug, language: Language });
const changing = ['path.not_found', 'resource.not_found', 'resource.changed_meanwhile'] as const;

export const listKeptResources = endpoint({
  method: 'GET',
  path: '/staff/resources',
  summary: 'Every text with its draft, by slug and language.',
  access: 'staff',
  returns: z.array(KeptResource),
  problems: ['path.not_found'],
});

/** What families could read once. */
export const EarlierText = z.object({
  id: z.uuid(),
  publishedAt: z.iso.datetime(),
  /** Null for the library that comes with the product, for what came in by a file, and for somebody who has left. */
  by: z.string().nullable(),
  content: ResourceContent,
});
export type EarlierText = z.infer<typeof EarlierText>;

export const listEarlierTexts = endpoint({
  method: 'GET',
  path: '/staff/resources/:slug/:language/history',
  summary: 'What was published under this name, the newest first, so many at most.',
  access: 'staff',
  params: OneResource,
  returns: z.array(EarlierText),
  problems: ['path.not_found'],
});

export const saveResourceDraft = endpoint({
  method: 'PUT',
  path: '/staff/resources/:slug/:language/draft',
  summary: 'Keeps a draft; families go on reading what was published. A new slug begins a new text.',
  access: 'staff',
  params: OneResource,
  body: z.object({
    draft: ResourceContent,
    /** 0 for a new text. */
    version: z.int().min(0),
  }),
  returns: KeptResource,
  problems: ['path.not_found', 'resource.changed_meanwhile', 'resource.unreadable'],
});

export const previewResource = endpoint({
  method: 'POST',
  path: '/staff/resources/preview',
  summary: 'How a draft would read. Nothing is kept.',
  access: 'staff',
  body: z.object({ slug: Slug, language: Language, draft: ResourceContent }),
  returns: Resource,
  problems: ['path.not_found', 'resource.unreadable'],
});

export const publishResource = endpoint({
  method: 'POST',
  path: '/staff/resources/:slug/:language/publish',
  summary: 'Families read the draft from now on. What was published before stays in the history.',
  access: 'staff',
  params: OneResource,
  body: z.object({ version: z.int() }),
  returns: KeptResource,
  problems: [...changing, 'resource.no_draft'],
});

export const withdrawResource = endpoint({
  method: 'POST',
  path: '/staff/resources/:slug/:language/withdraw',
  summary: 'Takes a text off the shelf. It stays as a draft.',
  access: 'staff',
  params: OneResource,
  body: z.object({ version: z.int() }),
  returns: KeptResource,
  problems: changing,
});
