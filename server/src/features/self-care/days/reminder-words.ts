// What the reminder says. Mail lies in many places and is read over shoulders: a day that somebody added is told by its
// kind, never by the name they gave it, which is sealed with us. Days of a memorial are told by its name.

import type { Language } from '@evenlight/contract/languages';
import type { GriefDay } from '@evenlight/contract/self-care/days';
import { dayInWords } from '../../../platform/days.ts';
import type { MailTexts } from '../../../platform/mail/write-mail.ts';

const ownWords: Record<Language, Record<GriefDay['kind'], string>> = {
  en: {
    birthday: 'A birthday you asked us to remember',
    death: 'The day of a death you asked us to remember',
    wedding: 'A wedding day you asked us to remember',
    rite: 'A day you asked us to remember',
    holiday: 'A day you asked us to remember',
    other: 'A day you asked us to remember',
  },
  es: {
    birthday: 'Un cumpleaños que nos pidió recordar',
    death: 'El día de una muerte que nos pidió recordar',
    wedding: 'Un día de bodas que nos pidió recordar',
    rite: 'Un día que nos pidió recordar',
    holiday: 'Un día que nos pidió recordar',
    other: 'Un día que nos pidió recordar',
  },
};

function named(days: readonly GriefDay[], language: Language): string[] {
  return days.map(({ source, kind, name, on }) => {
    const what = source === 'own' ? ownWords[language][kind] : name;
    return `• ${dayInWords(on, language)}: ${what}`;
  });
}

export const voices: Record<Language, (days: readonly GriefDay[]) => MailTexts> = {
  en: (days) => ({
    subject: days.length === 1 ? 'A day that is coming' : 'Days that are coming',
    paragraphs: [
      days.length === 1
        ? 'A day is near that may be hard, or dear, or both:'
        : 'Days are near that may be hard, or dear, or both:',
      ...named(days, 'en'),
      'There is nothing you must do on it. Some people light a candle, visit a place, cook a dish, or ask somebody to be near. Some let it pass. Each of these is right.',
      'If it gets too heavy: 988 answers calls and texts at any hour, also for grief.',
    ],
    label: 'Open the calendar',
    footerReason:
      'You get this because a day in your calendar has a reminder. You can change each one there, or turn reminders off in your profile.',
  }),
  es: (days) => ({
    subject: days.length === 1 ? 'Un día que se acerca' : 'Días que se acercan',
    paragraphs: [
      days.length === 1
        ? 'Se acerca un día que puede ser difícil, o querido, o ambas cosas:'
        : 'Se acercan días que pueden ser difíciles, o queridos, o ambas cosas:',
      ...named(days, 'es'),
      'No hay nada que deba hacer. Hay quien enciende una vela, visita un lugar, cocina un plato o pide compañía. Hay quien deja pasar el día. Todo eso está bien.',
      'Si pesa demasiado: el 988 atiende llamadas y mensajes a cualquier hora, también por duelo. Para español, oprima 2.',
    ],
    label: 'Abrir el calendario',
    footerReason:
      'Recibe este mensaje porque un día de su calendario tiene recordatorio. Puede cambiar cada uno allí o desactivarlos en su perfil.',
  }),
};
