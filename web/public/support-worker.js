// Keeps the one page that must open without a connection: the crisis lines, and what somebody had typed in this tab. It
// answers pages and their parts below its address when the network does not, and keeps nothing of anybody.
const KEPT = 'evenlight-support-2';
const PAGE = '/support/offline';
const DAY_MS = 24 * 60 * 60 * 1000;
const language = new URL(self.location.href).searchParams.get('language') ?? 'en';

self.addEventListener('install', (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
    event.waitUntil(renewIfOld());
  }
  if (new URL(request.url).pathname.startsWith('/assets/'))
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

/** As a stranger sees it: whoever opens it later may be somebody else. With all it needs to be drawn. */
async function keepPage() {
  const page = await fetch(PAGE, { credentials: 'omit', headers: { 'accept-language': language } });
  if (!page.ok) throw new Error(`The page without a connection answered ${page.status}.`);
  const html = await page.clone().text();
  const parts = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address]) => address);
  const kept = await caches.open(KEPT);
  // Its parts first: a page that is kept without them could not be drawn.
  await kept.addAll([...new Set(parts)]);
  await kept.put(PAGE, page);
}

/** Numbers may change; whoever comes here often has the page of today or yesterday. */
async function renewIfOld() {
  const kept = await caches.match(PAGE);
  const since = Date.parse(kept?.headers.get('date') ?? '') || 0;
  if (Date.now() - since > DAY_MS) await keepPage().catch(() => undefined);
}

async function forgetOlder() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}
