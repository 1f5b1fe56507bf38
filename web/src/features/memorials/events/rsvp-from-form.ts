// An answer that the browser posted by itself. It ends on the page behind its private link, which is the guest's to keep.
import { sentenceFor } from '@evenlight/contract/field-rules';
import { GatheringId, type MemorialId } from '@evenlight/contract/ids';
import { answerEvent, RSVP_PAGE_PATH } from '@evenlight/contract/memorials/events';
import { data, redirect } from 'react-router';
import type { z } from 'zod';
import { answerTo, type FormAnswer, type FormOutcome, typedIn } from '../../../platform/form-answer';
import type { PageContext } from '../../../platform/page-context';
import { RSVP_INTENT, RsvpInput } from './rsvp-input';

type Of = { memorialId: MemorialId; address: string | null };

export async function rsvpFromForm(
  api: PageContext['api'],
  { memorialId, address }: Of,
  form: FormData,
): Promise<FormOutcome> {
  const typed = typedIn(form);
  const eventId = GatheringId.safeParse(typed.eventId);
  if (!eventId.success) throw data(null, { status: 400 });
  const input = RsvpInput.safeParse(typed, { error: sentenceFor });
  if (!input.success) return refusedFor(input.error, typed);
  const params = { memorialId, eventId: eventId.data };
  const outcome = await answerTo(RSVP_INTENT, typed, async () => {
    const { status, token } = await api(answerEvent, { params, body: { ...input.data, address } });
    // Behind a '#' the secret is sent to nobody; what stands before it is for those whose browser runs no scripts.
    return `${RSVP_PAGE_PATH}?said=${status}#${token}`;
  });
  if ('said' in outcome) throw redirect(outcome.said, 303);
  return outcome;
}

function refusedFor({ issues }: z.ZodError, typed: Record<string, string>): FormAnswer {
  const fields = Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
  return {
    intent: RSVP_INTENT,
    refusal: { code: 'request.invalid', fields, sentence: '' },
    typed,
  };
}
