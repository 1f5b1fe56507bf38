// The built files of the web application. Names under /assets hold a hash of the contents, so browsers keep those for good.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

// What it may fetch is said by its own answer, not by that of a page.
const WORKER = '/support-worker.js';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const isCompressedCopy = (name: string) => /\.(br|gz)$/.test(name);

export async function staticAssets(app: FastifyInstance) {
  const root = join(app.world.config.webBuildDir, 'client');
  const assets = join(root, 'assets');
  await app.register(fastifyStatic, {
    root,
    // Only files that are there get a route: everything else belongs to the pages.
    wildcard: false,
    index: false,
    // The build lays compressed copies beside them; nobody asks for those by name.
    preCompressed: true,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(assets, '/'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      // Also for its compressed copy.
      if (path.includes(WORKER)) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  // There are some eight hundred of these: a route for each would take half of the start.
  const built = new Set((await readdir(assets, { recursive: true })).filter((name) => !isCompressedCopy(name)));
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: (request, reply) => {
      const name = request.params['*'];
      // A folder is in the list as well, but none has a point in its name.
      return built.has(name) && name.includes('.') ? reply.sendFile(`assets/${name}`) : reply.callNotFound();
    },
  });
}
