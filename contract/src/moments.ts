// Moments: eight typed first-party events that tell us which parts of the product are used. They carry no person, no text,
// no amount and no payment id; nothing goes to an outside tracker unless the operator configured one, the visitor agreed,
// and their browser does not ask to be left alone.

import { ContactTopic } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { brokenRule } from './field-rules.ts';
import { VendorCategory } from './vendors/categories.ts';
import { z } from './zod.ts';

export const Moment = z.enum([
  'planning-started',
  'planning-completed',
  'payment-made',
  'consultation-booked',
  'signed-up',
  'memorial-created',
  'vendor-inquiry',
  'contact-form',
]);
export type Moment = z.infer<typeof Moment>;

export const recordMoment = endpoint({
  method: 'POST',
  path: '/moments',
  summary: 'Count one of eight moments. No person is recorded.',
  access: 'anyone',
  status: 202,
  body: z
    .strictObject({
      moment: Moment,
      /** Which kind of vendor was asked, for `vendor-inquiry` alone; it is counted here and forwarded to nobody. */
      category: VendorCategory.optional(),
      /** What a message to us is about, for `contact-form` alone: never in the writer's words. Counted here, too. */
      topic: ContactTopic.optional(),
      mayForward: z.boolean().default(false),
    })
    .refine(({ moment, category }) => category === undefined || moment === 'vendor-inquiry', {
      ...brokenRule({ rule: 'invalid' }),
      path: ['category'],
    })
    .refine(({ moment, topic }) => topic === undefined || moment === 'contact-form', {
      ...brokenRule({ rule: 'invalid' }),
      path: ['topic'],
    }),
  returns: z.object({ counted: z.literal(true) }),
  // A person passes each moment once or twice; more is a script.
  limits: [{ per: 'network', times: 30, seconds: 60 }],
});
