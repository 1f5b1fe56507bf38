// Asking for a talk with a person who knows grief. No account is needed; with one, the state can be seen.
import { AccountName } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { brokenRule, emailAddress, phoneNumber, whateverElseIsWrong } from '../field-rules.ts';
import { CounselingRequestId } from '../ids.ts';
import { z } from '../zod.ts';
import { CrisisLevel, CrisisRoute } from './levels.ts';

const COUNSELING_MESSAGE_MAX_LENGTH = 4_000;

export const preferredContacts = ['email', 'phone', 'text'] as const;
export const PreferredContact = z.enum(preferredContacts);
export type PreferredContact = z.infer<typeof PreferredContact>;

/** All are answered within 24 hours; the first ones first. */
export const counselingUrgencies = ['today', 'this-week', 'no-hurry'] as const;
export const CounselingUrgency = z.enum(counselingUrgencies);
export type CounselingUrgency = z.infer<typeof CounselingUrgency>;

const Fields = z.object({
  name: AccountName,
  email: emailAddress(),
  phone: z.union([z.literal(''), phoneNumber()]).default(''),
  preferredContact: PreferredContact.default('email'),
  urgency: CounselingUrgency.default('this-week'),
  message: z.string().trim().max(COUNSELING_MESSAGE_MAX_LENGTH).default(''),
});

/** Whoever wants to be called or texted has to say where. */
export const CounselingForm = Fields.refine(
  ({ phone, preferredContact }) => preferredContact === 'email' || phone !== '',
  {
    ...brokenRule({ rule: 'custom', sentence: 'Phone number is required' }),
    ...whateverElseIsWrong,
    path: ['phone'],
  },
);
export type CounselingForm = z.infer<typeof CounselingForm>;

export const counselingStates = ['waiting', 'answered'] as const;
export const CounselingRequest = Fields.extend({
  id: CounselingRequestId,
  askedAt: z.iso.datetime(),
  /** A person answers by then. */
  answeredBy: z.iso.datetime(),
  state: z.enum(counselingStates),
  answeredAt: z.iso.datetime().nullable(),
});
export type CounselingRequest = z.infer<typeof CounselingRequest>;

export const askForCounseling = endpoint({
  method: 'POST',
  path: '/support/consultations',
  summary: 'Asks for a talk. Stored, then confirmed; a person answers within 24 hours.',
  access: 'anyone',
  status: 201,
  body: z.intersection(
    CounselingForm,
    z.object({
      /** Sent again, it is the same request. */
      idempotencyKey: z.uuid(),
    }),
  ),
  returns: z.object({
    received: z.literal(true),
    answeredBy: z.iso.datetime(),
    /** What was written is read for danger before it waits for anybody; then these lines are shown at once. */
    crisisLevel: CrisisLevel,
    routes: z.array(CrisisRoute),
  }),
  limits: [
    { per: 'network', times: 20, seconds: 3600 },
    { per: 'everyone', times: 500, seconds: 3600 },
  ],
});

export const listCounselingRequests = endpoint({
  method: 'GET',
  path: '/support/consultations',
  summary: 'The requests of whoever asks, the latest first.',
  access: 'member',
  returns: z.array(CounselingRequest),
  problems: ['session.required'],
});

export const withdrawCounselingRequest = endpoint({
  method: 'DELETE',
  path: '/support/consultations/:requestId',
  summary: 'Takes a request back, with everything that was written in it.',
  access: 'member',
  params: z.object({ requestId: CounselingRequestId }),
  problems: ['session.required', 'counseling.not_found'],
});
