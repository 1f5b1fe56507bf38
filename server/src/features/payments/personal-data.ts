// What payments keep about people. Records of money outlive the person, without a name in them.
import { eq, or, sql } from 'drizzle-orm';
import {
  exported,
  ofTheReader,
  otherTable,
  ownNumber,
  type Person,
  type PersonalData,
  personalTable,
  withheld,
} from '../../platform/personal-data/coverage.ts';
import { plans } from '../plans/tables.ts';
import {
  paymentEntries,
  paymentNotices,
  paymentRefunds,
  paymentShares,
  payments,
  refundRequests,
  testIntents,
  testRefunds,
} from './tables.ts';

const ownPlans = ({ id }: Person) => sql`(select ${plans.id} from ${plans} where ${plans.userId} = ${id})`;
const ownPayments = (person: Person) =>
  or(eq(payments.payerId, person.id), sql`${payments.planId} in ${ownPlans(person)}`);

const moneyIsKept = {
  keptBecause: {
    en: 'The law asks us to keep records of money. Sums and days stay; your name and your plan are taken out.',
    es: 'La ley nos pide conservar los registros de dinero. Quedan las sumas y los días; su nombre y su plan se retiran.',
  },
};

export const paymentPersonalData: PersonalData = {
  owner: 'payments',
  tables: [
    personalTable(payments, {
      title: { en: 'Your payments', es: 'Sus pagos' },
      of: ownPayments,
      leaving: moneyIsKept,
      columns: {
        id: ownNumber,
        planId: exported({ en: 'Number of the plan', es: 'Número del plan' }),
        payerId: ofTheReader,
        shareId: ownNumber,
        purpose: exported(
          { en: 'What for', es: 'Para qué' },
          {
            deposit: { en: 'Deposit', es: 'Depósito' },
            full: { en: 'Payment in full', es: 'Pago completo' },
            share: { en: 'Share of the cost', es: 'Parte del costo' },
          },
        ),
        cents: exported({ en: 'Amount in cents', es: 'Importe en centavos' }),
        state: exported(
          { en: 'State', es: 'Estado' },
          {
            open: { en: 'Begun', es: 'Iniciado' },
            processing: { en: 'Being confirmed', es: 'En confirmación' },
            succeeded: { en: 'Paid', es: 'Pagado' },
            canceled: { en: 'Given up', es: 'Abandonado' },
          },
        ),
        failure: exported(
          { en: 'Last failure', es: 'Último fallo' },
          {
            declined: { en: 'The card was declined', es: 'La tarjeta fue rechazada' },
            authentication: {
              en: 'The bank’s question was not answered',
              es: 'No se respondió a la pregunta del banco',
            },
            other: { en: 'Another reason', es: 'Otro motivo' },
          },
        ),
        provider: exported(
          { en: 'Through', es: 'A través de' },
          { stripe: { en: 'Stripe', es: 'Stripe' }, test: { en: 'Test payments', es: 'Pagos de prueba' } },
        ),
        reference: exported({ en: 'Payment ID', es: 'Número de pago' }),
        createdAt: exported({ en: 'Begun', es: 'Iniciado' }),
        offeredAt: ownNumber,
        settledAt: exported({ en: 'Paid', es: 'Pagado' }),
        depositCents: exported({ en: 'Deposit asked then, in cents', es: 'Depósito pedido entonces, en centavos' }),
      },
    }),
    personalTable(paymentEntries, {
      title: { en: 'What was taken and given back', es: 'Lo cobrado y lo devuelto' },
      of: (person) =>
        sql`${paymentEntries.paymentId} in (select ${payments.id} from ${payments} where ${ownPayments(person)})`,
      leaving: moneyIsKept,
      columns: {
        id: ownNumber,
        paymentId: ownNumber,
        kind: exported(
          { en: 'Kind', es: 'Tipo' },
          {
            charge: { en: 'Taken', es: 'Cobrado' },
            refund: { en: 'Given back', es: 'Devuelto' },
            'refund-failed': { en: 'Came back to us', es: 'Volvió a nosotros' },
            dispute: { en: 'Drawn back by a bank', es: 'Retirado por un banco' },
            'dispute-won': { en: 'Returned by a bank', es: 'Devuelto por un banco' },
          },
        ),
        cents: exported({ en: 'Amount in cents', es: 'Importe en centavos' }),
        reference: exported({ en: 'The provider’s number', es: 'Número del proveedor' }),
        at: exported({ en: 'When', es: 'Cuándo' }),
      },
    }),
    personalTable(paymentShares, {
      title: { en: 'Shares you asked others for', es: 'Partes que pidió a otras personas' },
      of: (person) => sql`${paymentShares.planId} in ${ownPlans(person)}`,
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        planId: exported({ en: 'Number of the plan', es: 'Número del plan' }),
        idempotencyKey: ownNumber,
        position: ownNumber,
        name: exported({ en: 'Name', es: 'Nombre' }),
        email: exported({ en: 'E-mail', es: 'Correo' }),
        cents: exported({ en: 'Amount in cents', es: 'Importe en centavos' }),
        tokenHash: withheld({
          en: 'With it somebody could test guesses at a link.',
          es: 'Con él alguien podría probar enlaces adivinados.',
        }),
        sentAt: exported({ en: 'Sent', es: 'Enviado' }),
        expiresAt: exported({ en: 'Works until', es: 'Funciona hasta' }),
        endedAt: exported({ en: 'Taken back', es: 'Retirado' }),
      },
    }),
    personalTable(paymentRefunds, {
      title: { en: 'What our team gave back', es: 'Lo que devolvió nuestro equipo' },
      of: (person) =>
        sql`${paymentRefunds.paymentId} in (select ${payments.id} from ${payments} where ${ownPayments(person)})`,
      leaving: 'handled',
      columns: {
        id: ownNumber,
        paymentId: ownNumber,
        cents: exported({ en: 'Amount in cents', es: 'Importe en centavos' }),
        reason: exported({ en: 'Why', es: 'Por qué' }),
        askedBy: ownNumber,
        askedAt: exported({ en: 'When', es: 'Cuándo' }),
        reference: exported({ en: 'The provider’s number', es: 'Número del proveedor' }),
      },
    }),
    personalTable(refundRequests, {
      title: { en: 'Refunds you asked for', es: 'Reembolsos que pidió' },
      of: ({ id }) => eq(refundRequests.userId, id),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        planId: ownNumber,
        userId: ofTheReader,
        idempotencyKey: ownNumber,
        reason: exported({ en: 'Your words', es: 'Sus palabras' }),
        askedAt: exported({ en: 'Asked', es: 'Pedido' }),
        decision: exported(
          { en: 'Our answer', es: 'Nuestra respuesta' },
          { refunded: { en: 'Given back', es: 'Devuelto' }, declined: { en: 'Not given back', es: 'No devuelto' } },
        ),
        decidedAt: exported({ en: 'Answered', es: 'Respondido' }),
        decidedBy: withheld({
          en: 'Which of our colleagues it was. They are people too.',
          es: 'Quién de nuestro equipo fue. También son personas.',
        }),
      },
    }),
    otherTable(paymentNotices, {
      columns: ['provider', 'eventId', 'heardAt'],
      reason: { noPerson: 'Which notices of the payment provider were heard already.' },
    }),
    otherTable(testIntents, {
      columns: [
        'id',
        'clientSecret',
        'idempotencyKey',
        'cents',
        'status',
        'failure',
        'receivedCents',
        'createdAt',
        'updatedAt',
      ],
      reason: { noPerson: 'The books of the test provider: sums and states, no names and no cards.' },
    }),
    otherTable(testRefunds, {
      columns: ['id', 'intentId', 'idempotencyKey', 'cents', 'createdAt'],
      reason: { noPerson: 'The books of the test provider.' },
    }),
  ],
  // The sum stays with the other records of money; what our team wrote beside it goes.
  erase: [
    async (db, person) => {
      const own = sql`${paymentRefunds.paymentId} in (select ${payments.id} from ${payments} where ${ownPayments(person)})`;
      await db.update(paymentRefunds).set({ reason: '' }).where(own);
      return [];
    },
  ],
  auditActions: {
    'payment.changed': { en: 'A payment went on', es: 'Un pago avanzó' },
    'payment.settled': { en: 'A payment arrived', es: 'Llegó un pago' },
    'payment.moved_back': { en: 'Money went back', es: 'El dinero regresó' },
    'payment.differs': { en: 'The books were found to differ', es: 'Se halló una diferencia en los libros' },
    'refund.asked': { en: 'Our team gave money back', es: 'Nuestro equipo devolvió dinero' },
    'refund.requested': { en: 'A refund was asked for', es: 'Se pidió un reembolso' },
    'refund.declined': { en: 'Our team declined a refund', es: 'Nuestro equipo no concedió un reembolso' },
    'refund_request.changed': { en: 'A request for a refund went on', es: 'Una petición de reembolso avanzó' },
  },
};
