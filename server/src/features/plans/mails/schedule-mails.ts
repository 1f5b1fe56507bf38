// The mails about a date: booked or moved, and given back.

import { type Brand, localPhone } from '@evenlight/contract/brand';
import type { Language } from '@evenlight/contract/languages';
import type { Plan } from '@evenlight/contract/plans';
import { serviceInstant } from '@evenlight/contract/scheduling';
import type { Db } from '../../../platform/database/database.ts';
import { dayInWords, momentInWords } from '../../../platform/days.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';

type MailFacts = { venue: string; when: string; until: string | null; phone: string };
type Texts = { subject: string; paragraphs: string[] };
type Voice = {
  blocked: (facts: MailFacts) => Texts;
  cancelled: (facts: MailFacts) => Texts;
  label: string;
  footerReason: string;
};

export function sendBlockedMail(db: Db, world: World, plan: Plan, now: Date): Promise<void> {
  return sendScheduleMail(db, world, { plan, change: 'blocked', now });
}

/** `plan` as it stood before: the date is gone from it by now. */
export function sendCancelledMail(db: Db, world: World, plan: Plan, now: Date): Promise<void> {
  return sendScheduleMail(db, world, { plan, change: 'cancelled', now });
}

type Mail = { plan: Plan; change: 'blocked' | 'cancelled'; now: Date };

async function sendScheduleMail(db: Db, world: World, { plan, change, now }: Mail): Promise<void> {
  const { brand, origin } = world.config;
  const { email: to, language } = (await findOwner(db, plan.userId)) ?? refuse('user.not_found');
  const { label, footerReason, [change]: tell } = voices[language];
  const texts = tell(factsOf(plan, { language, brand, now }));
  const url = `${origin}/plan-workflow/${plan.id}?step=4`;
  await writeMail(db, world, {
    ...texts,
    label,
    url,
    footerReason,
    to,
    language,
    idempotencyKey: `${change} ${plan.id} ${plan.version}`,
  });
}

function factsOf(
  { schedule, venueName }: Plan,
  { language, brand, now }: { language: Language; brand: Brand; now: Date },
) {
  if (schedule?.mode !== 'blocked') return refuse('schedule.not_found');
  const { day, startsAt, changeableUntil } = schedule;
  const until = new Date(changeableUntil);
  return {
    venue: venueName ?? '',
    when: startsAt === null ? dayInWords(day, language) : momentInWords(serviceInstant(day, startsAt), language),
    until: now < until ? momentInWords(until, language) : null,
    phone: localPhone(brand.supportPhone),
  };
}

const voices: Record<Language, Voice> = inEveryLanguage((t) => ({
  blocked: ({ venue, when, until, phone }) => ({
    subject: t('Your date is booked'),
    paragraphs: [
      t('{venue} is booked for you: {when} (Pacific time).', { venue, when }),
      until
        ? t(
            'You can move or cancel this by yourself until {until} (Pacific time). After that, call us at {phone} and we change it together.',
            { until, phone },
          )
        : t(
            'The service is less than 48 hours away. If anything must change, call us at {phone} and we do it together.',
            { phone },
          ),
    ],
  }),
  cancelled: ({ venue, when, phone }) => ({
    subject: t('Your date was given back'),
    paragraphs: [
      t('{venue} is no longer booked for you on {when}. The venue stays in your plan, without a date.', {
        venue,
        when,
      }),
      t('If you did not want this, call us at {phone}.', { phone }),
    ],
  }),
  label: t('Open your plan'),
  footerReason: t('You get this because a date of your plan was booked or given back.'),
}));
