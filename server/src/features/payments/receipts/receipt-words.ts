// The words of a printed receipt, in both languages.
import type { Language } from '@evenlight/contract/languages';
import type { Receipt } from '@evenlight/contract/payments';

type Words = {
  title: string;
  test: string;
  paidOn: string;
  paidBy: string;
  number: string;
  plan: string;
  planNumber: string;
  person: string;
  services: string;
  types: Record<Receipt['type'], string>;
  refund: (day: string) => string;
  total: string;
  paid: string;
  balance: string;
  credit: string;
  planSums: string;
  lettersMissing: string;
  call: (phone: string) => string;
  page: (page: number, pages: number) => string;
};

export const receiptWords: Record<Language, Words> = {
  en: {
    title: 'Receipt',
    test: 'Test payment: no card was charged.',
    paidOn: 'Paid on',
    paidBy: 'Paid by',
    number: 'Payment ID',
    plan: 'Plan',
    planNumber: 'Plan number',
    person: 'For',
    services: 'Included services',
    types: { deposit: 'Deposit', full: 'Payment in full', share: 'Share of the cost' },
    refund: (day) => `Paid back on ${day}`,
    total: 'Total of the plan',
    paid: 'Paid so far',
    balance: 'Still to be paid',
    credit: 'Owed back to you',
    planSums: 'Where the plan stands today',
    lettersMissing:
      'Some letters of a name could not be printed here. The receipt on our website shows the name in full.',
    call: (phone) => `Questions? Call us at ${phone}.`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    title: 'Recibo',
    test: 'Pago de prueba: no se cobró ninguna tarjeta.',
    paidOn: 'Pagado el',
    paidBy: 'Pagado por',
    number: 'Número de pago',
    plan: 'Plan',
    planNumber: 'Número del plan',
    person: 'Para',
    services: 'Servicios incluidos',
    types: { deposit: 'Depósito', full: 'Pago completo', share: 'Parte del costo' },
    refund: (day) => `Devuelto el ${day}`,
    total: 'Total del plan',
    paid: 'Pagado hasta ahora',
    balance: 'Queda por pagar',
    credit: 'A su favor',
    planSums: 'Cómo está hoy el plan',
    lettersMissing:
      'Algunas letras de un nombre no se pudieron imprimir. El recibo en nuestro sitio lo muestra completo.',
    call: (phone) => `¿Preguntas? Llámenos al ${phone}.`,
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
};
