// What is asked of the library, as it stands in the address. The names are short, because people send these links.
import {
  RESOURCE_PATH,
  RESOURCE_SEARCH_MAX_LENGTH,
  type ResourceCard,
  ResourceCategory,
  ResourceType,
} from '@evenlight/contract/resources';

/** A filter that was let go may be there, and undefined. */
export type Asked = {
  search?: string | undefined;
  category?: ResourceCategory | undefined;
  type?: ResourceType | undefined;
};

/** Says that an exercise is to be played: its page is then awake for visitors too. */
export const PLAY = 'play';

/** What makes no sense asks for nothing. */
export function askedIn(address: URLSearchParams): Asked {
  const typed = (address.get('q') ?? '').replace(/\p{Cc}/gu, ' ').trim();
  const search = typed.slice(0, RESOURCE_SEARCH_MAX_LENGTH);
  const category = ResourceCategory.safeParse(address.get('category')).data;
  const type = ResourceType.safeParse(address.get('type')).data;
  return { ...(search ? { search } : {}), ...(category ? { category } : {}), ...(type ? { type } : {}) };
}

function wordsFor({ search, category, type }: Asked): [string, string][] {
  const named = Object.entries({ q: search, category, type });
  return named.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

/** The shelf with a question, wherever the link stands. */
export function shelfAddress(asked: Asked): string {
  return `/support?${new URLSearchParams([['tab', 'resources'], ...wordsFor(asked)])}`;
}

/** The same page with another question; the support page has three addresses, and whichever was asked for stays. */
export function shelfSearch(asked: Asked): string {
  return `?${new URLSearchParams([['tab', 'resources'], ...wordsFor(asked)])}`;
}

/** One text; it remembers the question, so that its reader comes back to the same shelf. */
export function textAddress({ slug, type }: Pick<ResourceCard, 'slug' | 'type'>, asked: Asked = {}): string {
  const played: [string, string][] = type === 'video' ? [[PLAY, '1']] : [];
  const words = [...played, ...wordsFor(asked)];
  return `${RESOURCE_PATH}/${slug}${words.length > 0 ? `?${new URLSearchParams(words)}` : ''}`;
}
