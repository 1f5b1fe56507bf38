// Every problem a person can be told about, with the HTTP status it travels under.
// Codes are `noun.what_happened`. The sentence for each lives in web/src/platform/phrases.ts,
// and for people who call the API directly, in `sentences` below.

export const problems = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.unsupported': 415,
  'request.foreign_origin': 403,
  'request.too_many': 429,
  'path.not_found': 404,
  'session.required': 401,
  'session.proof_required': 403,
  'session.not_found': 404,
  'code.refused': 401,
  'link.other_browser': 403,
  'account.not_found': 404,
  'user.not_found': 404,
  'email.taken': 409,
  'passkey.refused': 401,
  'passkey.not_found': 404,
  'passkey.too_many': 409,
  'plan.user_required': 401,
  'plan.not_found': 404,
  'plan.foreign_user': 403,
  'plan.changed_meanwhile': 409,
  'plan.price_settled': 409,
  'plan.date_booked': 409,
  'plan.too_many_holds': 409,
  'draft.changed_elsewhere': 409,
  'venue.not_found': 404,
  'venue.date_taken': 409,
  'promise.not_found': 404,
  'adjustment.not_found': 404,
  'adjustment.decided': 409,
  'adjustment.too_many': 409,
  'payment.not_found': 404,
  'payment.amount_changed': 409,
  'payment.intent_unknown': 409,
  'payment.plan_ahead': 409,
  'payment.not_due': 409,
  'payment.under_way': 409,
  'payment.refund_too_large': 409,
  'payment.provider_away': 503,
  'share.not_found': 404,
  'share.too_large': 409,
  'share.rest_too_small': 409,
  'share.paid': 409,
  'document.not_found': 404,
  'document.too_large': 413,
  'document.kind_refused': 415,
  'document.unreadable': 422,
  'document.mixed': 422,
  'document.active': 422,
  'document.locked': 422,
  'document.infected': 422,
  'document.held': 409,
  'document.too_many': 409,
  'document.link_expired': 410,
  'server.failed': 500,
  'server.busy': 503,
} as const satisfies Record<string, ProblemStatus>;

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
export type ProblemCode = keyof typeof problems;

/** What the API says in `error`: short, plain, and safe to show to anyone. */
export const sentences: Record<ProblemCode, string> = {
  'request.invalid': 'Some of what was sent could not be used. The fields below say why.',
  'request.too_large': 'That is larger than we can take in one go.',
  'request.unsupported': 'We could not read that format. Send it as JSON.',
  'request.foreign_origin': 'This came from another website, so nothing was changed.',
  'request.too_many': 'That was asked many times in a short while. Wait a little, then try again.',
  'path.not_found': 'There is nothing at this address.',
  'session.required': 'Sign in to go on. Nothing was changed.',
  'session.proof_required': 'Show once more that it is you, by a code or a passkey. Nothing was changed.',
  'session.not_found': 'There is no such session. It may have ended already.',
  'code.refused':
    'That code did not work. It may be mistyped, used already, older than ten minutes, or tried five times.',
  'link.other_browser': 'This link works only in the browser that asked for it. Type the code there instead.',
  'account.not_found': 'No account found with this email address. Please check the address or create an account.',
  'user.not_found': 'User not found',
  'email.taken': 'An account with this email already exists. Sign in with that address, or use another one.',
  'passkey.refused': 'That passkey did not work. Try again, or sign in with a code by e-mail.',
  'passkey.not_found': 'There is no such passkey. It may have been removed already.',
  'passkey.too_many': 'There are as many passkeys as one account can have. Remove one you no longer use.',
  'plan.user_required': 'User must be logged in to save a plan',
  'plan.not_found': "This plan doesn't exist or you don't have permission to see it.",
  'plan.foreign_user':
    "A plan can be saved for your own account only; you don't have permission to save it for another.",
  'plan.changed_meanwhile': 'This plan was changed on another device meanwhile. Nothing was overwritten.',
  'plan.price_settled': 'Something was paid for this plan already. Our team changes its price with you.',
  'plan.date_booked': 'The venue and date of this plan are booked. Our team changes them with you.',
  'plan.too_many_holds':
    'You are keeping as many dates as one family can. Let one go, or choose a venue without a date.',
  'draft.changed_elsewhere': 'This draft was changed on another device meanwhile. Nothing was overwritten.',
  'venue.not_found': 'There is no such venue. It may have been taken off the list.',
  'venue.date_taken': 'Another family has this venue on that date. Everything else you chose is still here.',
  'promise.not_found': 'There is no such promise. It may have been removed.',
  'adjustment.not_found': 'There is no such wish. It may have been taken back.',
  'adjustment.decided': 'Our team has answered this already. It stays as it is.',
  'adjustment.too_many': 'There are as many wishes as one plan can have. Call us, and we settle them together.',
  'payment.not_found': 'There is no such payment, or it is not yours to see.',
  'payment.amount_changed': 'The amount has changed since it was shown. Nothing was charged.',
  'payment.intent_unknown': 'Say first whether a death has occurred or you are planning ahead. Nothing was charged.',
  'payment.plan_ahead': 'For a plan made ahead of time we take no money. Nothing was charged.',
  'payment.not_due': 'There is nothing to pay here just now. Nothing was charged.',
  'payment.under_way': 'A payment for this plan is being confirmed. Wait for it, so that nothing is paid twice.',
  'payment.refund_too_large': 'That is more than is left of this payment. Nothing was paid back.',
  'payment.provider_away': 'The payment service does not answer just now. Nothing was charged; try again in a moment.',
  'share.not_found': 'This link does not work any more. Ask the person who sent it for a new one.',
  'share.too_large': 'The shares come to more than is still to be paid. Nothing was sent.',
  'share.rest_too_small':
    'What would be left is less than 50 cents, which no card takes. Share all of it, or a little less.',
  'share.paid': 'This share is paid, or being paid, and stays as it is.',
  'document.not_found': 'There is no such document, or it is not yours to see.',
  'document.too_large': 'This file is larger than 10 MB. A smaller scan or a photo of it will work.',
  'document.kind_refused': 'This file is none of PDF, JPG or PNG. A photo or a scan in one of these will work.',
  'document.unreadable': 'This file could not be read; it may be damaged. Try another copy, or a photo of it.',
  'document.mixed': 'This file is two kinds of file in one, so it was not kept. A fresh scan or photo will work.',
  'document.active':
    'This PDF holds scripts, attachments or forms that run, so it was not kept. Print it to a new PDF, or send a photo.',
  'document.locked': 'This PDF is locked with a password. Save a copy without one, or send a photo of it.',
  'document.infected': 'This file looks harmful, so it was not kept. Your other papers are safe.',
  'document.held': 'This file is safe with us and still being checked. Try again in a little while.',
  'document.too_many': 'There is no room for more papers. Remove one that you no longer need, or call us.',
  'document.link_expired': 'This link was for a few minutes only. Open the document once more.',
  'server.failed': 'Something went wrong on our side. Nothing you typed is lost; try again in a moment.',
  'server.busy': 'We are not able to answer just now. Try again in a moment.',
};

/** Any endpoint may answer with these; each lists only its own besides. */
export const commonProblems = [
  'request.invalid',
  'request.too_large',
  'request.unsupported',
  'request.foreign_origin',
  'request.too_many',
  'server.failed',
  'server.busy',
] as const satisfies readonly ProblemCode[];

/** The body of every answer that is not a success. */
export type ProblemBody = {
  error: string;
  code: ProblemCode;
  fields?: Record<string, string>;
  /** For `payment.amount_changed`: what holds now, in cents. */
  amount?: number;
  requestId: string;
};
