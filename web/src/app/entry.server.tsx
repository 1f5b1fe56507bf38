// Renders a page on the server as a stream.
import { PassThrough, Transform } from 'node:stream';
import { keysOf } from '@evenlight/contract/keys-of';
import { locales } from '@evenlight/contract/languages';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { createRequestHandler, data, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { House } from '../parts/use-house';
import { loadCatalogue } from '../platform/i18n';
import { NonceContext } from '../platform/nonce';
import { pageContext } from '../platform/page-context';
import { isDocument } from '../platform/page-handle';
import { modulesFor } from './modules-in-language';

// What the server's page handler works with: it must come from this build's own copy of the router.
export { createRequestHandler, data, pageContext, RouterContextProvider };

// Slow loaders must not hold a page for ever: after this the error boundary of that part shows instead.
export const streamTimeout = 5_000;

await Promise.all(keysOf(locales).map(loadCatalogue));

/** The router's own failures: loaders and actions that threw. Visitors who leave in the middle are none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(pageContext).report(error);
}

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, report } = context.get(pageContext);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={{ ...router, manifest: modulesFor(router) }} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  // A page that stays still waits for nothing, so it is written in one go: five streams in a row cost more than the page.
  if (isStaticPage(router)) {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(`<!DOCTYPE html>${renderToString(page)}`, { status, headers });
  }
  // Crawlers read only what the first answer holds, so they get the page whole.
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';

  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [ready]() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(calmHead()).pipe(body);
      },
      onShellError: reject,
      onError: report,
    });
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

const PRELOAD = 'rel="modulepreload"';

/**
 * The page's words and styles come first: scripts are fetched when the line is free. The router writes the preloads of
 * its modules without a priority, so the head is mended on its way out.
 */
function calmHead(): Transform {
  let head = '';
  let isHeadDone = false;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (isHeadDone) return done(null, chunk);
      head += chunk.toString('utf8');
      if (!head.includes('</head>')) return done();
      isHeadDone = true;
      done(null, head.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`));
    },
    flush(done) {
      done(null, isHeadDone ? undefined : head);
    },
  });
}

/** Which pages are sent without the application's scripts: documents, for visitors. */
function isStaticPage({ staticHandlerContext }: EntryContext): boolean {
  const { matches, loaderData, location } = staticHandlerContext;
  // Without the root's answer something is broken, and the error page wakes.
  const house: House | undefined = loaderData.root;
  const isForVisitor = house?.user === null;
  return (
    isForVisitor && matches.some(({ route, params }) => isDocument({ handle: route.handle, params }, location.search))
  );
}
