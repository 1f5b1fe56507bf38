// What payments write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const paymentAuditWords: Record<string, Words> = {
  'payment.changed': { en: 'A payment went on', es: 'Un pago avanzó' },
  'payment.settled': { en: 'A payment arrived', es: 'Llegó un pago' },
  'payment.moved_back': { en: 'Money went back', es: 'El dinero regresó' },
  'payment.differs': { en: 'The books were found to differ', es: 'Se halló una diferencia en los libros' },
  'refund.asked': { en: 'Our team gave money back', es: 'Nuestro equipo devolvió dinero' },
  'refund.requested': { en: 'A refund was asked for', es: 'Se pidió un reembolso' },
  'refund.declined': { en: 'Our team declined a refund', es: 'Nuestro equipo no concedió un reembolso' },
  'refund_request.changed': { en: 'A request for a refund went on', es: 'Una petición de reembolso avanzó' },
};
