// Everything a family does together on one plan.
import type { FastifyInstance } from 'fastify';

export function familyRoutes(_app: FastifyInstance) {
  // Each part adds a line: peopleRoutes(app), taskRoutes(app), messageRoutes(app), …
}
