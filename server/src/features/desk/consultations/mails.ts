// Mails about a booked talk: that it stands, that it was moved or cancelled, and that it is tomorrow.
import { type Brand, localPhone } from '@evenlight/contract/brand';
import { CONSULTATION_PATH } from '@evenlight/contract/consultations';
import type { Db } from '../../../platform/database/database.ts';
import type { Paragraph } from '../../../platform/mail/layout.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage, type Translate, words } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { calendarOfTalk } from './calendar-file.ts';
import { type ConsultationRow, openClient } from './consultation-store.ts';
import { consultationToken } from './link.ts';
import { whenInWords } from './when-in-words.ts';

export type Occasion = 'booked' | 'moved' | 'moved-by-us' | 'cancelled' | 'cancelled-by-us' | 'tomorrow';

const fileName = words('talk', 'file name');

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
    attachments: [
      { filename: `${fileName[language]}.ics`, contentType: 'text/calendar', content: Buffer.from(calendar) },
    ],
    language,
    paragraphs: [sentence(whenInWords(talk, language)), ...linesOf(note, fromTeam), ...rest],
    url: addressFor(world, talk, occasion),
    idempotencyKey: `talk ${occasion} ${talk.id} ${talk.version} ${talk.startsAt.getTime()}`,
  });
}

function linesOf(note: string, fromTeam: string): Paragraph[] {
  if (note === '') return [];
  return [fromTeam, ...note.split(/\s*\n\s*/).map((theirs) => ({ theirs }))];
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

const voices = inEveryLanguage(
  (t) =>
    (occasion: Occasion, { supportPhone }: Brand, hasNumber: boolean): Voice => ({
      ...occasions(t)[occasion],
      fromTeam: t('A line from our team:'),
      rest: [
        ...(isCancelling(occasion)
          ? []
          : [
              hasNumber
                ? t('We call you at that hour. You need to prepare nothing, and you decide nothing in it.')
                : t(
                    'We write to you before that for your number. You need to prepare nothing, and you decide nothing in it.',
                  ),
            ]),
        t(
          'If it cannot wait, call us: {phone}. If anybody is in danger, call 911; 988 answers calls and texts at any hour.',
          { phone: localPhone(supportPhone) },
        ),
      ],
      label: isCancelling(occasion) ? t('Book another talk') : t('Move or cancel it'),
      footerReason: isCancelling(occasion)
        ? t('You get this because this address was given when a talk was booked. If it was not you, ignore this.')
        : t(
            'You get this because this address was given when a talk was booked. If it was not you, cancel it with the button.',
          ),
    }),
);

type Said = Pick<Voice, 'subject' | 'sentence'>;

const occasions = (t: Translate): Record<Occasion, Said> => ({
  booked: {
    subject: t('Your talk is booked'),
    sentence: (when) => t('Your talk with our team is on {when}.', { when }),
  },
  moved: {
    subject: t('Your talk was moved'),
    sentence: (when) => t('Your talk with our team is now on {when}.', { when }),
  },
  'moved-by-us': {
    subject: t('We moved your talk'),
    sentence: (when) =>
      t(
        'We could not keep the hour you chose, and moved your talk. It is now on {when}. If that does not suit you, choose another hour with the button.',
        { when },
      ),
  },
  cancelled: {
    subject: t('Your talk was cancelled'),
    sentence: (when) => t('The talk on {when} was cancelled.', { when }),
  },
  'cancelled-by-us': {
    subject: t('We had to cancel your talk'),
    sentence: (when) =>
      t('We cannot hold the talk on {when}, and are sorry. You can book another hour with the button.', { when }),
  },
  tomorrow: {
    subject: t('Your talk is tomorrow'),
    sentence: (when) => t('A quiet reminder: we talk on {when}.', { when }),
  },
});
