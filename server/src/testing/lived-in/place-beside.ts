// A running or starting house as a place to live in: calls go to an application of this process, beside the one that is open
// to people, and what is enqueued is done at once.
import type { Language } from '@evenlight/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { World } from '../../platform/world.ts';
import { mailReader } from '../mail-reader.ts';
import type { Transport } from '../test-client.ts';
import { type Place, placeIn } from './place.ts';

export function placeBeside(world: World, app: FastifyInstance, language?: Language): Place {
  const { origin, dataDir } = world.config;
  const nextMail = mailReader(dataDir);
  let calls = 0;

  async function settle() {
    do await world.newsroom.catchUp();
    while ((await world.jobs.runUntilEmpty()) > 0);
  }

  const transport: Transport = async ({ method, path, headers, body }) => {
    calls += 1;
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      // A family that lives its weeks within seconds would use up what one network may ask in an hour.
      remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
      headers: { host: new URL(origin).host, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers as Record<string, string>, text: answer.body };
  };

  return placeIn({
    world,
    origin,
    ...(language ? { language } : {}),
    settle,
    transport,
    async nextMailTo(address) {
      await settle();
      return nextMail(address);
    },
  });
}
