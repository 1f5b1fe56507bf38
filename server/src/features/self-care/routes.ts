import type { FastifyInstance } from 'fastify';
import { dayRoutes } from './days/day-routes.ts';
import { journalRoutes } from './journal/journal-routes.ts';
import { memoryRoutes } from './memories/memory-routes.ts';

export function selfCareRoutes(app: FastifyInstance) {
  journalRoutes(app);
  memoryRoutes(app);
  dayRoutes(app);
}
