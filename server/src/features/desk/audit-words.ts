// What the desk of our team writes into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const deskAuditWords: Record<string, Words> = {
  'hours.changed': { en: 'Opening hours changed', es: 'Horario de atención modificado' },
  'consultation_hours.changed': { en: 'Hours for talks changed', es: 'Horas para conversaciones modificadas' },
  'consultations.read': {
    en: 'Our team looked at the talks that were booked',
    es: 'Nuestro equipo miró las conversaciones reservadas',
  },
  'consultation.moved_by_team': {
    en: 'Our team moved a talk',
    es: 'Nuestro equipo cambió la hora de una conversación',
  },
  'consultation.cancelled_by_team': {
    en: 'Our team cancelled a talk',
    es: 'Nuestro equipo canceló una conversación',
  },
  'promise.read': { en: 'Our team read what you wait for', es: 'Nuestro equipo leyó lo que usted espera' },
  'promise.taken': { en: 'Somebody of our team took it in hand', es: 'Alguien de nuestro equipo se hizo cargo' },
  'promise.released': { en: 'Our team gave it back to the others', es: 'Nuestro equipo lo devolvió a los demás' },
  'promise.handed': { en: 'Our team handed it to a colleague', es: 'Nuestro equipo lo pasó a otra persona' },
  'promise.note': { en: 'Our team wrote a note', es: 'Nuestro equipo escribió una nota' },
  'promise.answer': { en: 'Our team noted your answer', es: 'Nuestro equipo anotó su respuesta' },
  'promise.letter': { en: 'Our team wrote to you', es: 'Nuestro equipo le escribió' },
  'promise.kept': { en: 'Our team answered', es: 'Nuestro equipo respondió' },
  'plan.read_by_team': { en: 'Our team looked at your plan', es: 'Nuestro equipo miró su plan' },
  'promises.read': {
    en: 'Our team read what families wait for',
    es: 'Nuestro equipo leyó lo que esperan las familias',
  },
};
