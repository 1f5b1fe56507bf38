import { z } from '@evenlight/contract/zod';
import { unsentForm } from '../../../platform/unsent-form';

/** May be unfinished in any field. */
const TypedMessage = z.object({
  ...{ name: z.string(), email: z.string(), phone: z.string(), subject: z.string(), message: z.string() },
  urgency: z.string().nullish(),
});

export const { readUnsent, keepTyped, sendKeyOf, forgetUnsent } = unsentForm('unsent-message', TypedMessage);
