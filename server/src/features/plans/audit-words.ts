// What plans write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const planAuditWords: Record<string, Words> = {
  'plan.saved': { en: 'Plan saved', es: 'Plan guardado' },
  'plan.completed': { en: 'The plan was complete', es: 'El plan quedó completo' },
  'plan.status_moved': { en: 'Our team took the plan a step on', es: 'Nuestro equipo hizo avanzar el plan' },
  'plan.changed': { en: 'Plan changed', es: 'Plan modificado' },
  'adjustment.requested': { en: 'A change of the price was asked for', es: 'Se pidió un cambio de precio' },
  'adjustment.decided': { en: 'Our team answered about the price', es: 'Nuestro equipo respondió sobre el precio' },
  'schedule.requested': { en: 'Help with the date was asked for', es: 'Se pidió ayuda con la fecha' },
  'schedule.blocked': { en: 'A date was booked', es: 'Se reservó una fecha' },
  'schedule.cancelled': { en: 'A date was given back', es: 'Se liberó una fecha' },
  'decider.changed': { en: 'The record of who decides changed', es: 'Cambió el registro de quién decide' },
};
