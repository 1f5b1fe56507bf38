import { z } from '@evenlight/contract/zod';
import { unsentForm } from '../../../platform/unsent-form';

/** May be unfinished in any field. */
const TypedTalk = z.object({
  ...{ name: z.string(), email: z.string(), phone: z.string(), message: z.string() },
  ...{ preferredContact: z.string().nullish(), urgency: z.string().nullish() },
});

export const { readUnsent, keepTyped, sendKeyOf, forgetUnsent } = unsentForm('unsent-talk', TypedTalk);
