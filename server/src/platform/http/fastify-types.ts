// Properties that we add to Fastify's own objects.
import type { Endpoint } from '@evenlight/contract/endpoint';
import type { Actor } from '../actor.ts';
import type { World } from '../world.ts';
import type { ClaimedKey } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyInstance {
    world: World;
    /** What visitors may read from a replica. */
    publicReads: ReadonlySet<Endpoint>;
    /** It was told to stop, and says that it is not ready; what comes meanwhile is still answered. */
    isStopping: boolean;
  }
  interface FastifyRequest {
    actor: Promise<Actor> | undefined;
    /** The idempotency key that this request was the first to use. */
    claimedKey: ClaimedKey | undefined;
    /** One of our pages calls it while it is rendered. */
    isPartOfPage: boolean;
  }
  interface FastifyContextConfig {
    /** The endpoint says `success: true`, and its problems `success: false`. */
    saysSuccess?: boolean;
  }
}
