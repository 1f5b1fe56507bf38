// Reads JSON bodies.
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import { INVALID_CHARACTERS, invalidCharactersIn } from './invalid-characters.ts';

export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    // Several clients name JSON and send nothing; that is 'no body', not a fault.
    if (text === '') return done(null, undefined);
    parse(request, text, (error, value) => {
      // Only written as an escape can such a character be in well-formed JSON; without one there is nothing to look for.
      const unusable = error || !/\\u(?:0000|d[89a-f])/i.test(text) ? [] : invalidCharactersIn(value, 'body');
      if (unusable.length === 0) return done(error, value);
      const fields = Object.fromEntries(unusable.map((path) => [path, INVALID_CHARACTERS]));
      done(new Problem('request.invalid', { fields }));
    });
  });
}
