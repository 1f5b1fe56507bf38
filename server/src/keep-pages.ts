// Which rendered pages are cached, and how the server checks that each is current.
import { memorialFreshness } from './features/memorials/page/freshness.ts';
import { openPageCache, type PageCache } from './platform/http/page-cache.ts';
import type { World } from './platform/world.ts';
import { pagesForAll } from './public-endpoints.ts';

// The state of a page that only a new version of us can change.
const FOR_ALL = 'for all';

/** While somebody works on the pages (`isBuilt` is false), each look is to show the latest of them. */
export function keepPages(world: World, { isBuilt }: { isBuilt: boolean }): PageCache {
  const freshMemorial = memorialFreshness(world);
  return openPageCache({
    freshness: (path, query) =>
      isBuilt && query === '' && pagesForAll.has(path) ? FOR_ALL : freshMemorial(path, query),
    now: () => world.clock.now().getTime(),
  });
}
