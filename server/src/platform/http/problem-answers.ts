// Turns an error into an answer. No other file builds one.
import type { ProblemBody } from '@evenlight/contract/problems';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDatabaseBusy } from '../database/database.ts';
import { Problem, sentenceFor } from '../problem.ts';
import { languageOf } from './asker.ts';

export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemFrom(error);
    if (problem.code === 'server.failed') request.log.error({ err: error }, 'a request failed');
    if (problem.code === 'server.busy' && !(error instanceof Problem)) noteBusy(error, request);
    return sendProblem(problem, request, reply);
  });
}

/** A database that is away comes back by itself; a slow query needs somebody to look at it. */
function noteBusy(error: unknown, { log }: FastifyRequest) {
  if (isDatabaseBusy(error)) log.error({ err: error }, 'the database took too long');
  else log.warn({ err: error }, 'the database is away');
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  const body: ProblemBody = {
    ...(request.routeOptions.config?.saysSuccess ? { success: false } : {}),
    error: sentenceFor(problem.code, languageOf(request)),
    code: problem.code,
    ...(problem.fields ? { fields: problem.fields } : {}),
    ...(problem.amount === undefined ? {} : { amount: problem.amount }),
    ...(problem.day === undefined ? {} : { day: problem.day }),
    ...(problem.slots === undefined ? {} : { slots: problem.slots }),
    requestId: request.id,
  };
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error) || isDatabaseBusy(error)) return new Problem('server.busy', { retryAfterSeconds: 2 });
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status === 413) return new Problem('request.too_large');
  if (status === 415) return new Problem('request.unsupported');
  if (status === 404) return new Problem('path.not_found');
  if (status === 503) return new Problem('server.busy', { retryAfterSeconds: 2 });
  if (status >= 400 && status < 500) return new Problem('request.invalid');
  return new Problem('server.failed');
}
