// A test house as a place to live in.
import type { TestHouse } from '../open-test-house.ts';
import { type Place, placeIn } from './place.ts';

export function placeInTestHouse({ world, app, nextMailTo, settle }: TestHouse): Place {
  const { origin } = world.config;
  return placeIn({
    world,
    origin,
    nextMailTo,
    settle,
    async transport({ method, path, headers, body }) {
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers: { host: new URL(origin).host, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: answer.statusCode, headers: answer.headers as Record<string, string>, text: answer.body };
    },
  });
}
