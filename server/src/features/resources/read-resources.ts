// What families read: the cards of the shelf, and one text with the texts it names.
import { firstLanguage, type Language } from '@evenlight/contract/languages';
import {
  type Block,
  RESOURCE_PATH,
  type Resource,
  type ResourceCard,
  type ResourceContent,
  type ResourceFilters,
} from '@evenlight/contract/resources';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { datedFactsOf } from '../facts/tell-facts.ts';
import type { WrittenBlock } from './read-markdown.ts';
import { minutesOf, readText } from './read-text.ts';
import { byHelpfulness } from './rules.ts';
import { slugsMatching } from './search.ts';
import { type Published, publishedIn, publishedSlugs } from './store.ts';

export async function cardsThatFit(db: Db, { search, language, ...filters }: ResourceFilters): Promise<ResourceCard[]> {
  const shelf = await publishedIn(db, language);
  const fitting = shelf.filter(({ content }) => fits(content, filters)).map(cardOf);
  if (!search) return fitting.sort((one, other) => byTradition(one, other, filters) || byHelpfulness(one, other));
  const places = new Map((await slugsMatching(db, search, language, shelf)).map((slug, place) => [slug, place]));
  const placeOf = ({ slug }: ResourceCard) => places.get(slug) ?? 0;
  return fitting.filter(({ slug }) => places.has(slug)).sort((one, other) => placeOf(one) - placeOf(other));
}

type Filters = Omit<ResourceFilters, 'search' | 'language'>;

function fits(content: ResourceContent, { category, type, tradition }: Filters): boolean {
  const isForThem = content.traditions.length === 0 || content.traditions.some((theirs) => theirs === tradition);
  return (!category || content.category === category) && (!type || content.type === type) && (!tradition || isForThem);
}

/** Whoever names a tradition finds its own texts before those for everybody. */
function byTradition(one: ResourceCard, other: ResourceCard, { tradition }: Filters): number {
  if (!tradition) return 0;
  return Number(other.traditions.length > 0) - Number(one.traditions.length > 0);
}

export async function requireResource(
  db: Db,
  asked: { slug: string; language: Language; now: Date },
): Promise<Resource> {
  const { slug, language, now } = asked;
  const shelf = await publishedIn(db, language);
  const found = shelf.find((text) => text.slug === slug) ?? refuse('resource.not_found');
  return resourceOf(db, found, { shelf, now });
}

/** For search engines: one address for each text. They name no language, and find what is there in the first language. */
export async function resourcePaths(db: Db): Promise<string[]> {
  return (await publishedSlugs(db, firstLanguage)).map((slug) => `${RESOURCE_PATH}/${slug}`);
}

/** How a draft would read, among what is on the shelf now. */
export async function previewOf(db: Db, draft: Published, now: Date): Promise<Resource> {
  return resourceOf(db, draft, { shelf: await publishedIn(db, draft.language), now });
}

/** A text it names that was taken off the shelf is left out. */
async function resourceOf(db: Db, text: Published, { shelf, now }: Beside): Promise<Resource> {
  const { sources, related } = text.content;
  const others = related.flatMap((slug) => shelf.find((other) => other.slug === slug) ?? []);
  const { blocks, steps } = readText(text.content);
  const told = await withFacts(db, blocks, now);
  return { ...cardOf(text), blocks: told, steps, sources, related: others.map(cardOf) };
}

type Beside = { shelf: Published[]; now: Date };

/** Texts name figures of others; what they are today is read with them. */
async function withFacts(db: Db, blocks: readonly WrittenBlock[], now: Date): Promise<Block[]> {
  const keys = blocks.flatMap((block) => (block.kind === 'facts' ? block.keys : []));
  const facts = keys.length === 0 ? [] : await datedFactsOf(db, { keys, county: undefined, now });
  return blocks.map((block) =>
    block.kind === 'facts' ? { kind: 'facts', facts: facts.filter(({ key }) => block.keys.includes(key)) } : block,
  );
}

function cardOf({ slug, language, content }: Published): ResourceCard {
  const { body: _, related: __, sources: ___, ...shown } = content;
  return { ...shown, slug, language, minutes: minutesOf(content) };
}
