// Everything a family does together on one plan.
import type { FastifyInstance } from 'fastify';
import { decisionRoutes } from './decisions/decision-routes.ts';
import { sharedDocumentRoutes } from './documents/document-routes.ts';
import { historyRoutes } from './history/history-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { taskRoutes } from './tasks/routes.ts';

export async function familyRoutes(app: FastifyInstance) {
  peopleRoutes(app);
  taskRoutes(app);
  messageRoutes(app);
  sharedDocumentRoutes(app);
  decisionRoutes(app);
  historyRoutes(app);
  await noticeRoutes(app);
}
