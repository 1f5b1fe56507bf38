// Reads JSON bodies. PostgreSQL text cannot hold the zero character, so it is refused at the door.
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.includes('\\u0000') || text.includes('\0')) return done(new Problem('request.invalid'));
    // Several clients name JSON and send nothing; that is 'no body', not a fault.
    if (text === '') return done(null, undefined);
    parse(request, text, done);
  });
}
