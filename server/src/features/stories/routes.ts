import { listStories, STORIES_SHOWN } from '@evenlight/contract/stories';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { storiesIn } from './store.ts';

export function storyRoutes(app: FastifyInstance) {
  serve(app, listStories, ({ db, query }) => storiesIn(db, query.language, STORIES_SHOWN));
}
