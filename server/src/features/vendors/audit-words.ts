// What inquiries and reviews write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const vendorAuditWords: Record<string, Words> = {
  'inquiry.changed': { en: 'Something about an inquiry changed', es: 'Algo cambió en una consulta' },
  'inquiry.sent': { en: 'Vendors were asked', es: 'Se preguntó a proveedores' },
  'inquiry.reminded': { en: 'A vendor was reminded', es: 'Se recordó a un proveedor' },
  'inquiry.withdrawn': { en: 'An inquiry was withdrawn', es: 'Se retiró una consulta' },
  'inquiry.chosen': { en: 'A quote was chosen', es: 'Se eligió un presupuesto' },
  'inquiry.completed': { en: 'The work was done', es: 'El trabajo se terminó' },
  'inquiry.answered': { en: 'A vendor answered', es: 'Un proveedor respondió' },
  'inquiry.declined': { en: 'A vendor could not do it', es: 'Un proveedor no pudo hacerlo' },
  'review.written': { en: 'A review was written', es: 'Se escribió una reseña' },
  'review.removed': { en: 'A review was taken back', es: 'Se retiró una reseña' },
  'review.replied': { en: 'A vendor replied to a review', es: 'Un proveedor respondió a una reseña' },
};
