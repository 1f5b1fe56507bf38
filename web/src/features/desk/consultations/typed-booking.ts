// What somebody has typed and chosen so far, in this tab alone: nobody who sits down at the same computer later finds it.
import {
  ConsultationForm,
  ConsultationType,
  ConsultationUrgency,
  firstBookableDay,
  lastBookableDay,
} from '@evenlight/contract/consultations';
import type { UserId } from '@evenlight/contract/ids';
import { z } from '@evenlight/contract/zod';
import { keptWords } from '../../../platform/kept-words';

/** May be unfinished in any field. */
const TypedBooking = z.object({
  step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  clientName: z.string(),
  clientEmail: z.string(),
  clientPhone: z.string(),
  preferredDate: z.string(),
  preferredTime: z.string(),
  consultationType: ConsultationType,
  message: z.string(),
  urgency: ConsultationUrgency,
});
export type TypedBooking = z.infer<typeof TypedBooking>;
type Step = TypedBooking['step'];

export const nothingTyped: TypedBooking = {
  step: 1,
  clientName: '',
  clientEmail: '',
  clientPhone: '',
  preferredDate: '',
  preferredTime: '',
  consultationType: 'initial',
  message: '',
  urgency: 'normal',
};

export const bookingWords = (owner: UserId | null) =>
  keptWords({ name: 'unsent-booking', place: 'tab' }, owner, TypedBooking);

/** A day that has gone by meanwhile is to be chosen again. */
export function readTyped(owner: UserId | null, now: Date): TypedBooking | undefined {
  const typed = bookingWords(owner).read();
  if (!typed) return undefined;
  const isOffered = typed.preferredDate === '' || isBookable(typed.preferredDate, now);
  const rest = isOffered ? typed : { ...typed, preferredDate: '', preferredTime: '' };
  return { ...rest, step: furthestStep(rest) };
}

export function isBookable(day: string, now: Date): boolean {
  return firstBookableDay(now) <= day && day <= lastBookableDay(now);
}

/** Nobody lands behind something that is still missing. */
function furthestStep(typed: TypedBooking): Step {
  const isFilled = typed.clientName.trim() !== '' && typed.clientEmail.trim() !== '';
  if (!isFilled) return 1;
  return typed.step === 3 && typed.preferredTime === '' ? 2 : typed.step;
}

/** Null when something is still missing. */
export function formOf(typed: TypedBooking): ConsultationForm | null {
  return ConsultationForm.safeParse(typed).data ?? null;
}
