import { listDatedFacts } from '@evenlight/contract/facts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { datedFactsOf } from './tell-facts.ts';

export function factRoutes(app: FastifyInstance) {
  serve(app, listDatedFacts, ({ db, query, now }) => datedFactsOf(db, { ...query, now }));
}
