// The rules of the marketplace's search a second time, as plainly as possible and without a database. The real search must
// find what this one finds.

import { fold } from '@evenlight/contract/folding';
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import { fitsPrice, type VendorFilters } from '@evenlight/contract/vendors/search';
import type { Vendor } from '@evenlight/contract/vendors/vendor';

type StemOf = (word: string) => string | undefined;
type CategoriesCalled = (word: string) => readonly number[];

export function plainMarketplace(vendors: readonly Vendor[], stemOf: StemOf, categoriesCalled: CategoriesCalled) {
  const vocabulary = [...new Set(vendors.flatMap((vendor) => wordsIn(textOf(vendor))))].sort(byCodePoints);

  function meantBy(typed: string): string {
    if (lettersIn(typed) <= 3 || isCalled(typed).length > 0 || vocabulary.some((word) => isLike(word, typed)))
      return typed;
    const [nearest] = vocabulary
      .map((word) => ({ word, likeness: likenessOf(word, typed) }))
      .filter(({ likeness }) => likeness >= Math.fround(0.3))
      .sort((a, b) => b.likeness - a.likeness || byCodePoints(a.word, b.word));
    return nearest ? bare(nearest.word) : typed;
  }

  function isLike(word: string, wanted: string): boolean {
    if (word.includes(wanted)) return true;
    const stem = lettersIn(wanted) > 3 ? stemOf(bare(wanted)) : undefined;
    return stem !== undefined && (stemOf(bare(word)) ?? bare(word)) === stem;
  }

  function find(filters: VendorFilters, savedIds: readonly string[] = []) {
    const typed = wordsIn(filters.search ?? '');
    const telling = tellingAmong(typed);
    const meant = telling.map(meantBy);
    const isAsTyped = telling.every((word, at) => word === meant[at]);
    const phrase = typed.map((word) => meant[telling.indexOf(word)] ?? word).join(' ');
    const open = vendors.filter(
      (vendor) => fits(vendor, filters, savedIds) && meant.every((wanted) => hasWord(vendor, wanted)),
    );
    const found = open.filter(({ category }) => !filters.category || category === filters.category);
    const sort = sortOf(filters, typed.length > 0);
    const inOrder = [...found].sort(
      (a, b) =>
        orders[sort](a, b, { phrase, meant }) || byCodePoints(fold(a.name), fold(b.name)) || byCodePoints(a.id, b.id),
    );
    const counts = Object.fromEntries(
      vendorCategories.map((category) => [category, open.filter((vendor) => vendor.category === category).length]),
    );
    return {
      ids: inOrder.map(({ id }) => id),
      counts: { all: open.length, ...counts },
      correctedTo: isAsTyped ? null : phrase,
    };
  }

  const isCalled = (word: string) => (lettersIn(word) > 3 ? categoriesCalled(bare(word)) : []);
  const hasWord = (vendor: Vendor, wanted: string) =>
    isCalled(wanted).includes(vendorCategories.indexOf(vendor.category)) ||
    wordsIn(textOf(vendor)).some((word) => isLike(word, wanted));
  return { find, vocabulary };
}

/** Short words beside longer ones tell nothing, and nobody needs more than six. */
function tellingAmong(typed: readonly string[]): string[] {
  const different = [...new Set(typed)];
  const longer = different.filter((word) => lettersIn(word) >= 3);
  return longer.length > 0 ? longer.slice(0, 6) : different.slice(0, 1);
}

const lettersIn = (word: string) => Array.from(word).length;

function sortOf({ sort }: VendorFilters, isSearched: boolean): NonNullable<VendorFilters['sort']> {
  if (isSearched) return sort ?? 'relevance';
  return sort === undefined || sort === 'relevance' ? 'featured' : sort;
}

function fits(vendor: Vendor, filters: VendorFilters, savedIds: readonly string[]): boolean {
  const { faith, city, verified, featured, saved } = filters;
  return (
    (!faith || vendor.faithTraditions.some((tradition) => tradition.includes(faith))) &&
    (!city || vendor.location === city) &&
    (!verified || vendor.verified) &&
    (!featured || vendor.featured) &&
    (!saved || savedIds.includes(vendor.id)) &&
    fitsPrice(vendor, filters)
  );
}

type Looked = { phrase: string; meant: readonly string[] };
type Order = (a: Vendor, b: Vendor, looked: Looked) => number;

const LAST = Number.MAX_SAFE_INTEGER;
const byRating: Order = (a, b) => (b.rating ?? -1) - (a.rating ?? -1);
const highest = (vendor: Vendor) => vendor.maxPrice ?? vendor.minPrice ?? -1;

const orders: Record<NonNullable<VendorFilters['sort']>, Order> = {
  featured: (a, b, looked) => Number(b.featured) - Number(a.featured) || byRating(a, b, looked),
  rating: byRating,
  'price-low': (a, b) => (a.minPrice ?? LAST) - (b.minPrice ?? LAST),
  'price-high': (a, b) => highest(b) - highest(a),
  popularity: (a, b) => b.reviewCount - a.reviewCount,
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  relevance: (a, b, looked) => relevance(b, looked) - relevance(a, looked) || byRating(a, b, looked),
};

function relevance(vendor: Vendor, { phrase, meant }: Looked): number {
  const name = fold(vendor.name);
  const specialties = vendor.specialties.map(fold).join('\n');
  const byWord = meant.map((word) => {
    if (name.includes(word)) return 2;
    return specialties.includes(word) ? 1 : 0;
  });
  const isTelling = wordsIn(phrase).some((word) => lettersIn(word) >= 3);
  const byPhrase = name.startsWith(phrase) ? 2_000 : isTelling && name.includes(phrase) ? 1_000 : 0;
  return byWord.reduce<number>((sum, points) => sum + points, byPhrase);
}

function textOf({ name, description, specialties }: Vendor): string {
  return [name, description, ...specialties].join('\n');
}

function wordsIn(text: string): string[] {
  return fold(text).split(/\s+/u).filter(Boolean);
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word;
}

/** As pg_trgm has it: the share of three-letter pieces that two words have in common. */
function likenessOf(one: string, other: string): number {
  const [ones, others] = [piecesOf(one), piecesOf(other)];
  const shared = [...ones].filter((piece) => others.has(piece)).length;
  return Math.fround(shared / (ones.size + others.size - shared));
}

function piecesOf(text: string): Set<string> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return new Set(
    words.flatMap((word) => {
      const letters = ['', '', ...Array.from(word), ''].map((letter) => letter || ' ');
      return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
    }),
  );
}

/** PostgreSQL's "C" order: by code points, where JavaScript compares halves of them. */
function byCodePoints(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
