// What conversations, groups and calls write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const supportAuditWords: Record<string, Words> = {
  'group.changed': { en: 'A seat in a group changed', es: 'Un lugar en un grupo cambió' },
  'group_request.confirmed': { en: 'Our team gave a seat in a group', es: 'Nuestro equipo dio un lugar en un grupo' },
  'group_request.declined': {
    en: 'Our team could not give a seat in a group',
    es: 'Nuestro equipo no pudo dar un lugar en un grupo',
  },
  'group_request.read': {
    en: 'Our team read your request for a seat in a group',
    es: 'Nuestro equipo leyó su petición de un lugar en un grupo',
  },
  'group_requests.read': {
    en: 'Our team looked at who asks to join groups',
    es: 'Nuestro equipo miró quién pide unirse a grupos',
  },
  'counseling.changed': { en: 'A request for a talk changed', es: 'Una petición de conversación cambió' },
  'support.changed': { en: 'A conversation changed', es: 'Una conversación cambió' },
  'crisis_alert.changed': { en: 'A request for a call changed', es: 'Una solicitud de llamada cambió' },
  'crisis_alert.asked': { en: 'A call from our team was asked for', es: 'Se pidió una llamada de nuestro equipo' },
  'crisis_alert.asked_again': {
    en: 'A request for a call was brought up to date',
    es: 'Se actualizó una solicitud de llamada',
  },
  'crisis_alert.taken': { en: 'Our team took on a call', es: 'Nuestro equipo se encargó de una llamada' },
  'crisis_alert.done': { en: 'Our team called', es: 'Nuestro equipo llamó' },
  'crisis_alert.read': { en: 'Our team looked at your call', es: 'Nuestro equipo miró su llamada' },
  'crisis_alerts.read': {
    en: 'Our team looked at who waits for a call',
    es: 'Nuestro equipo miró quién espera una llamada',
  },
};
