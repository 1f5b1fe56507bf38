// The mail that a saved plan sends to its family, in both languages.
import { type Brand, localPhone } from '@evenlight/contract/brand';
import { costOfPlan } from '@evenlight/contract/estimates';
import type { Language } from '@evenlight/contract/languages';
import { inDollars } from '@evenlight/contract/money';
import type { Plan } from '@evenlight/contract/plans';
import { answerDueAt } from '@evenlight/contract/promise-hours';
import type { Db } from '../../../platform/database/database.ts';
import { dayInWords, momentInWords } from '../../../platform/days.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';

type MailFacts = { plan: Plan; brand: Brand; by: string; heldUntil: string | null; day: string | null };

const voices: Record<Language, (facts: MailFacts) => MailTexts> = { en: inEnglish, es: inSpanish };

export async function sendPlanSavedMail(db: Db, world: World, plan: Plan, now: Date): Promise<void> {
  const { brand, origin } = world.config;
  const { email: to, language } = (await findOwner(db, plan.userId)) ?? refuse('user.not_found');
  const texts = voices[language]({
    plan,
    brand,
    by: momentInWords(answerDueAt(now), language),
    heldUntil: plan.heldUntil && momentInWords(new Date(plan.heldUntil), language),
    day: plan.serviceDate && dayInWords(plan.serviceDate, language),
  });
  const url = `${origin}/plan-workflow/${plan.id}?step=1`;
  await writeMail(db, world, { ...texts, to, language, url, idempotencyKey: `plan-saved ${plan.id}` });
}

function inEnglish({ plan, brand, by, heldUntil, day }: MailFacts): MailTexts {
  return {
    subject: 'Your plan is saved',
    paragraphs: [
      `“${plan.title}” (plan number ${plan.number}) is kept in your account. As it stands, the estimate is ${inDollars(costOfPlan(plan))}. Nothing has been charged, and everything can still be changed.`,
      ...(plan.venueName && heldUntil && day
        ? [`${plan.venueName} keeps ${day} for you until ${heldUntil} (Pacific time).`]
        : []),
      `Somebody from our team will write or call you by ${by} (Pacific time). You need not wait for that: our number is ${localPhone(brand.supportPhone)}.`,
    ],
    label: 'Open your plan',
    footerReason: 'You get this because you saved a plan with this address.',
  };
}

function inSpanish({ plan, brand, by, heldUntil, day }: MailFacts): MailTexts {
  return {
    subject: 'Su plan está guardado',
    paragraphs: [
      `«${plan.title}» (plan número ${plan.number}) está guardado en su cuenta. Tal como está, la estimación es de ${inDollars(costOfPlan(plan))}. No se ha cobrado nada y todo puede cambiarse todavía.`,
      ...(plan.venueName && heldUntil && day
        ? [`${plan.venueName} le reserva el ${day} hasta el ${heldUntil} (hora del Pacífico).`]
        : []),
      `Alguien de nuestro equipo le escribirá o llamará antes del ${by} (hora del Pacífico). No hace falta que espere: nuestro número es ${localPhone(brand.supportPhone)}.`,
    ],
    label: 'Abrir su plan',
    footerReason: 'Recibe este mensaje porque guardó un plan con esta dirección.',
  };
}
