// The built files of the web application. Their names hold a hash of their contents, so browsers keep them for good.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export async function staticAssets(app: FastifyInstance) {
  const root = join(app.world.config.webBuildDir, 'client');
  await app.register(fastifyStatic, {
    root,
    // Only files that are there get a route: everything else belongs to the pages.
    wildcard: false,
    index: false,
    // The build lays squeezed copies beside them; nobody asks for those by name.
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(root, 'assets/'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
