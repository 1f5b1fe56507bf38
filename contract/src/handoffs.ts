// Handing one step to somebody else: a mailed link that needs no account, shows that one step and nothing more, and can
// be taken back. The link's secret travels in bodies only.
import { AccountName } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { emailAddress } from './field-rules.ts';
import { HandoffId, PlanId } from './ids.ts';
import { LetterLanguage } from './letter-language.ts';
import { byLink, LinkSecret } from './private-links.ts';
import { z } from './zod.ts';

export const HANDOFF_DAYS = 14;
export const HANDOFFS_AT_ONCE = 20;
const HANDOFF_MESSAGE_MAX_LENGTH = 600;
const EVENT_ID_MAX_LENGTH = 60;

/** Where a link leads; its secret follows after a '#', which browsers keep to themselves. */
export const HANDOFF_PAGE_PATH = '/help-with';

export const handoffStates = ['open', 'done', 'declined', 'ended'] as const;
/** `declined`: they cannot do it. `ended`: taken back, or too old. */
export const HandoffState = z.enum(handoffStates);
export type HandoffState = z.infer<typeof HandoffState>;

export const Handoff = z.object({
  id: HandoffId,
  eventId: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  state: HandoffState,
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** What they wrote with their answer. */
  answer: z.string(),
});
export type Handoff = z.infer<typeof Handoff>;

const Message = z.string().trim().max(HANDOFF_MESSAGE_MAX_LENGTH).default('');

export const HandoffInput = z.object({
  name: AccountName,
  email: emailAddress(),
  language: LetterLanguage,
  message: Message,
});

const OnePlan = z.object({ planId: PlanId });
/** Each is a letter to somebody who did not ask for it. */
const asking = [{ per: 'person', times: 40, seconds: 3600, across: 'handoffs' }] as const;

export const handOver = endpoint({
  method: 'POST',
  path: '/funeral-plans/:planId/handoffs',
  summary: 'Hand one step of the timeline to somebody. They get a private link by mail.',
  access: 'member',
  status: 201,
  params: OnePlan,
  body: HandoffInput.extend({
    eventId: z.string().max(EVENT_ID_MAX_LENGTH),
    /** Sent again, it is the same request. */
    idempotencyKey: z.uuid(),
  }),
  returns: Handoff,
  problems: ['session.required', 'plan.not_found', 'timeline.event_not_found', 'handoff.too_many'],
  limits: asking,
});

const changingOne = {
  access: 'member',
  params: OnePlan.extend({ handoffId: HandoffId }),
  returns: Handoff,
  problems: [
    'session.required',
    'plan.not_found',
    'handoff.not_found',
    'handoff.answered',
    'handoff.too_many',
    'timeline.event_not_found',
  ],
  limits: asking,
} as const;

export const endHandoff = endpoint({
  ...changingOne,
  method: 'DELETE',
  path: '/funeral-plans/:planId/handoffs/:handoffId',
  summary: 'Take a step back. The link stops working.',
});

export const resendHandoff = endpoint({
  ...changingOne,
  method: 'POST',
  path: '/funeral-plans/:planId/handoffs/:handoffId/resend',
  summary: 'Send a new link. The former one stops working.',
});

const asked = byLink('handoff links');

/** What somebody with a link sees: the one step, and who asks. Nothing of the plan besides. */
export const OpenHandoff = z.object({
  name: z.string(),
  askerName: z.string(),
  /** Whose service it is for; empty when the plan does not say. */
  personName: z.string(),
  message: z.string(),
  title: z.string(),
  description: z.string(),
  notes: z.string(),
  timeframe: z.string(),
  duration: z.string(),
  location: z.string(),
  state: z.enum(['open', 'done', 'declined']),
  expiresAt: z.iso.datetime(),
});
export type OpenHandoff = z.infer<typeof OpenHandoff>;

export const openHandoff = endpoint({
  ...asked,
  path: '/handoffs/open',
  summary: 'What a private link asks for.',
  body: LinkSecret,
  returns: OpenHandoff,
  problems: ['handoff.not_found'],
});

export const answerHandoff = endpoint({
  ...asked,
  path: '/handoffs/answer',
  summary: 'It is done, or I cannot do it. The family is told.',
  body: LinkSecret.extend({ state: z.enum(['done', 'declined']), answer: Message }),
  returns: OpenHandoff,
  problems: ['handoff.not_found', 'handoff.answered'],
});
