// The words of the letters to guests. What a guest typed is not repeated: the address may be somebody else's.
import type { Language } from '@evenlight/contract/languages';
import type { AnswerStatus } from '@evenlight/contract/memorials/events';
import { subjectWith } from '../../../platform/mail/subject-with.ts';

export type ReplyContext = { title: string; when: string; place: string; person: string; people: number };
type Words = (told: ReplyContext) => { subject: string; paragraphs: string[] };
type Voice = {
  answered: Record<AnswerStatus, Words>;
  movedUp: Words;
  changed: Words;
  canceled: Words;
  label: string;
  footerReason: string;
};

const inEnglish = ({ when, place }: ReplyContext) => `${when} (Pacific time)${place ? `, ${place}` : ''}.`;
const inSpanish = ({ when, place }: ReplyContext) => `${when} (hora del Pacífico)${place ? `, ${place}` : ''}.`;
const KEEP_EN = 'With this link you can look at your answer and change it. It is yours alone.';
const KEEP_ES = 'Con este enlace puede ver su respuesta y cambiarla. Es solo para usted.';

const english: Voice = {
  answered: {
    attending: (told) => ({
      subject: subjectWith`You are expected: ${told.title}`,
      paragraphs: [
        `In memory of ${told.person}: “${told.title}”.`,
        inEnglish(told),
        told.people === 1 ? 'A place is kept for you.' : `Places are kept for ${told.people} people, you among them.`,
        KEEP_EN,
      ],
    }),
    waiting: (told) => ({
      subject: subjectWith`You are on the waiting list: ${told.title}`,
      paragraphs: [
        `In memory of ${told.person}: “${told.title}”.`,
        inEnglish(told),
        'All places are taken for now. When one becomes free, it goes to whoever waits longest, and we write to you.',
        KEEP_EN,
      ],
    }),
    maybe: (told) => ({
      subject: subjectWith`You may come: ${told.title}`,
      paragraphs: [
        `In memory of ${told.person}: “${told.title}”.`,
        inEnglish(told),
        'You said that you may come. No place is kept yet. Once you know, this link is the way to say so.',
        KEEP_EN,
      ],
    }),
    not_attending: (told) => ({
      subject: subjectWith`You cannot come: ${told.title}`,
      paragraphs: [`In memory of ${told.person}: “${told.title}”. The family knows that you cannot be there.`, KEEP_EN],
    }),
  },
  movedUp: (told) => ({
    subject: subjectWith`There is a place for you now: ${told.title}`,
    paragraphs: [
      `In memory of ${told.person}: “${told.title}”.`,
      inEnglish(told),
      told.people === 1
        ? 'A place became free, and it is kept for you.'
        : `Places became free, and ${told.people} are kept for you.`,
      'If you cannot come any more, say so with this link, so that others can.',
    ],
  }),
  changed: (told) => ({
    subject: subjectWith`A new time or place: ${told.title}`,
    paragraphs: [
      `The family of ${told.person} has changed “${told.title}”. It is now:`,
      inEnglish(told),
      'Your answer stays as it is. If this does not suit you, the link changes it.',
    ],
  }),
  canceled: (told) => ({
    subject: subjectWith`It does not take place: ${told.title}`,
    paragraphs: [
      `The family of ${told.person} had to call off “${told.title}”, planned for ${inEnglish(told)}`,
      'You do not need to do anything.',
    ],
  }),
  label: 'Look at my answer',
  footerReason:
    'You get this because your address was left with an answer to a gathering. If that was not you, ignore it.',
};

const spanish: Voice = {
  answered: {
    attending: (told) => ({
      subject: subjectWith`Le esperamos: ${told.title}`,
      paragraphs: [
        `En memoria de ${told.person}: «${told.title}».`,
        inSpanish(told),
        told.people === 1
          ? 'Hay un lugar reservado para usted.'
          : `Hay lugares reservados para ${told.people} personas, usted entre ellas.`,
        KEEP_ES,
      ],
    }),
    waiting: (told) => ({
      subject: subjectWith`Está en la lista de espera: ${told.title}`,
      paragraphs: [
        `En memoria de ${told.person}: «${told.title}».`,
        inSpanish(told),
        'Por ahora todos los lugares están ocupados. Cuando quede uno libre, será para quien lleva más tiempo esperando, y le escribiremos.',
        KEEP_ES,
      ],
    }),
    maybe: (told) => ({
      subject: subjectWith`Quizás venga: ${told.title}`,
      paragraphs: [
        `En memoria de ${told.person}: «${told.title}».`,
        inSpanish(told),
        'Usted dijo que quizás venga. Todavía no hay un lugar reservado. Cuando lo sepa, dígalo con este enlace.',
        KEEP_ES,
      ],
    }),
    not_attending: (told) => ({
      subject: subjectWith`No puede venir: ${told.title}`,
      paragraphs: [`En memoria de ${told.person}: «${told.title}». La familia sabe que usted no podrá estar.`, KEEP_ES],
    }),
  },
  movedUp: (told) => ({
    subject: subjectWith`Ahora hay un lugar para usted: ${told.title}`,
    paragraphs: [
      `En memoria de ${told.person}: «${told.title}».`,
      inSpanish(told),
      told.people === 1
        ? 'Quedó libre un lugar, y está reservado para usted.'
        : `Quedaron lugares libres, y ${told.people} están reservados para usted.`,
      'Si ya no puede venir, dígalo con este enlace, para que otras personas puedan.',
    ],
  }),
  changed: (told) => ({
    subject: subjectWith`Nueva hora o nuevo lugar: ${told.title}`,
    paragraphs: [
      `La familia de ${told.person} cambió «${told.title}». Ahora es:`,
      inSpanish(told),
      'Su respuesta queda como está. Si no le conviene, puede cambiarla con el enlace.',
    ],
  }),
  canceled: (told) => ({
    subject: subjectWith`No se celebrará: ${told.title}`,
    paragraphs: [
      `La familia de ${told.person} tuvo que cancelar «${told.title}», prevista para el ${inSpanish(told)}`,
      'No tiene que hacer nada.',
    ],
  }),
  label: 'Ver mi respuesta',
  footerReason:
    'Recibe este mensaje porque se dejó su dirección con una respuesta a un encuentro. Si no fue usted, ignórelo.',
};

export const voices: Record<Language, Voice> = { en: english, es: spanish };
