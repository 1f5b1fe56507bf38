// Journal, memories and days lie under a key that is not the one of the conversations: who deletes those keeps these.
import { personEnvelopes } from '../../platform/secrets/person-envelope.ts';
import { selfCareKeys } from './tables.ts';

export const { find: findEnvelope, ensure: ensureEnvelope } = personEnvelopes(selfCareKeys, 'self-care-key');
