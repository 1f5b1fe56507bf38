// A message that the browser posted by itself, on a page whose scripts do not run.
import { ContactUrgency, sendContactMessage } from '@evenlight/contract/contact';
import type { Returned } from '@evenlight/contract/endpoint';
import { z } from '@evenlight/contract/zod';
import { answerTo, type FormOutcome, typedIn } from '../../../platform/form-answer';
import type { PageContext } from '../../../platform/page-context';

export const MESSAGE_INTENT = 'message';

export type MessageAnswer = Returned<typeof sendContactMessage>;

export function messageFromForm(api: PageContext['api'], form: FormData): Promise<FormOutcome<MessageAnswer>> {
  const typed = typedIn(form);
  const { name = '', email = '', phone = '', subject = '', message = '' } = typed;
  const urgency = ContactUrgency.catch('normal').parse(typed.urgency);
  const idempotencyKey = z.uuid().safeParse(typed.idempotencyKey).data;
  return answerTo(MESSAGE_INTENT, typed, () =>
    api(sendContactMessage, { body: { name, email, phone, subject, message, urgency, idempotencyKey } }),
  );
}
