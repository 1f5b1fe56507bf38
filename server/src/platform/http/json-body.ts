// Reads JSON bodies. PostgreSQL text cannot hold the zero character, so it is refused at the door.
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    // Several clients name JSON and send nothing; that is 'no body', not a fault.
    if (text === '') return done(null, undefined);
    parse(request, text, (error, value) => {
      const unusable = error || !text.includes('\\u0000') ? [] : zeroCharactersIn(value, 'body');
      if (unusable.length === 0) return done(error, value);
      const fields = Object.fromEntries(unusable.map((path) => [path, 'This holds a character that cannot be kept']));
      done(new Problem('request.invalid', { fields }));
    });
  });
}

/** The paths of all texts, and of all names, that hold one. */
function zeroCharactersIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name.includes('\0')) return [path];
    return zeroCharactersIn(inner, path === 'body' ? name : `${path}.${name}`);
  });
}
