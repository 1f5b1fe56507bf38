// Writing to us. What is promised depends on how urgent it is; what was written is read for danger first.
import { AccountName } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { emailAddress, lineOfText, phoneNumber } from './field-rules.ts';
import { CrisisLevel, CrisisRoute } from './support/levels.ts';
import { z } from './zod.ts';

export const CONTACT_SUBJECT_MAX_LENGTH = 120;
const CONTACT_MESSAGE_MAX_LENGTH = 4_000;

export const contactUrgencies = ['normal', 'urgent', 'emergency'] as const;
export const ContactUrgency = z.enum(contactUrgencies);
export type ContactUrgency = z.infer<typeof ContactUrgency>;

/** What a message is about, told by the page it was written from; the writer's own subject is nobody's to count. */
export const contactTopics = ['general', 'planning', 'payments', 'memorials', 'vendors', 'grief-support'] as const;
export const ContactTopic = z.enum(contactTopics);
export type ContactTopic = z.infer<typeof ContactTopic>;

/** 'Immediate' for an emergency: it is due the moment it is sent. */
export const contactHours: Record<ContactUrgency, number> = { normal: 24, urgent: 4, emergency: 0 };

export const ContactForm = z.object({
  name: AccountName,
  email: emailAddress(),
  phone: z.union([z.literal(''), phoneNumber()]).default(''),
  subject: lineOfText(CONTACT_SUBJECT_MAX_LENGTH),
  message: z.string().trim().min(1).max(CONTACT_MESSAGE_MAX_LENGTH),
  urgency: ContactUrgency.default('normal'),
});
export type ContactForm = z.infer<typeof ContactForm>;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Write to our team: answered within 24 hours, within 4 when it is urgent, at once in an emergency.',
  access: 'anyone',
  status: 201,
  body: ContactForm.extend({
    /** Sent again, it is the same message. */
    idempotencyKey: z.uuid().optional(),
  }),
  returns: z.object({
    success: z.literal(true),
    answeredBy: z.iso.datetime(),
    /** What was written gave reason to worry; then these lines are shown at once. */
    crisisLevel: CrisisLevel,
    routes: z.array(CrisisRoute),
  }),
  limits: [
    { per: 'network', times: 20, seconds: 3600 },
    { per: 'everyone', times: 1_000, seconds: 3600 },
  ],
});
