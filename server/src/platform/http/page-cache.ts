// Keeps pages that were drawn for visitors for a moment. Whoever owns a page says by one cheap question whether it is
// still the same; so a page that was changed or closed is old at once, in every process.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../host-cookie.ts';
import { languageOf } from './asker.ts';

/** The state of the page at this path; null when there is none, or it is not one of theirs. */
export type Freshness = (path: string) => Promise<string | null> | null;

type Kept = { state: string; until: number; etag: string; bodies: Record<Encoding, Buffer> };
type Encoding = 'br' | 'gzip' | 'identity';

// What stands around a page, such as whether the chat is open, may be this old.
const KEPT_MS = 30_000;
const BYTES_MAX = 64 * 1024 * 1024;
// Anything else in the query belongs to one visitor, or to nobody.
const SHARED_QUERY = /^(?:(?:tab=[a-z]{1,12}|page=\d{1,4})(?:&(?!$)|$)){0,2}$/;
const themes = ['day', 'evening'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const brotliLooks = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function openPageCache({ freshness, now }: { freshness: Freshness; now: () => number }) {
  // In the order of their last use: the first is the one to go.
  const kept = new Map<string, Kept>();
  const drawing = new Map<string, Promise<Kept | null>>();
  let bytes = 0;

  function drop(key: string) {
    const page = kept.get(key);
    if (!page) return;
    kept.delete(key);
    bytes -= weightOf(page);
  }

  function keep(key: string, page: Kept) {
    drop(key);
    kept.set(key, page);
    bytes += weightOf(page);
    for (const oldest of kept.keys()) {
      if (bytes <= BYTES_MAX) break;
      drop(oldest);
    }
  }

  return {
    /** What to do with this request: answer with what is here, draw and keep, or neither. */
    async look(request: FastifyRequest): Promise<{ key: string; state: string; page: Kept | null } | null> {
      const key = keyOf(request);
      const asked = key && freshness(pathOf(request));
      if (!asked) return null;
      const state = await asked;
      if (state === null) return null;
      const page = kept.get(key);
      if (page?.state !== state || page.until <= now()) return { key, state, page: null };
      kept.delete(key);
      kept.set(key, page);
      return { key, state, page };
    },

    /**
     * Draws it once, however many ask meanwhile; null when it came out as nothing to keep. The state is the one from
     * before the drawing: what changes meanwhile makes it old.
     */
    drawOnce({ key, state }: { key: string; state: string }, draw: () => Promise<Buffer | null>): Promise<Kept | null> {
      const name = `${state} ${key}`;
      const begun = drawing.get(name);
      if (begun) return begun;
      const page = draw()
        .then(async (body) => {
          if (!body) return null;
          const [br, gzipped] = await Promise.all([brotli(body, brotliLooks), zip(body)]);
          const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
          const drawn = { state, etag, until: now() + KEPT_MS, bodies: { br, gzip: gzipped, identity: body } };
          keep(key, drawn);
          return drawn;
        })
        .finally(() => drawing.delete(name));
      drawing.set(name, page);
      return page;
    },
  };
}

export function sendKept(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: Kept) {
  const encoding = encodingFor(request);
  reply
    .type('text/html; charset=utf-8')
    .headers({ etag, vary: 'Cookie, Accept-Language, Accept-Encoding', 'cache-control': 'private, no-cache' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  // Named even when it is none: otherwise it would be compressed once more on its way out.
  return reply.header('content-encoding', encoding).send(bodies[encoding]);
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Null for what is nobody else's: signed-in people, forms, and queries that say more than which part of the page. */
function keyOf(request: FastifyRequest): string | null {
  const { config } = request.server.world;
  if (!['GET', 'HEAD'].includes(request.method) || sessionCookie.read(request, config) !== undefined) return null;
  const query = queryOf(request);
  if (!SHARED_QUERY.test(query)) return null;
  const theme = themes.find((each) => each === request.cookies.theme) ?? '';
  return `${pathOf(request)}?${query} ${languageOf(request)} ${theme}`;
}

function pathOf({ raw: { url = '/' } }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '/';
}

function queryOf({ raw: { url = '/' } }: FastifyRequest): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

function weightOf({ bodies }: Kept): number {
  return Object.values(bodies).reduce((bytes, body) => bytes + body.length, 0);
}
