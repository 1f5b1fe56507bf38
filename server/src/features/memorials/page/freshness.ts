// Whether a public page that was drawn before is still as it is: one question by an index, at every visit.
import { MEMORIAL_PATH, MemorialAddress } from '@evenlight/contract/memorials/memorial';
import { pageTabs } from '@evenlight/contract/memorials/page';
import { sql } from 'drizzle-orm';
import { coalesceRequests } from '../../../platform/http/coalesce-requests.ts';
import type { Freshness } from '../../../platform/http/page-cache.ts';
import type { World } from '../../../platform/world.ts';
import { linkTrace } from '../access.ts';
import { memorials } from '../tables.ts';

const PREFIX = `${MEMORIAL_PATH}/`;
// As the page's own links write it.
const PART_OF_PAGE = new RegExp(`^(?:tab=(?:${pageTabs.join('|')})|tab=guestbook&page=[1-9]\\d{0,3})?$`);

export function memorialFreshness({ db, keys }: Pick<World, 'db' | 'keys'>): Freshness {
  const { id, slug, linkHash, privacy, revision, publishedAt, deletedAt, closedAt } = memorials;
  const isHere = sql`${publishedAt} is not null and ${deletedAt} is null and ${closedAt} is null`;
  const bySlug = db
    .select({ id, revision })
    .from(memorials)
    .where(sql`${slug} = ${sql.placeholder('address')} and ${privacy} = 'public' and ${isHere}`)
    .prepare('memorial_revision_by_slug');
  const byLink = db
    .select({ id, revision })
    .from(memorials)
    .where(sql`${linkHash} = ${sql.placeholder('trace')} and ${privacy} = 'unlisted' and ${isHere}`)
    .prepare('memorial_revision_by_link');

  const stateOf = coalesceRequests(async (address): Promise<string | null> => {
    const [open] = await bySlug.execute({ address });
    const [found] = open ? [open] : await byLink.execute({ trace: linkTrace(keys, address) });
    // An address can pass to another memorial, whose revision may be the same.
    return found ? `${found.id} ${found.revision}` : null;
  });

  return (path, query) => {
    if (!path.startsWith(PREFIX) || !PART_OF_PAGE.test(query)) return null;
    const { data: address } = MemorialAddress.safeParse(decoded(path.slice(PREFIX.length)));
    return address === undefined ? null : stateOf(address);
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
