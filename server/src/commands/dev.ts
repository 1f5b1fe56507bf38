// The server of `npm run dev`: the same application, with pages from their sources.
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { openHouse, sayWhyNot } from '../open-house.ts';
import { asWebBuild } from '../platform/http/pages.ts';

const web = new URL('../../../web/', import.meta.url).pathname;

const vite = await createServer({
  root: web,
  configFile: `${web}vite.config.ts`,
  server: { middlewareMode: true },
  appType: 'custom',
});

/** Vite answers for modules and their reloads; other requests go to the application. */
function serveSources(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onSend', async (_, reply, payload) => {
    // Vite's reload client writes styles into the page and speaks over a socket; neither happens in production.
    reply.removeHeader('content-security-policy');
    return payload;
  });
}

const loadBuild = async () => asWebBuild(await vite.ssrLoadModule('virtual:react-router/server-build'));

await openHouse({ loadBuild, addHooks: serveSources }).catch(sayWhyNot);
