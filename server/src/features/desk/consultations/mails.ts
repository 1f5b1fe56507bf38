// Mails about a booked talk: that it stands, that it was moved or cancelled, and that it is tomorrow.
import { type Brand, localPhone } from '@evenlight/contract/brand';
import { CONSULTATION_PATH } from '@evenlight/contract/consultations';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { calendarOfTalk } from './calendar-file.ts';
import { type ConsultationRow, openClient } from './consultation-store.ts';
import { consultationToken } from './link.ts';
import { whenInWords } from './when-in-words.ts';

export type Occasion = 'booked' | 'moved' | 'moved-by-us' | 'cancelled' | 'cancelled-by-us' | 'tomorrow';

const isCancelling = (occasion: Occasion) => occasion === 'cancelled' || occasion === 'cancelled-by-us';

/** Goes to the address that was typed, so nothing else that was typed there stands in it. `note` is our team's. */
export async function writeAboutTalk(
  db: Db,
  world: World,
  talk: ConsultationRow,
  { occasion, note = '', now }: { occasion: Occasion; note?: string | undefined; now: Date },
): Promise<void> {
  const { brand } = world.config;
  const { language } = talk;
  const { clientEmail: to, clientPhone } = openClient(world.keys, talk);
  const { sentence, fromTeam, rest, ...texts } = voices[language](occasion, brand, clientPhone !== '');
  const calendar = calendarOfTalk(talk, { brand, language, now });
  await writeMail(db, world, {
    ...texts,
    to,
    attachments: [{ filename: 'talk.ics', contentType: 'text/calendar', content: Buffer.from(calendar) }],
    language,
    paragraphs: [sentence(whenInWords(talk, language)), ...linesOf(note, fromTeam), ...rest],
    url: addressFor(world, talk, occasion),
    idempotencyKey: `talk ${occasion} ${talk.id} ${talk.version} ${talk.startsAt.getTime()}`,
  });
}

function linesOf(note: string, fromTeam: string): string[] {
  return note === '' ? [] : [fromTeam, ...note.split(/\s*\n\s*/)];
}

/** What is cancelled cannot be moved; the way back is to book again. */
function addressFor({ config: { origin }, keys }: World, { id }: ConsultationRow, occasion: Occasion): string {
  if (isCancelling(occasion)) return `${origin}/contact?schedule=open`;
  return `${origin}${CONSULTATION_PATH}#${consultationToken(keys, id)}`;
}

type Voice = {
  subject: string;
  sentence: (when: string) => string;
  /** Before a line that our team wrote. */
  fromTeam: string;
  rest: string[];
  label: string;
  footerReason: string;
};

const voices: Record<Language, (occasion: Occasion, brand: Brand, hasNumber: boolean) => Voice> = {
  en: (occasion, { supportPhone }, hasNumber) => ({
    ...inEnglish[occasion],
    fromTeam: 'A line from our team:',
    rest: [
      ...(isCancelling(occasion)
        ? []
        : [
            hasNumber
              ? 'We call you at that hour. You need to prepare nothing, and you decide nothing in it.'
              : 'We write to you before that for your number. You need to prepare nothing, and you decide nothing in it.',
          ]),
      `If it cannot wait, call us: ${localPhone(supportPhone)}. If anybody is in danger, call 911; 988 answers calls and texts at any hour.`,
    ],
    label: isCancelling(occasion) ? 'Book another talk' : 'Move or cancel it',
    footerReason: `You get this because this address was given when a talk was booked. ${
      isCancelling(occasion) ? 'If it was not you, ignore this.' : 'If it was not you, cancel it with the button.'
    }`,
  }),
  es: (occasion, { supportPhone }, hasNumber) => ({
    ...inSpanish[occasion],
    fromTeam: 'Unas palabras de nuestro equipo:',
    rest: [
      ...(isCancelling(occasion)
        ? []
        : [
            hasNumber
              ? 'Le llamamos a esa hora. No tiene que preparar nada, ni decidir nada en la conversación.'
              : 'Antes le escribimos para pedirle su número. No tiene que preparar nada, ni decidir nada en la conversación.',
          ]),
      `Si no puede esperar, llámenos: ${localPhone(supportPhone)}. Si alguien está en peligro, llame al 911; el 988 atiende llamadas y mensajes a cualquier hora.`,
    ],
    label: isCancelling(occasion) ? 'Reservar otra conversación' : 'Cambiarla o cancelarla',
    footerReason: `Recibe este mensaje porque esta dirección se indicó al reservar una conversación. ${
      isCancelling(occasion) ? 'Si no fue usted, ignórelo.' : 'Si no fue usted, cancélela con el botón.'
    }`,
  }),
};

type Said = Pick<Voice, 'subject' | 'sentence'>;

const inEnglish: Record<Occasion, Said> = {
  booked: { subject: 'Your talk is booked', sentence: (when) => `Your talk with our team is on ${when}.` },
  moved: { subject: 'Your talk was moved', sentence: (when) => `Your talk with our team is now on ${when}.` },
  'moved-by-us': {
    subject: 'We moved your talk',
    sentence: (when) =>
      `We could not keep the hour you chose, and moved your talk. It is now on ${when}. If that does not suit you, choose another hour with the button.`,
  },
  cancelled: { subject: 'Your talk was cancelled', sentence: (when) => `The talk on ${when} was cancelled.` },
  'cancelled-by-us': {
    subject: 'We had to cancel your talk',
    sentence: (when) => `We cannot hold the talk on ${when}, and are sorry. You can book another hour with the button.`,
  },
  tomorrow: { subject: 'Your talk is tomorrow', sentence: (when) => `A quiet reminder: we talk on ${when}.` },
};

const inSpanish: Record<Occasion, Said> = {
  booked: {
    subject: 'Su conversación está reservada',
    sentence: (when) => `Su conversación con nuestro equipo es el ${when}.`,
  },
  moved: { subject: 'Su conversación cambió de hora', sentence: (when) => `Su conversación es ahora el ${when}.` },
  'moved-by-us': {
    subject: 'Cambiamos la hora de su conversación',
    sentence: (when) =>
      `No pudimos mantener la hora que eligió y la cambiamos. Su conversación es ahora el ${when}. Si no le conviene, elija otra hora con el botón.`,
  },
  cancelled: { subject: 'Su conversación se canceló', sentence: (when) => `La conversación del ${when} se canceló.` },
  'cancelled-by-us': {
    subject: 'Tuvimos que cancelar su conversación',
    sentence: (when) =>
      `No podemos mantener la conversación del ${when}, y lo sentimos. Puede reservar otra hora con el botón.`,
  },
  tomorrow: { subject: 'Su conversación es mañana', sentence: (when) => `Un recordatorio: hablamos el ${when}.` },
};
