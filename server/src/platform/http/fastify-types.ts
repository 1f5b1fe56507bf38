// What we hang on Fastify's own objects.
import type { Actor } from '../actor.ts';
import type { World } from '../world.ts';

declare module 'fastify' {
  interface FastifyInstance {
    world: World;
  }
  interface FastifyRequest {
    actor: Promise<Actor> | undefined;
  }
}
