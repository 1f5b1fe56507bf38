// The mail that a saved plan sends to its family.

import { type Brand, localPhone } from '@evenlight/contract/brand';
import { costOfPlan } from '@evenlight/contract/estimates';
import type { Language } from '@evenlight/contract/languages';
import { inDollars } from '@evenlight/contract/money';
import type { Plan } from '@evenlight/contract/plans';
import { answerDueAt } from '@evenlight/contract/promise-hours';
import { inLanguage } from '@evenlight/contract/translations';
import type { Db } from '../../../platform/database/database.ts';
import { dayInWords, momentInWords } from '../../../platform/days.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { KnownPlan } from '../rules.ts';

type MailFacts = { plan: Plan; brand: Brand; by: string; heldUntil: string | null; day: string | null };

export async function sendPlanSavedMail(db: Db, world: World, plan: KnownPlan, now: Date): Promise<void> {
  const { brand, origin } = world.config;
  const { email: to, language } = (await findOwner(db, plan.userId)) ?? refuse('user.not_found');
  const texts = voices[language]({
    plan: inLanguage(plan, ['title'], language),
    brand,
    by: momentInWords(answerDueAt(now), language),
    heldUntil: plan.heldUntil && momentInWords(new Date(plan.heldUntil), language),
    day: plan.serviceDate && dayInWords(plan.serviceDate, language),
  });
  const url = `${origin}/plan-workflow/${plan.id}?step=1`;
  await writeMail(db, world, { ...texts, to, language, url, idempotencyKey: `plan-saved ${plan.id}` });
}

const voices: Record<Language, (facts: MailFacts) => MailTexts> = inEveryLanguage(
  (t) =>
    ({ plan, brand, by, heldUntil, day }: MailFacts): MailTexts => ({
      subject: t('Your plan is saved'),
      paragraphs: [
        t(
          '“{title}” (plan number {number}) is kept in your account. As it stands, the estimate is {estimate}. Nothing has been charged, and everything can still be changed.',
          { title: plan.title, number: plan.number, estimate: inDollars(costOfPlan(plan)) },
        ),
        ...(plan.venueName && heldUntil && day
          ? [
              t('{venueName} keeps {day} for you until {heldUntil} (Pacific time).', {
                venueName: plan.venueName,
                day,
                heldUntil,
              }),
            ]
          : []),
        t(
          'Somebody from our team will write or call you by {by} (Pacific time). You need not wait for that: our number is {supportPhone}.',
          { by, supportPhone: localPhone(brand.supportPhone) },
        ),
      ],
      label: t('Open your plan'),
      footerReason: t('You get this because you saved a plan with this address.'),
    }),
);
