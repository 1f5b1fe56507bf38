// The mail that tells a family what became of an adjustment they asked for.

import type { AdjustmentId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { inDollarsExactly } from '@evenlight/contract/money';
import type { Adjustment } from '@evenlight/contract/plan-lines';
import type { Plan } from '@evenlight/contract/plans';
import { arePricedAlike } from '@evenlight/contract/ways';
import type { Db } from '../../../platform/database/database.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import { inEveryLanguage, type Translate } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { descriptionIn } from '../adjustments/way-asked.ts';

type MailFacts = { adjustment: Adjustment; isInLines: boolean; total: string };

export async function sendAdjustmentMail(db: Db, world: World, plan: Plan, id: AdjustmentId): Promise<void> {
  const { origin } = world.config;
  const { email: to, language } = (await findOwner(db, plan.userId)) ?? refuse('user.not_found');
  const adjustment = plan.adjustments.find((adjustment) => adjustment.id === id) ?? refuse('adjustment.not_found');
  const total = inDollarsExactly(Math.round(Number(plan.totalCost) * 100));
  const isInLines = arePricedAlike(plan.way, plan.pricedWay, plan.packageTradition);
  const texts = voices[language]({ adjustment, isInLines, total });
  const url = `${origin}/plan-workflow/${plan.id}?step=1`;
  await writeMail(db, world, { ...texts, to, language, url, idempotencyKey: `adjustment ${id}` });
}

const voices: Record<Language, (facts: MailFacts) => MailTexts> = inEveryLanguage(
  (t, language) =>
    ({ adjustment, isInLines, total }) => ({
      subject: subjectOf(adjustment, t),
      paragraphs: [
        answerTo(adjustment, { language, t, isInLines, total }),
        ...(adjustment.note ? [{ after: t('From our team:'), theirs: adjustment.note }] : []),
      ],
      label: t('Open your plan'),
      footerReason: t('You get this because you asked for a change of the price of your plan.'),
    }),
);

function subjectOf({ state, way }: Adjustment, t: Translate): string {
  if (way) return t('About the price of your plan');
  return state === 'confirmed' ? t('Your adjustment is confirmed') : t('About the adjustment you asked for');
}

type Telling = { language: Language; t: Translate; isInLines: boolean; total: string };

function answerTo(adjustment: Adjustment, { language, t, isInLines, total }: Telling): string {
  const description = descriptionIn(adjustment, language);
  const cents = inDollarsExactly(adjustment.cents);
  if (adjustment.way)
    return isInLines
      ? t('{description}. The lines of your plan are for this now, and it comes to {total}.', { description, total })
      : t('{description}. The lines of your plan stay as they are, and so does its price: {total}.', {
          description,
          total,
        });
  return adjustment.state === 'confirmed'
    ? t('We have confirmed “{description}” ({cents}). Your plan now comes to {total}.', { description, cents, total })
    : t('We could not confirm “{description}” ({cents}). Your plan stays at {total}.', { description, cents, total });
}
