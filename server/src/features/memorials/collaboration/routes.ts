import type { FastifyInstance } from 'fastify';
import { contributionRoutes } from './contribution-routes.ts';
import { editSessionRoutes } from './edit-session-routes.ts';
import { keeperRoutes } from './keeper-routes.ts';
import { peopleRoutes } from './people-routes.ts';

export function collaborationRoutes(app: FastifyInstance) {
  peopleRoutes(app);
  contributionRoutes(app);
  editSessionRoutes(app);
  keeperRoutes(app);
}
