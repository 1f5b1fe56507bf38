// What the desk of our team writes into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const deskAuditWords: Record<string, Words> = {
  'hours.changed': words('Opening hours changed'),
  'consultation_hours.changed': words('Hours for talks changed'),
  'consultations.read': words('Our team looked at the talks that were booked'),
  'consultation.moved_by_team': words('Our team moved a talk'),
  'consultation.cancelled_by_team': words('Our team cancelled a talk'),
  'promise.read': words('Our team read what you wait for'),
  'promise.taken': words('Somebody of our team took it in hand'),
  'promise.released': words('Our team gave it back to the others'),
  'promise.handed': words('Our team handed it to a colleague'),
  'promise.note': words('Our team wrote a note'),
  'promise.answer': words('Our team noted your answer'),
  'promise.letter': words('Our team wrote to you'),
  'promise.kept': words('Our team answered'),
  'plan.read_by_team': words('Our team looked at your plan'),
  'promises.read': words('Our team read what families wait for'),
};
