// The API's description: for machines at /api/openapi.json, for people at /api/docs.
import { createHash } from 'node:crypto';
import { type Endpoint, pathOf } from '@evenlight/contract/endpoint';
import { problems } from '@evenlight/contract/problems';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html, type Markup } from './markup.ts';
import { describeApi, problemsOf } from './openapi.ts';

const STYLE = `
  body { font: 17px/1.6 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1.25rem; color: #1f2d2a; background: #fbf8f3 }
  h1, h2 { font-family: Georgia, serif; font-weight: 500 } h2 { margin-top: 3rem; border-top: 1px solid #e4dccf; padding-top: 1.5rem }
  code, pre { font: 15px/1.5 ui-monospace, monospace } pre { background: #fff; border: 1px solid #e4dccf; border-radius: 10px; padding: 1rem; overflow-x: auto }
  .method { color: #245447; font-weight: 700 } a { color: #245447 } dt { font-weight: 600; margin-top: .75rem } dd { margin: 0 }
  @media (prefers-color-scheme: dark) { body { background: #14201d; color: #eee8dc } pre { background: #1b2a26; border-color: #35463f } a, .method { color: #9fd3bf } h2 { border-color: #35463f } }`;

export function apiDocs(app: FastifyInstance) {
  const { config, served } = app.world;
  const hash = createHash('sha256').update(STYLE).digest('base64');

  app.get('/api/openapi.json', async (_, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return describeApi(served, config.origin, config.brand.name);
  });

  app.get('/api/docs', async (_, reply) => {
    const policy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`;
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
    return page(served, config.brand.name).text;
  });
}

function page(endpoints: readonly Endpoint[], name: string): Markup {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name} API</title><style>${html.trusted(STYLE)}</style></head><body><main>
    <h1>${name} API</h1>
    <p>Every call lies under <code>/api</code>, takes and gives JSON, and carries the session cookie.
    A problem is <code>{ error, code, fields?, requestId }</code>. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
    ${endpoints.map(section)}
    </main></body></html>`;
}

function section(endpoint: Endpoint): Markup {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, `{${name}}`]));
  const path = decodeURIComponent(pathOf(endpoint, { params }));
  return html`<section><h2><span class="method">${endpoint.method}</span> <code>${path}</code></h2>
    <p>${endpoint.summary}</p><dl>
    <dt>Who may call it</dt><dd>${endpoint.access}</dd>
    ${part('Query', endpoint.query, 'input')} ${part('Body', endpoint.body, 'input')} ${part('Answer', endpoint.returns, 'output')}
    <dt>Problems</dt><dd>${problemsOf(endpoint).map((code) => html`<code>${problems[code]} ${code}</code> `)}</dd></dl></section>`;
}

function part(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): Markup {
  if (!schema) return html``;
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return html`<dt>${title}</dt><dd><pre>${JSON.stringify(described, null, 2)}</pre></dd>`;
}
