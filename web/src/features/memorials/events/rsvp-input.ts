// What the forms of an answer hold. A choice travels as text.
import { changeRsvp, NewRsvp } from '@evenlight/contract/memorials/events';
import { z } from 'zod';

/** Which of the page's forms it is. */
export const RSVP_INTENT = 'rsvp';

const partySize = z.coerce.number<string | number>().pipe(NewRsvp.shape.partySize.unwrap());

export const RsvpInput = NewRsvp.omit({ address: true, idempotencyKey: true }).extend({ partySize });
export const AnswerInput = changeRsvp.body.omit({ token: true }).extend({ partySize });
