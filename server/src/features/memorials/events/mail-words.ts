// The words of the mails to guests. What a guest typed is not repeated: the address may be somebody else's.
import type { Language } from '@evenlight/contract/languages';
import type { AnswerStatus } from '@evenlight/contract/memorials/events';
import { subjectWith } from '../../../platform/mail/subject-with.ts';

export type MailFacts = { title: string; when: string; place: string; person: string; people: number };
type Words = (facts: MailFacts) => { subject: string; paragraphs: string[] };
type Voice = {
  answered: Record<AnswerStatus, Words>;
  movedUp: Words;
  changed: Words;
  canceled: Words;
  label: string;
  footerReason: string;
};

const inEnglish = ({ when, place }: MailFacts) => `${when} (Pacific time)${place ? `, ${place}` : ''}.`;
const inSpanish = ({ when, place }: MailFacts) => `${when} (hora del Pacífico)${place ? `, ${place}` : ''}.`;
const KEEP_EN = 'With this link you can look at your answer and change it. It is yours alone.';
const KEEP_ES = 'Con este enlace puede ver su respuesta y cambiarla. Es solo para usted.';

const english: Voice = {
  answered: {
    attending: (facts) => ({
      subject: subjectWith`You are expected: ${facts.title}`,
      paragraphs: [
        `In memory of ${facts.person}: “${facts.title}”.`,
        inEnglish(facts),
        facts.people === 1 ? 'A place is kept for you.' : `Places are kept for ${facts.people} people, you among them.`,
        KEEP_EN,
      ],
    }),
    waiting: (facts) => ({
      subject: subjectWith`You are on the waiting list: ${facts.title}`,
      paragraphs: [
        `In memory of ${facts.person}: “${facts.title}”.`,
        inEnglish(facts),
        'All places are taken for now. When one becomes free, it goes to whoever waits longest, and we write to you.',
        KEEP_EN,
      ],
    }),
    maybe: (facts) => ({
      subject: subjectWith`You may come: ${facts.title}`,
      paragraphs: [
        `In memory of ${facts.person}: “${facts.title}”.`,
        inEnglish(facts),
        'You said that you may come. No place is kept yet. Once you know, this link is the way to say so.',
        KEEP_EN,
      ],
    }),
    not_attending: (facts) => ({
      subject: subjectWith`You cannot come: ${facts.title}`,
      paragraphs: [
        `In memory of ${facts.person}: “${facts.title}”. The family knows that you cannot be there.`,
        KEEP_EN,
      ],
    }),
  },
  movedUp: (facts) => ({
    subject: subjectWith`There is a place for you now: ${facts.title}`,
    paragraphs: [
      `In memory of ${facts.person}: “${facts.title}”.`,
      inEnglish(facts),
      facts.people === 1
        ? 'A place became free, and it is kept for you.'
        : `Places became free, and ${facts.people} are kept for you.`,
      'If you cannot come any more, say so with this link, so that others can.',
    ],
  }),
  changed: (facts) => ({
    subject: subjectWith`A new time or place: ${facts.title}`,
    paragraphs: [
      `The family of ${facts.person} has changed “${facts.title}”. It is now:`,
      inEnglish(facts),
      'Your answer stays as it is. If this does not suit you, the link changes it.',
    ],
  }),
  canceled: (facts) => ({
    subject: subjectWith`It does not take place: ${facts.title}`,
    paragraphs: [
      `The family of ${facts.person} had to call off “${facts.title}”, planned for ${inEnglish(facts)}`,
      'You do not need to do anything.',
    ],
  }),
  label: 'Look at my answer',
  footerReason:
    'You get this because your address was left with an answer to a gathering. If that was not you, ignore it.',
};

const spanish: Voice = {
  answered: {
    attending: (facts) => ({
      subject: subjectWith`Le esperamos: ${facts.title}`,
      paragraphs: [
        `En memoria de ${facts.person}: «${facts.title}».`,
        inSpanish(facts),
        facts.people === 1
          ? 'Hay un lugar reservado para usted.'
          : `Hay lugares reservados para ${facts.people} personas, usted entre ellas.`,
        KEEP_ES,
      ],
    }),
    waiting: (facts) => ({
      subject: subjectWith`Está en la lista de espera: ${facts.title}`,
      paragraphs: [
        `En memoria de ${facts.person}: «${facts.title}».`,
        inSpanish(facts),
        'Por ahora todos los lugares están ocupados. Cuando quede uno libre, será para quien lleva más tiempo esperando, y le escribiremos.',
        KEEP_ES,
      ],
    }),
    maybe: (facts) => ({
      subject: subjectWith`Quizás venga: ${facts.title}`,
      paragraphs: [
        `En memoria de ${facts.person}: «${facts.title}».`,
        inSpanish(facts),
        'Usted dijo que quizás venga. Todavía no hay un lugar reservado. Cuando lo sepa, dígalo con este enlace.',
        KEEP_ES,
      ],
    }),
    not_attending: (facts) => ({
      subject: subjectWith`No puede venir: ${facts.title}`,
      paragraphs: [
        `En memoria de ${facts.person}: «${facts.title}». La familia sabe que usted no podrá estar.`,
        KEEP_ES,
      ],
    }),
  },
  movedUp: (facts) => ({
    subject: subjectWith`Ahora hay un lugar para usted: ${facts.title}`,
    paragraphs: [
      `En memoria de ${facts.person}: «${facts.title}».`,
      inSpanish(facts),
      facts.people === 1
        ? 'Quedó libre un lugar, y está reservado para usted.'
        : `Quedaron lugares libres, y ${facts.people} están reservados para usted.`,
      'Si ya no puede venir, dígalo con este enlace, para que otras personas puedan.',
    ],
  }),
  changed: (facts) => ({
    subject: subjectWith`Nueva hora o nuevo lugar: ${facts.title}`,
    paragraphs: [
      `La familia de ${facts.person} cambió «${facts.title}». Ahora es:`,
      inSpanish(facts),
      'Su respuesta queda como está. Si no le conviene, puede cambiarla con el enlace.',
    ],
  }),
  canceled: (facts) => ({
    subject: subjectWith`No se celebrará: ${facts.title}`,
    paragraphs: [
      `La familia de ${facts.person} tuvo que cancelar «${facts.title}», prevista para el ${inSpanish(facts)}`,
      'No tiene que hacer nada.',
    ],
  }),
  label: 'Ver mi respuesta',
  footerReason:
    'Recibe este mensaje porque se dejó su dirección con una respuesta a un encuentro. Si no fue usted, ignórelo.',
};

export const voices: Record<Language, Voice> = { en: english, es: spanish };
