// Each person's conversations are sealed under a key of their own, which goes when they delete them all.
import { personEnvelopes } from '../../platform/secrets/person-envelope.ts';
import { supportKeys } from './tables.ts';

export type { Envelope } from '../../platform/secrets/person-envelope.ts';

export const {
  find: findEnvelope,
  ensure: ensureEnvelope,
  destroy: deleteKey,
} = personEnvelopes(supportKeys, 'support-key');
