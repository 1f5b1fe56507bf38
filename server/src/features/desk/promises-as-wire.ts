// What families wait for, as our team reads it: who, what in one line, and what they wrote.
import type { KeptPromise } from '@evenlight/contract/concierge';
import type { ContactForm } from '@evenlight/contract/contact';
import { costOfPlan } from '@evenlight/contract/estimates';
import { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { inDollars, inDollarsExactly } from '@evenlight/contract/money';
import { Plan } from '@evenlight/contract/plans';
import type { QueueLine } from '@evenlight/contract/queue';
import type { CounselingForm } from '@evenlight/contract/support/counseling';
import { type CrisisLevel, isAtLeast } from '@evenlight/contract/support/levels';
import { inLanguage } from '@evenlight/contract/translations';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { momentInWords, plainDayInWords } from '../../platform/days.ts';
import { readIn } from '../../platform/http/answer-language.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { languageName } from '../../platform/texts/language-names.ts';
import { descriptionIn } from '../plans/adjustments/way-asked.ts';
import { documentWords } from '../plans/document-words.ts';
import { plansById } from '../plans/plan-store.ts';
import { statementWords } from '../plans/statement/statement-words.ts';
import { openForm } from '../support/counseling/counseling-store.ts';
import { writtenAs } from '../support/groups/wire.ts';
import { askedWords, detailFields } from './asked-words.ts';
import { openClient } from './consultations/consultation-store.ts';
import { openMessage } from './contact/contact-store.ts';
import type { FoundPromise } from './read-promises.ts';
import { urgencyWords } from './sealed-words.ts';
import { isAboutNothing } from './tables.ts';

type AsWire = QueueLine & Pick<KeptPromise, 'details'>;

export async function promisesAsWire(
  db: Db,
  { keys, language, now }: { keys: Keys; language: Language; now: Date },
  found: readonly FoundPromise[],
): Promise<AsWire[]> {
  const plans = await plansById(
    db,
    found.flatMap(({ planId }) => planId ?? []),
    now,
  );
  const planOf = new Map<string, Plan>(plans.map((plan) => [plan.id, plan]));
  return found.map((one) => {
    const { promise, keeper, holder, planId, counseling, message, talk, alert } = one;
    const plan = planOf.get(planId ?? '');
    return {
      id: promise.id,
      kind: promise.kind,
      planId: plan?.id ?? null,
      madeAt: promise.madeAt.toISOString(),
      dueAt: promise.dueAt.toISOString(),
      keptAt: promise.keptAt?.toISOString() ?? null,
      keptBy: keeper && nameOf(keeper),
      isKeptByProvider: promise.keptByProvider,
      withdrawnAt: promise.withdrawnAt?.toISOString() ?? null,
      comesFirst: promise.comesFirst,
      owner: holder && { id: UserId.parse(holder.id), name: nameOf(holder) },
      mayBeInDanger: isWorrying(counseling ?? message ?? talk ?? alert),
      ...askedOf(one, plan, { keys, language }),
    };
  });
}

export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

function isWorrying(judged: { level: CrisisLevel } | null): boolean {
  return judged !== null && isAtLeast(judged.level, 'elevated');
}

export type Asked = Pick<KeptPromise, 'person' | 'summary' | 'details'>;

/** A visitor is named by what they wrote, a member by their account. */
export function askedOf(
  { promise, request, counseling, message, talk, alert, report, refund, owner, ...about }: FoundPromise,
  plan: Plan | undefined,
  { keys, language }: { keys: Keys; language: Language },
): Asked {
  if (request) return { person: namedIn(request), summary: request.tradition, details: detailsOf(request, language) };
  if (counseling) return talkOf(openForm(keys, counseling), language);
  if (message) return messageOf(openMessage(keys, message), language);
  if (talk) return bookingOf(talk, openClient(keys, talk), language);
  if (alert) return callOf(alert, language);
  if (report) return reportOf(report, about.memorialName, language);
  const said = askedWords[language];
  return {
    person: owner && { name: nameOf(owner), email: owner.email, phone: owner.phone },
    summary: isAboutNothing(promise) ? said.takenBack : summaryOf(about, plan, language),
    details: refund
      ? [inTheirWords(refund.reason, language)]
      : promise.kind === 'scheduling'
        ? inputsOf(plan, language)
        : [],
  };
}

function namedIn({ name, email, phone }: { name: string; email: string; phone: string }) {
  return { name, email, phone: phone || null };
}

const inTheirWords = (text: string, language: Language) => ({ label: askedWords[language].inTheirWords, text });

function callOf({ name, phone, language: spoken }: NonNullable<FoundPromise['alert']>, language: Language): Asked {
  const summary = askedWords[language].asksForCall(languageName(spoken, language));
  return { person: { name, email: null, phone }, summary, details: [] };
}

function reportOf(
  { reason, words, email, entryId }: NonNullable<FoundPromise['report']>,
  memorialName: string | null,
  language: Language,
): Asked {
  const { anEntry, aWholePage, reasons } = askedWords[language];
  return {
    person: email === null ? null : { name: email, email, phone: null },
    summary: [entryId ? anEntry : aWholePage, memorialName ?? '', reasons[reason]].filter(Boolean).join(' · '),
    details: words === '' ? [] : [inTheirWords(words, language)],
  };
}

function talkOf(form: CounselingForm, language: Language): Asked {
  const { urgency, preferredContact, message } = form;
  const { urgencies, contacts } = askedWords[language];
  return {
    person: namedIn(form),
    summary: `${urgencies[urgency]} · ${contacts[preferredContact]}`,
    details: message === '' ? [] : [inTheirWords(message, language)],
  };
}

const soon = (urgency: ContactForm['urgency'], language: Language) => urgencyWords[urgency]?.[language] ?? urgency;

function messageOf(form: ContactForm, language: Language): Asked {
  const { urgency, subject, message } = form;
  return {
    person: namedIn(form),
    summary: `${soon(urgency, language)} · ${subject}`,
    details: [inTheirWords(message, language)],
  };
}

function bookingOf(
  { type, urgency, startsAt, cancelledAt }: NonNullable<FoundPromise['talk']>,
  { clientName, clientEmail, clientPhone, message }: ReturnType<typeof openClient>,
  language: Language,
): Asked {
  const { talks, talkCancelled } = askedWords[language];
  return {
    person: namedIn({ name: clientName, email: clientEmail, phone: clientPhone }),
    summary: [
      talks[type],
      momentInWords(startsAt, language),
      soon(urgency, language),
      ...(cancelledAt ? [talkCancelled] : []),
    ].join(' · '),
    details: message === '' ? [] : [inTheirWords(message, language)],
  };
}

type About = Pick<FoundPromise, 'adjustment' | 'documentType' | 'group'>;

function summaryOf({ adjustment, documentType, group }: About, plan: Plan | undefined, language: Language): string {
  if (adjustment) return adjustmentInWords(adjustment, language);
  const named = plan && readIn(NamesOfPlan, plan, language);
  if (documentType) return [documentWords[documentType][language], named?.title].filter(Boolean).join(' · ');
  if (group) return inLanguage({ name: group.name, ...writtenAs(group) }, ['name'], language).name;
  return plan && named ? planInWords(plan, named, language) : '';
}

function adjustmentInWords({ description, cents, chosen }: NonNullable<About['adjustment']>, language: Language) {
  const what = descriptionIn({ description, way: chosen?.chosen.way }, language);
  return cents === 0 ? what : `${what} · ${inDollarsExactly(cents)}`;
}

/** What of a plan is in the words of the house until the family gives it its own. */
const NamesOfPlan = Plan.pick({ title: true, packageName: true, language: true });

function planInWords(plan: Plan, { title, packageName }: z.output<typeof NamesOfPlan>, language: Language): string {
  const tradition = statementWords[language].traditions[plan.faithTradition];
  const day = plan.serviceDate && plainDayInWords(plan.serviceDate, language);
  const words = [title, tradition, packageName, plan.venueName, day];
  return [...new Set(words.filter(Boolean)), inDollars(costOfPlan(plan))].join(' · ');
}

function inputsOf(plan: Plan | undefined, language: Language) {
  if (plan?.schedule?.mode !== 'requested') return [];
  const { wishedDays, note } = plan.schedule;
  return [{ label: askedWords[language].wishedDays, text: wishedDays }, inTheirWords(note, language)].filter(
    ({ text }) => text !== '',
  );
}

function detailsOf(request: NonNullable<FoundPromise['request']>, language: Language) {
  const { labels, choices } = askedWords[language];
  const { planIntent, disposition, ...written } = request;
  const said = {
    ...written,
    planIntent: planIntent && choices[planIntent],
    disposition: disposition && choices[disposition],
  };
  return detailFields.flatMap((field) => {
    const text = said[field];
    return text ? [{ label: labels[field], text }] : [];
  });
}
