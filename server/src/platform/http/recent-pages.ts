// The cached pages that were used last, as many as fit into a bounded memory.
import type { CachedPage } from './page-cache.ts';

// About a thousand pages with their compressed forms: more memorials than a town opens in half a minute, and a small part of
// the memory that a process has.
const BYTES_MAX = 64 * 1024 * 1024;

export function recentPages() {
  // In the order of their last use: the first is evicted first.
  const pages = new Map<string, CachedPage>();
  let bytes = 0;

  function drop(key: string) {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= weightOf(page);
  }

  return {
    peek: (key: string) => pages.get(key),

    /** It was used now. */
    touch(key: string, page: CachedPage) {
      pages.delete(key);
      pages.set(key, page);
    },

    add(key: string, page: CachedPage) {
      drop(key);
      pages.set(key, page);
      bytes += weightOf(page);
      for (const oldest of pages.keys()) {
        if (bytes <= BYTES_MAX) break;
        drop(oldest);
      }
    },
  };
}

function weightOf({ bodies }: CachedPage): number {
  return Object.values(bodies).reduce((bytes, body) => bytes + body.length, 0);
}
