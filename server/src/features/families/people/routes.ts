import type { FastifyInstance } from 'fastify';
import { groupRoutes } from './group-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { memberRoutes } from './member-routes.ts';

export function peopleRoutes(app: FastifyInstance) {
  groupRoutes(app);
  memberRoutes(app);
  invitationRoutes(app);
}
