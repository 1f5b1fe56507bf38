// What families ask of the concierge, and the promises that follow: who waits for what, and until when.
import { AccountName } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { emailAddress, lineOfText, phoneNumber } from './field-rules.ts';
import { PlanId } from './ids.ts';
import { PlanIntent } from './traditions.ts';
import { z } from './zod.ts';

const shortText = (maxLength: number) => z.union([z.literal(''), lineOfText(maxLength)]).default('');
const LongText = z.string().trim().max(2_000).default('');

/** For traditions without packages, and families who follow more than one. Only the first and a way back are needed. */
export const CustomRequest = z.object({
  tradition: lineOfText(120),
  name: AccountName,
  email: emailAddress(),
  phone: z.union([z.literal(''), phoneNumber()]).default(''),
  planIntent: PlanIntent.nullable().default(null),
  disposition: z.enum(['burial', 'cremation', 'another', 'undecided']).nullable().default(null),
  mustHappen: LongText,
  mustNotHappen: LongText,
  howSoon: shortText(120),
  leader: shortText(200),
  language: shortText(60),
  diet: shortText(120),
  budget: shortText(60),
  callTime: shortText(120),
});
export type CustomRequest = z.infer<typeof CustomRequest>;

export const sendCustomRequest = endpoint({
  method: 'POST',
  path: '/custom-requests',
  summary: 'Ask the concierge for a plan in a tradition without packages. Answered by a person within 24 hours.',
  access: 'anyone',
  status: 201,
  body: CustomRequest.extend({
    /** Sent again, it is the same request. */
    idempotencyKey: z.uuid(),
  }),
  returns: z.object({ received: z.literal(true), answeredBy: z.iso.datetime() }),
  // Each makes a promise and writes to people; the address it names is counted besides.
  limits: [
    { per: 'network', times: 20, seconds: 3600 },
    { per: 'everyone', times: 500, seconds: 3600 },
  ],
});

export const promiseKinds = [
  'plan-saved',
  'custom-request',
  'adjustment',
  'document',
  'scheduling',
  'counseling',
  'support-group',
  'contact',
  'consultation',
  'crisis-alert',
  'memorial-report',
  'refund-request',
] as const;
export const PromiseKind = z.enum(promiseKinds);
export type PromiseKind = z.infer<typeof PromiseKind>;

export const KeptPromise = z.object({
  id: z.uuid(),
  kind: PromiseKind,
  /** The plan it is about, when there is one. */
  planId: PlanId.nullable(),
  madeAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  keptAt: z.iso.datetime().nullable(),
  keptBy: z.string().nullable(),
  /** Nobody of the team: the payment provider gave the money back in its own books. */
  isKeptByProvider: z.boolean(),
  /** Whoever asked took it back, or needs no answer any more. What was done about it stays. */
  withdrawnAt: z.iso.datetime().nullable(),
  /** Null when the person has left since. */
  person: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /** What they want, in one line. */
  summary: z.string(),
  /** What they wrote gave reason to worry; such promises stand first. */
  mayBeInDanger: z.boolean(),
  /** What they wrote, part by part, for a custom request. */
  details: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type KeptPromise = z.infer<typeof KeptPromise>;

/** What a family is promised about its plan, and until when. */
export const OpenPromise = z.object({ kind: PromiseKind, dueAt: z.iso.datetime() });
export type OpenPromise = z.infer<typeof OpenPromise>;

export const listPlanPromises = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/promises',
  summary: 'What our team still owes a family about a plan, soonest first.',
  access: 'member',
  params: z.object({ planId: PlanId }),
  returns: z.array(OpenPromise),
  problems: ['session.required', 'plan.not_found'],
});
