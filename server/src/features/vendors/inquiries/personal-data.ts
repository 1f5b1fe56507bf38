import { type Column, eq, sql } from 'drizzle-orm';
import {
  exported,
  ofTheReader,
  ownNumber,
  type Person,
  type PersonalData,
  personalTable,
  type TableCoverage,
  withheld,
} from '../../../platform/personal-data/coverage.ts';
import { inquiryLinks, quoteLines, quoteRequests, vendorInquiries, vendorQuotes } from './tables.ts';

const requestNumber = exported({ en: 'Number of the request', es: 'Número de la solicitud' });
const inquiryNumber = exported({ en: 'Number of the inquiry', es: 'Número de la consulta' });
const versionNumber = exported({ en: 'Version', es: 'Versión' });

const ownRequests = ({ id }: Person) =>
  sql`select ${quoteRequests.id} from ${quoteRequests} where ${quoteRequests.userId} = ${id}`;
const ofOwnInquiries = (inquiryId: Column) => (person: Person) =>
  sql`${inquiryId} in (select ${vendorInquiries.id} from ${vendorInquiries}
      where ${vendorInquiries.requestId} in (${ownRequests(person)}))`;

export const inquiryTables: readonly TableCoverage[] = [
  personalTable(quoteRequests, {
    title: { en: 'What you asked vendors', es: 'Lo que preguntó a proveedores' },
    of: ({ id }) => eq(quoteRequests.userId, id),
    leaving: 'deleted',
    columns: {
      id: requestNumber,
      userId: ofTheReader,
      idempotencyKey: ownNumber,
      name: exported({ en: 'Name', es: 'Nombre' }),
      email: exported({ en: 'E-mail', es: 'Correo' }),
      phone: exported({ en: 'Phone', es: 'Teléfono' }),
      language: exported({ en: 'Language', es: 'Idioma' }),
      serviceType: exported({ en: 'Kind of service', es: 'Tipo de servicio' }),
      eventDate: exported({ en: 'Date', es: 'Fecha' }),
      budgetCents: exported({ en: 'Budget in cents', es: 'Presupuesto en centavos' }),
      message: exported({ en: 'Your words', es: 'Sus palabras' }),
      urgency: exported(
        { en: 'How soon', es: 'Con qué urgencia' },
        {
          normal: { en: 'Normal', es: 'Normal' },
          urgent: { en: 'Urgent', es: 'Urgente' },
          emergency: { en: 'Emergency', es: 'Emergencia' },
        },
      ),
      wanted: exported({ en: 'What you wanted a price for', es: 'Para qué pidió un precio' }),
      sentAt: exported({ en: 'Sent', es: 'Enviada' }),
    },
  }),
  personalTable(vendorInquiries, {
    title: { en: 'Vendors you asked', es: 'Proveedores a los que preguntó' },
    of: (person) => sql`${vendorInquiries.requestId} in (${ownRequests(person)})`,
    leaving: 'deleted',
    columns: {
      id: inquiryNumber,
      requestId: requestNumber,
      dealingId: ownNumber,
      position: ownNumber,
      vendorId: exported({ en: 'Number of the vendor', es: 'Número del proveedor' }),
      state: exported(
        { en: 'Where it stands', es: 'En qué punto está' },
        {
          sent: { en: 'Sent', es: 'Enviada' },
          seen: { en: 'Seen', es: 'Vista' },
          answered: { en: 'Answered', es: 'Respondida' },
          declined: { en: 'Cannot do it', es: 'No puede' },
          chosen: { en: 'Chosen', es: 'Elegida' },
          completed: { en: 'Done', es: 'Terminada' },
          withdrawn: { en: 'Withdrawn', es: 'Retirada' },
        },
      ),
      seenAt: exported({ en: 'Seen', es: 'Vista' }),
      answer: exported({ en: 'What they wrote', es: 'Lo que escribieron' }),
      quoteVersion: versionNumber,
      remindedAt: exported({ en: 'Reminded', es: 'Recordada' }),
      chosenAt: exported({ en: 'Chosen', es: 'Elegida' }),
    },
  }),
  personalTable(inquiryLinks, {
    title: { en: 'Private links to vendors', es: 'Enlaces privados para proveedores' },
    of: ofOwnInquiries(inquiryLinks.inquiryId),
    leaving: 'deleted',
    columns: {
      inquiryId: inquiryNumber,
      tokenHash: withheld({
        en: 'With it somebody could test guesses at a link.',
        es: 'Con él alguien podría probar enlaces adivinados.',
      }),
      email: exported({ en: 'Mailed to', es: 'Enviado a' }),
      expiresAt: exported({ en: 'Works until', es: 'Funciona hasta' }),
    },
  }),
  personalTable(vendorQuotes, {
    title: { en: 'Quotes you were given', es: 'Presupuestos que recibió' },
    of: ofOwnInquiries(vendorQuotes.inquiryId),
    leaving: 'deleted',
    columns: {
      inquiryId: inquiryNumber,
      version: versionNumber,
      validUntil: exported({ en: 'Holds until', es: 'Válido hasta' }),
      quotedAt: exported({ en: 'Given', es: 'Recibido' }),
    },
  }),
  personalTable(quoteLines, {
    title: { en: 'Lines of those quotes', es: 'Líneas de esos presupuestos' },
    of: ofOwnInquiries(quoteLines.inquiryId),
    leaving: 'deleted',
    columns: {
      inquiryId: inquiryNumber,
      version: versionNumber,
      position: ownNumber,
      wanted: ownNumber,
      name: exported({ en: 'What for', es: 'Por qué' }),
      cents: exported({ en: 'Price in cents', es: 'Precio en centavos' }),
      note: exported({ en: 'Note', es: 'Nota' }),
    },
  }),
];

export const inquiryAuditActions: PersonalData['auditActions'] & object = {
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
