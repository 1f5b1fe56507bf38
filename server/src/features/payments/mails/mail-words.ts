// What mails about money say, in both languages.

import type { Language } from '@evenlight/contract/languages';
import { subjectWith } from '../../../platform/mail/subject-with.ts';
import type { MailTexts } from '../../../platform/mail/write-mail.ts';

type ShareAsked = { asker: string; name: string; amount: string; until: string };

type Words = {
  paid: (amount: string, isTest: boolean) => MailTexts;
  sharePaid: (amount: string, name: string, isTest: boolean) => MailTexts;
  shareReceipt: (amount: string, asker: string, reference: string, isTest: boolean) => MailTexts;
  refunded: (amount: string) => MailTexts;
  shareFooter: string;
  shareAsked: (asked: ShareAsked) => MailTexts;
};

export const mailWords: Record<Language, Words> = {
  en: {
    paid: (amount, isTest) => ({
      subject: 'We have received your payment',
      paragraphs: [
        `${amount} has arrived for your plan. Your receipt is ready whenever you need it.`,
        ...(isTest ? [testNote.en] : []),
      ],
      label: 'View receipt',
      footerReason: 'You get this because something was paid for your plan.',
    }),
    sharePaid: (amount, name, isTest) => ({
      subject: 'A share was paid',
      paragraphs: [
        `${name} has paid ${amount} toward your plan. What is left has become less.`,
        ...(isTest ? [testNote.en] : []),
      ],
      label: 'View receipt',
      footerReason: 'You get this because something was paid for your plan.',
    }),
    shareReceipt: (amount, asker, reference, isTest) => ({
      subject: 'Thank you for your share',
      paragraphs: [
        `Your payment of ${amount} has arrived. ${asker} has been told.`,
        `Payment ID: ${reference}. Please keep this mail as your receipt.`,
        ...(isTest ? [testNote.en] : []),
      ],
      footerReason: 'You get this because a share of a cost was paid with this address.',
    }),
    shareFooter: 'You get this because a share of a cost was paid with this address.',
    refunded: (amount) => ({
      subject: 'We have paid money back',
      paragraphs: [`${amount} went back by the way it came. Banks usually show it within five to ten days.`],
      label: 'View receipt',
      footerReason: 'You get this because something was paid back for your plan.',
    }),
    shareAsked: ({ asker, name, amount, until }) => ({
      subject: subjectWith`${asker} asks you to share a cost`,
      paragraphs: [
        `Dear ${name}, ${asker} is arranging a service and asks you for a share of ${amount}.`,
        `The link below is for you alone and works until ${until} (Pacific time). You need no account. If this does not suit you, you need do nothing.`,
      ],
      label: 'See what it is about',
      footerReason: `You get this because ${asker} gave us this address. If you do not know them, ignore it.`,
    }),
  },
  es: {
    paid: (amount, isTest) => ({
      subject: 'Hemos recibido su pago',
      paragraphs: [
        `Llegaron ${amount} para su plan. Su recibo está listo cuando lo necesite.`,
        ...(isTest ? [testNote.es] : []),
      ],
      label: 'Ver el recibo',
      footerReason: 'Recibe este mensaje porque se pagó algo de su plan.',
    }),
    sharePaid: (amount, name, isTest) => ({
      subject: 'Se pagó una parte',
      paragraphs: [
        `${name} pagó ${amount} para su plan. Ahora queda menos por pagar.`,
        ...(isTest ? [testNote.es] : []),
      ],
      label: 'Ver el recibo',
      footerReason: 'Recibe este mensaje porque se pagó algo de su plan.',
    }),
    shareReceipt: (amount, asker, reference, isTest) => ({
      subject: 'Gracias por su parte',
      paragraphs: [
        `Su pago de ${amount} ha llegado. Se lo hemos dicho a ${asker}.`,
        `Número de pago: ${reference}. Guarde este mensaje como recibo.`,
        ...(isTest ? [testNote.es] : []),
      ],
      footerReason: 'Recibe este mensaje porque se pagó una parte de un costo con esta dirección.',
    }),
    shareFooter: 'Recibe este mensaje porque se pagó una parte de un costo con esta dirección.',
    refunded: (amount) => ({
      subject: 'Hemos devuelto dinero',
      paragraphs: [
        `Devolvimos ${amount} por la misma vía por la que llegó. Los bancos suelen mostrarlo en cinco a diez días.`,
      ],
      label: 'Ver el recibo',
      footerReason: 'Recibe este mensaje porque se devolvió algo de su plan.',
    }),
    shareAsked: ({ asker, name, amount, until }) => ({
      subject: subjectWith`${asker} le pide compartir un costo`,
      paragraphs: [
        `Hola, ${name}: ${asker} está preparando un servicio y le pide una parte de ${amount}.`,
        `El enlace de abajo es solo para usted y funciona hasta el ${until} (hora del Pacífico). No necesita una cuenta. Si no le viene bien, no tiene que hacer nada.`,
      ],
      label: 'Ver de qué se trata',
      footerReason: `Recibe este mensaje porque ${asker} nos dio esta dirección. Si no le conoce, ignórelo.`,
    }),
  },
};

const testNote: Record<Language, string> = {
  en: 'This was a test payment: no card was charged.',
  es: 'Fue un pago de prueba: no se cobró ninguna tarjeta.',
};
