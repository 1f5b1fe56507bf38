// One kind sentence for each problem: where you stand, and what you can do now. A new code without one does not compile.
import type { ProblemCode } from '@evenlight/contract/problems';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallFailed, ConnectionLost } from './call';

const phrases: Record<ProblemCode, MessageDescriptor> = {
  'request.invalid': msg`Some of this could not be used yet. The fields below say what is needed.`,
  'request.too_large': msg`This is larger than we can take in one go. A shorter text or a smaller file will work.`,
  'request.unsupported': msg`We could not read this. Reload the page and try once more; what you typed stays here.`,
  'request.foreign_origin': msg`This came from another website, so nothing was changed. Open it here and try again.`,
  'request.too_many': msg`You have tried this several times in a short while. Wait a little, then try again.`,
  'path.not_found': msg`We could not find this. It may have been moved or removed.`,
  'session.required': msg`You are not signed in any more. Sign in and you can go on where you were.`,
  'session.proof_required': msg`Before this, show once more that it is you: by a code or a passkey. Nothing was changed.`,
  'session.not_found': msg`That device is signed out already. There is nothing more to do.`,
  'code.refused': msg`That code did not work. It may be mistyped, used already, too old, or tried too often. You can ask for a new one.`,
  'link.other_browser': msg`This link works only in the browser where you asked for it. Type the six digits there instead.`,
  'account.not_found': msg`No account found with this email address. Check the address, or create an account with it.`,
  'user.not_found': msg`We could not find this record. It may have been removed.`,
  'email.taken': msg`An account with this email already exists. Sign in with that address, or use another one.`,
  'passkey.refused': msg`That passkey did not work here. Try once more, or sign in with a code by e-mail.`,
  'passkey.not_found': msg`That passkey has been removed already. There is nothing more to do.`,
  'passkey.too_many': msg`There is no room for another passkey. Remove one that you no longer use, then add this one.`,
  'plan.user_required': msg`Sign in or create an account to save this plan. Everything you chose is still here.`,
  'plan.not_found': msg`This plan doesn’t exist or you don’t have permission to see it.`,
  'plan.foreign_user': msg`You can save a plan for your own account only; you don’t have permission to save it for another.`,
  'plan.changed_meanwhile': msg`This plan was changed on another device meanwhile. Nothing was overwritten; load it again to see what is new.`,
  'plan.price_settled': msg`Something was paid for this plan already, so our team changes its price together with you.`,
  'plan.date_booked': msg`The venue and date of this plan are booked. You can move or cancel them under Service Scheduling.`,
  'plan.day_not_customary': msg`This day is not customary for a service in your tradition. Nothing was booked or changed.`,
  'plan.too_many_holds': msg`You are keeping as many dates as one family can. Let one go, or choose a venue without a date.`,
  'plan.archived': msg`This plan was put away. Bring it back first; everything in it is still there.`,
  'schedule.venue_needed': msg`Choose a venue first, so that there is something to book. Or ask our team to plan it with you.`,
  'schedule.too_late': msg`Less than 48 hours are left before the service. Call us, and we change it together.`,
  'schedule.over': msg`The service is over, so its date stays as it was.`,
  'schedule.not_found': msg`Nothing is booked or asked for here. It may have been cancelled already.`,
  'timeline.event_not_found': msg`This step is no longer in the timeline. It may have changed meanwhile.`,
  'timeline.changed_meanwhile': msg`This note was changed on another device meanwhile. Nothing was overwritten, and your words are still here.`,
  'calendar.not_found': msg`This calendar address does not work any more. You can make a new one on the timeline.`,
  'handoff.not_found': msg`This link does not work any more. Ask the person who sent it for a new one.`,
  'handoff.answered': msg`This was answered already, so it stays as it is.`,
  'handoff.too_many': msg`As many steps as one plan can hand over are with others now. Take one back first.`,
  'decider.not_found': msg`This person is no longer on the list. They may have been removed already.`,
  'decider.too_many': msg`There is no room for more people on this list. Call us if somebody is missing.`,
  'draft.changed_elsewhere': msg`This was changed on another device meanwhile. Nothing was overwritten.`,
  'venue.not_found': msg`This venue is no longer on our list. Another one can take its place; the rest of what you chose is still here.`,
  'venue.date_taken': msg`Another family has this venue on that date. Everything else you chose is still here.`,
  'promise.not_found': msg`This is no longer on the list. It may have been removed.`,
  'promise.renewed': msg`The family has asked anew meanwhile. Load the list again and read what they wrote first.`,
  'adjustment.not_found': msg`This is no longer on the list. It may have been taken back already.`,
  'adjustment.decided': msg`Our team has answered this already, so it stays as it is. Call us if it should change.`,
  'adjustment.too_many': msg`There is no room for another one here. Call us, and we settle the price together.`,
  'payment.not_found': msg`We could not find this payment. If you have paid, it shows with your plan as soon as it is confirmed.`,
  'payment.amount_changed': msg`The amount has changed since it was shown, so nothing was charged. Look at the new amount, then go on if it is right.`,
  'payment.intent_unknown': msg`Before anything is paid, tell us whether a death has occurred or you are planning ahead. Nothing was charged.`,
  'payment.plan_ahead': msg`For a plan made ahead of time we take no money. Nothing was charged, and your plan is safe.`,
  'payment.not_due': msg`There is nothing to pay here just now. Nothing was charged.`,
  'payment.under_way': msg`A payment for this plan is being confirmed. Wait for it, so that nothing is paid twice.`,
  'payment.refund_too_large': msg`That is more than is left of this payment, so nothing was paid back.`,
  'payment.provider_away': msg`The payment service does not answer just now. Nothing was charged; try again in a moment.`,
  'share.not_found': msg`This link does not work any more. Ask the person who sent it for a new one.`,
  'share.too_large': msg`The shares come to more than is still to be paid. Nothing was sent; change the amounts and try again.`,
  'share.rest_too_small': msg`What would be left is less than 50 cents, which no card takes. Share all of it, or a little less.`,
  'share.paid': msg`This share is paid, or being paid in this moment, so it stays as it is.`,
  'document.not_found': msg`We could not find this paper. It may have been removed.`,
  'document.too_large': msg`This file is larger than 10 MB. A smaller scan or a photo of it will work.`,
  'document.kind_refused': msg`We can take PDF, JPG and PNG files. A photo or a scan in one of these will work.`,
  'document.unreadable': msg`We could not read this file; it may be damaged. Try another copy, or take a photo of it.`,
  'document.mixed': msg`This file is two kinds of file in one, so we did not keep it. A fresh scan or photo will work.`,
  'document.active': msg`This PDF holds scripts, attachments or forms that run, so we did not keep it. Print it to a new PDF, or take a photo of it.`,
  'document.locked': msg`This PDF is locked with a password. Save a copy without one, or take a photo of it.`,
  'document.infected': msg`This file looks harmful, so we did not keep it. Your other papers are safe.`,
  'document.held': msg`This file is safe with us and still being checked. Try again in a little while.`,
  'document.too_many': msg`There is no room for more papers. Remove one that you no longer need, or call us.`,
  'document.link_expired': msg`This link was for a few minutes only. Open the paper once more.`,
  'server.failed': msg`Something went wrong on our side. What you typed is still here; try again in a moment.`,
  'server.busy': msg`We cannot answer just now. What you typed is still here; try again in a moment.`,
};

const connectionLost = msg`We could not reach our servers. Check your internet connection; what you typed is still here.`;

/** The sentence for whatever was thrown; nothing raw is ever shown. */
export function phraseFor(error: unknown): MessageDescriptor | undefined {
  if (!error) return undefined;
  if (error instanceof ConnectionLost) return connectionLost;
  const code = error instanceof CallFailed ? error.problem?.code : undefined;
  return phrases[code ?? 'server.failed'] ?? phrases['server.failed'];
}

/** What each field needs, for the form to show beside it. */
export function fieldProblemsOf(error: unknown): Record<string, string> {
  return error instanceof CallFailed ? (error.problem?.fields ?? {}) : {};
}
