// Caches pages that were rendered for visitors. One cheap query of the page's owner tells whether it is still the same, so
// a page that was changed or closed is stale at once, in every process.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { firstLanguage, isLanguage, LANGUAGE_COOKIE, type Language } from '@evenlight/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../host-cookie.ts';
import { languageOf } from './asker.ts';
import { recentPages } from './recent-pages.ts';

/**
 * The state of the page at this path; null when there is none, or it is not one of theirs. Also null for a query that does
 * not name a part of that page: it would be cached once for every word that somebody thinks of, and evict what others read.
 */
export type Freshness = (path: string, query: string) => Promise<string | null> | string | null;

export type CachedPage = {
  state: string;
  until: number;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** Names and values of its headers, except those of a single answer; null before it was sent. */
  head: string[] | null;
};
export type PageCache = ReturnType<typeof openPageCache>;
type Encoding = 'br' | 'gzip' | 'identity';

// The frame of a page, which says whether the chat is open for one, may be this old.
const MAX_AGE_MS = 30_000;
const themes = ['day', 'evening'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function openPageCache({ freshness, now }: { freshness: Freshness; now: () => number }) {
  const recent = recentPages();
  const rendering = new Map<string, Promise<CachedPage | null>>();

  function freshPage(key: string, state: string): CachedPage | null {
    const page = recent.peek(key);
    if (page?.state !== state || page.until <= now()) return null;
    recent.touch(key, page);
    return page;
  }

  async function compressed(body: Buffer, state: string): Promise<CachedPage> {
    const [br, gzipped] = await Promise.all([brotli(body, brotliOptions), zip(body)]);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    return { state, etag, until: now() + MAX_AGE_MS, head: null, bodies: { br, gzip: gzipped, identity: body } };
  }

  return {
    /** What to do with this request: answer from the cache, render and cache, or neither. */
    async find(request: FastifyRequest): Promise<{ key: string; state: string; page: CachedPage | null } | null> {
      const key = keyOf(request);
      const state = key && (await freshness(...partsOf(request.raw.url)));
      if (!state) return null;
      return { key, state, page: freshPage(key, state) };
    },

    /**
     * The page for a visitor without cookies, if it was sent before and has not changed; null means the full path.
     * Synchronous, where no query is needed.
     */
    lookUp(url: string, language: Language): CachedPage | Promise<CachedPage | null> | null {
      const [path, query] = partsOf(url);
      const key = nameOf({ path, query, language, isChosen: false, theme: '' });
      if (!recent.peek(key)?.head) return null;
      const state = freshness(path, query);
      if (state instanceof Promise) return state.then((found) => (found === null ? null : freshPage(key, found)));
      return state === null ? null : freshPage(key, state);
    },

    /**
     * Renders it once, however many ask meanwhile; null when the result cannot be cached. The state is the one from before:
     * a change meanwhile makes the page stale.
     */
    renderOnce(
      { key, state }: { key: string; state: string },
      render: () => Promise<Buffer | null>,
    ): Promise<CachedPage | null> {
      const name = `${state} ${key}`;
      const underWay = rendering.get(name);
      if (underWay) return underWay;
      const page = render()
        .then(async (body) => {
          // An empty page is a fault that everybody would see.
          if (!body?.length) return null;
          const rendered = await compressed(body, state);
          recent.add(key, rendered);
          return rendered;
        })
        .finally(() => rendering.delete(name));
      rendering.set(name, page);
      return page;
    },
  };
}

export function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const { etag, bodies } = page;
  const encoding = encodingFor(request.headers);
  reply
    .type('text/html; charset=utf-8')
    .headers({ etag, vary: 'Cookie, Accept-Language, Accept-Encoding', 'cache-control': 'private, no-cache' });
  page.head ??= headOf(reply);
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  // Named even when there is none: otherwise the answer would be compressed again.
  return reply.header('content-encoding', encoding).send(bodies[encoding]);
}

function headOf(reply: FastifyReply): string[] {
  const { 'x-request-id': _, ...shared } = reply.getHeaders();
  return Object.entries(shared).flatMap(([name, value]) => [name, String(value)]);
}

export function encodingFor(headers: IncomingHttpHeaders): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (takesBrotli(accepted)) return 'br';
  return takesGzip(accepted) ? 'gzip' : 'identity';
}

const taking = (name: string) => {
  const named = new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`);
  return (accepted: string) => named.test(accepted);
};
const takesBrotli = taking('br');
const takesGzip = taking('gzip');

/** Null for requests that are never cached: signed-in people and forms. */
function keyOf(request: FastifyRequest): string | null {
  const { config } = request.server.world;
  if (!['GET', 'HEAD'].includes(request.method) || sessionCookie.read(request, config) !== undefined) return null;
  const [path, query] = partsOf(request.raw.url);
  const theme = themes.find((each) => each === request.cookies.theme) ?? '';
  const isChosen = isLanguage(request.cookies[LANGUAGE_COOKIE]);
  return nameOf({ path, query, language: languageOf(request), isChosen, theme });
}

type Seen = { path: string; query: string; language: Language; isChosen: boolean; theme: string };

function nameOf({ path, query, language, isChosen, theme }: Seen) {
  // A page in another language than the first asks whether it is the right one, until somebody has said so.
  const isAsked = language !== firstLanguage && !isChosen;
  return `${path}?${query} ${language}${isAsked ? '?' : ''} ${theme}`;
}

function partsOf(url = '/'): [path: string, query: string] {
  const start = url.indexOf('?');
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start + 1)];
}
