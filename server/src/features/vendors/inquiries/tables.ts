import { serviceTypes } from '@evenlight/contract/traditions';
import { inquiryStates, inquiryUrgencies } from '@evenlight/contract/vendors/inquiries';
import { type Column, eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ofTheReader, ownNumber, secretTrace } from '../../../platform/personal-data/columns.ts';
import type { Person } from '../../../platform/personal-data/coverage.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { ownerId, users } from '../../accounts/tables.ts';
import { vendorDealings, vendorNumber, vendors } from '../tables.ts';

const requestNumber = { en: 'Number of the request', es: 'Número de la solicitud' };
const inquiryNumber = { en: 'Number of the inquiry', es: 'Número de la consulta' };
const versionNumber = { en: 'Version', es: 'Versión' };
const ownRequests = ({ id }: Person) =>
  sql`select ${quoteRequests.id} from ${quoteRequests} where ${quoteRequests.userId} = ${id}`;
const ofOwnInquiries = (inquiryId: Column) => (person: Person) =>
  sql`${inquiryId} in (select ${vendorInquiries.id} from ${vendorInquiries}
      where ${vendorInquiries.requestId} in (${ownRequests(person)}))`;

/** What a family asks, in the words that every asked vendor gets. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: exported(uuid('id').primaryKey(), requestNumber),
    userId: ownerId(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    name: exported(text('name').notNull(), { en: 'Name', es: 'Nombre' }),
    email: exported(text('email').notNull(), { en: 'E-mail', es: 'Correo' }),
    phone: exported(text('phone').notNull(), { en: 'Phone', es: 'Teléfono' }),
    language: exported(text('language').notNull(), { en: 'Language', es: 'Idioma' }),
    serviceType: exported(text('service_type', { enum: serviceTypes }), {
      en: 'Kind of service',
      es: 'Tipo de servicio',
    }),
    eventDate: exported(date('event_date'), { en: 'Date', es: 'Fecha' }),
    budgetCents: exported(integer('budget_cents'), { en: 'Budget in cents', es: 'Presupuesto en centavos' }),
    message: exported(text('message').notNull(), { en: 'Your words', es: 'Sus palabras' }),
    urgency: exported(
      text('urgency', { enum: inquiryUrgencies }).notNull(),
      { en: 'How soon', es: 'Con qué urgencia' },
      {
        normal: { en: 'Normal', es: 'Normal' },
        urgent: { en: 'Urgent', es: 'Urgente' },
        emergency: { en: 'Emergency', es: 'Emergencia' },
      },
    ),
    wanted: exported(text('wanted').array().notNull(), {
      en: 'What you wanted a price for',
      es: 'Para qué pidió un precio',
    }),
    sentAt: exported(instant('sent_at').notNull(), { en: 'Sent', es: 'Enviada' }),
  },
  (table) => [
    unique('quote_requests_idempotency_key').on(table.userId, table.idempotencyKey),
    check('quote_requests_urgency', oneOf(table.urgency, inquiryUrgencies)),
    index('quote_requests_person').on(table.userId, table.sentAt),
  ],
);

personalTable(quoteRequests, {
  title: { en: 'What you asked vendors', es: 'Lo que preguntó a proveedores' },
  of: ({ id }) => eq(quoteRequests.userId, id),
  leaving: 'deleted',
});

/** What one vendor was asked, and where it stands. */
export const vendorInquiries = pgTable(
  'vendor_inquiries',
  {
    id: exported(uuid('id').primaryKey(), inquiryNumber),
    requestId: exported(
      uuid('request_id')
        .notNull()
        .references(() => quoteRequests.id, { onDelete: 'cascade' }),
      requestNumber,
    ),
    vendorId: exported(
      uuid('vendor_id')
        .notNull()
        .references(() => vendors.id),
      vendorNumber,
    ),
    dealingId: uuid('dealing_id')
      .notNull()
      .references(() => vendorDealings.id),
    /** In the order the vendors were named. */
    position: ownNumber(integer('position').notNull()),
    state: exported(
      text('state', { enum: inquiryStates }).notNull(),
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
    seenAt: exported(instant('seen_at'), { en: 'Seen', es: 'Vista' }),
    answer: exported(text('answer').notNull(), { en: 'What they wrote', es: 'Lo que escribieron' }),
    /** Counts the vendor's answers, and the times they could not do it; 0 while there is none. */
    quoteVersion: exported(integer('quote_version').notNull(), versionNumber),
    remindedAt: exported(instant('reminded_at'), { en: 'Reminded', es: 'Recordada' }),
    chosenAt: exported(instant('chosen_at'), { en: 'Chosen', es: 'Elegida' }),
  },
  (table) => [
    unique('vendor_inquiries_vendor').on(table.requestId, table.vendorId),
    unique('vendor_inquiries_dealing').on(table.dealingId),
    check('vendor_inquiries_state', oneOf(table.state, inquiryStates)),
    index('vendor_inquiries_of').on(table.vendorId),
  ],
);

personalTable(vendorInquiries, {
  title: { en: 'Vendors you asked', es: 'Proveedores a los que preguntó' },
  of: (person) => sql`${vendorInquiries.requestId} in (${ownRequests(person)})`,
  leaving: 'deleted',
});

/** Every letter to a vendor has a link of its own; only the hash is kept. */
export const inquiryLinks = pgTable(
  'inquiry_links',
  {
    tokenHash: secretTrace(bytes('token_hash').primaryKey()),
    inquiryId: exported(
      uuid('inquiry_id')
        .notNull()
        .references(() => vendorInquiries.id, { onDelete: 'cascade' }),
      inquiryNumber,
    ),
    /** Whom it was mailed to: when the vendor has another address, whoever reads the old one opens it no more. */
    email: exported(text('email').notNull(), { en: 'Mailed to', es: 'Enviado a' }),
    expiresAt: exported(instant('expires_at').notNull(), { en: 'Works until', es: 'Funciona hasta' }),
  },
  (table) => [index('inquiry_links_inquiry').on(table.inquiryId)],
);

personalTable(inquiryLinks, {
  title: { en: 'Private links to vendors', es: 'Enlaces privados para proveedores' },
  of: ofOwnInquiries(inquiryLinks.inquiryId),
  leaving: 'deleted',
});

/**
 * A vendor's answers, version by version; the newest counts. One without lines names no price, and a version without a
 * row is a time that they could not do it.
 */
export const vendorQuotes = pgTable(
  'vendor_quotes',
  {
    inquiryId: exported(
      uuid('inquiry_id')
        .notNull()
        .references(() => vendorInquiries.id, { onDelete: 'cascade' }),
      inquiryNumber,
    ),
    version: exported(integer('version').notNull(), versionNumber),
    validUntil: exported(date('valid_until'), { en: 'Holds until', es: 'Válido hasta' }),
    quotedAt: exported(instant('quoted_at').notNull(), { en: 'Given', es: 'Recibido' }),
  },
  (table) => [primaryKey({ name: 'vendor_quotes_pkey', columns: [table.inquiryId, table.version] })],
);

personalTable(vendorQuotes, {
  title: { en: 'Quotes you were given', es: 'Presupuestos que recibió' },
  of: ofOwnInquiries(vendorQuotes.inquiryId),
  leaving: 'deleted',
});

export const quoteLines = pgTable(
  'quote_lines',
  {
    inquiryId: exported(
      uuid('inquiry_id')
        .notNull()
        .references(() => vendorInquiries.id, { onDelete: 'cascade' }),
      inquiryNumber,
    ),
    version: exported(integer('version').notNull(), versionNumber),
    position: ownNumber(integer('position').notNull()),
    /** The place in the request's list of what is wanted; null for what the vendor adds. */
    wanted: ownNumber(integer('wanted')),
    name: exported(text('name').notNull(), { en: 'What for', es: 'Por qué' }),
    cents: exported(integer('cents').notNull(), { en: 'Price in cents', es: 'Precio en centavos' }),
    note: exported(text('note').notNull(), { en: 'Note', es: 'Nota' }),
  },
  (table) => [
    primaryKey({ name: 'quote_lines_pkey', columns: [table.inquiryId, table.version, table.position] }),
    check('quote_lines_cents', sql`${table.cents} >= 0`),
  ],
);

personalTable(quoteLines, {
  title: { en: 'Lines of those quotes', es: 'Líneas de esos presupuestos' },
  of: ofOwnInquiries(quoteLines.inquiryId),
  leaving: 'deleted',
});

/** One for each completed dealing, written by whoever asked. */
export const vendorReviews = pgTable(
  'vendor_reviews',
  {
    id: uuid('id').primaryKey(),
    vendorId: exported(
      uuid('vendor_id')
        .notNull()
        .references(() => vendors.id, { onDelete: 'cascade' }),
      vendorNumber,
    ),
    dealingId: uuid('dealing_id')
      .notNull()
      .references(() => vendorDealings.id, { onDelete: 'cascade' }),
    /** Null for samples. */
    userId: ofTheReader(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    rating: exported(smallint('rating').notNull(), { en: 'Stars', es: 'Estrellas' }),
    text: exported(text('text').notNull(), { en: 'What you wrote', es: 'Lo que escribió' }),
    authorName: exported(text('author_name').notNull(), {
      en: 'The name it stands under',
      es: 'El nombre con que aparece',
    }),
    writtenAt: exported(instant('written_at').notNull(), { en: 'Written', es: 'Escrita' }),
    reply: exported(text('reply'), { en: 'What the vendor replied', es: 'Lo que respondió el proveedor' }),
    repliedAt: exported(instant('replied_at'), { en: 'Replied', es: 'Respondida' }),
    isSample: ownNumber(boolean('is_sample').notNull()),
  },
  (table) => [
    unique('vendor_reviews_dealing').on(table.dealingId),
    // One voice for each family, however often it comes back.
    unique('vendor_reviews_one_each').on(table.vendorId, table.userId),
    check('vendor_reviews_rating', sql`${table.rating} between 1 and 5`),
    check('vendor_reviews_writer', sql`${table.isSample} = (${table.userId} is null)`),
    index('vendor_reviews_vendor').on(table.vendorId, table.writtenAt),
    index('vendor_reviews_writer_of').on(table.userId),
  ],
);

personalTable(vendorReviews, {
  title: { en: 'Reviews you wrote', es: 'Reseñas que escribió' },
  of: ({ id }) => eq(vendorReviews.userId, id),
  leaving: { goneBy: 'eraseReviews' },
});
