import { listResources, readResource } from '@evenlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { cardsThatFit, requireResource } from './read-resources.ts';

export function resourceRoutes(app: FastifyInstance) {
  serve(app, listResources, ({ db, query }) => cardsThatFit(db, query));
  serve(app, readResource, ({ db, params: { slug }, query: { language }, now }) =>
    requireResource(db, { slug, language, now }),
  );
}
