// The built files of the web application.
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export async function staticAssets(app: FastifyInstance) {
  const root = join(app.world.config.webBuildDir, 'client');
  // The build lays squeezed copies beside them; nobody asks for those by name.
  const served = { index: false, preCompressed: true, dotfiles: 'ignore', cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...served,
    root: join(root, 'assets'),
    prefix: '/assets/',
    // There are some eight hundred: a route for each would take a third of the start.
    wildcard: true,
    allowedPath: (path) => !/(\/|\.br|\.gz)$/.test(path),
    // Their names hold a hash of their contents, so browsers keep them for good.
    setHeaders: keptFor('max-age=31536000, immutable'),
  });
  await app.register(fastifyStatic, {
    ...served,
    root,
    // Only files that are there get a route: everything else belongs to the pages.
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    decorateReply: false,
    setHeaders: keptFor('max-age=3600'),
  });
}

function keptFor(time: string): NonNullable<FastifyStaticOptions['setHeaders']> {
  return (reply) => void reply.header('cache-control', `public, ${time}`);
}
