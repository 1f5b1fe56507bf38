// What search engines and phones ask for: robots.txt, sitemap.xml and the web manifest.
import { publicPages } from '@evenlight/contract/public-pages';
import type { FastifyInstance } from 'fastify';
import { html } from './markup.ts';

const DAY = 'public, max-age=86400';
// A page that is taken off should not be told of for long.
const HOUR = 'public, max-age=3600';

type Options = {
  /** Pages of features that search engines may show. */
  listedPaths: () => Promise<string[]>;
};

export function crawlerRoutes(app: FastifyInstance, { listedPaths }: Options) {
  const { config } = app.world;

  app.get('/robots.txt', async (_, reply) => {
    reply.header('cache-control', DAY).type('text/plain; charset=utf-8');
    return [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dev/',
      '',
      `Sitemap: ${config.origin}/sitemap.xml`,
      '',
    ].join('\n');
  });

  app.get('/sitemap.xml', async (_, reply) => {
    reply.header('cache-control', HOUR).type('application/xml; charset=utf-8');
    const paths = [...Object.values(publicPages).map(({ path }) => path), ...(await listedPaths())];
    const urls = paths.map((path) => html`<url><loc>${config.origin}${path}</loc></url>`);
    return html`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
      .text;
  });

  app.get('/manifest.webmanifest', async (_, reply) => {
    reply.header('cache-control', DAY).type('application/manifest+json; charset=utf-8');
    return JSON.stringify({
      name: config.brand.name,
      short_name: config.brand.name,
      start_url: '/',
      display: 'standalone',
      background_color: '#fbf8f3',
      theme_color: '#245447',
      icons: [
        { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  });
}
