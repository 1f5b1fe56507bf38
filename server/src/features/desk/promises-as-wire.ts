// What families wait for, as our team reads it: who, what in one line, and what they wrote.
import type { KeptPromise } from '@evenlight/contract/concierge';
import type { ConsultationType } from '@evenlight/contract/consultations';
import type { ContactForm } from '@evenlight/contract/contact';
import { costOfPlan } from '@evenlight/contract/estimates';
import { UserId } from '@evenlight/contract/ids';
import type { ReportReason } from '@evenlight/contract/memorials/keeping';
import { inDollars, inDollarsExactly } from '@evenlight/contract/money';
import type { Plan } from '@evenlight/contract/plans';
import type { QueueLine } from '@evenlight/contract/queue';
import type { CounselingForm } from '@evenlight/contract/support/counseling';
import { type CrisisLevel, isAtLeast } from '@evenlight/contract/support/levels';
import type { Db } from '../../platform/database/database.ts';
import { momentInWords } from '../../platform/days.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { documentWords } from '../documents/document-words.ts';
import { plansById } from '../plans/plan-store.ts';
import { openForm } from '../support/counseling/counseling-store.ts';
import { openClient } from './consultations/consultation-store.ts';
import { openMessage } from './contact/contact-store.ts';
import type { FoundPromise } from './read-promises.ts';
import { isAboutNothing } from './tables.ts';

type AsWire = QueueLine & Pick<KeptPromise, 'details'>;

export async function promisesAsWire(db: Db, keys: Keys, found: readonly FoundPromise[], now: Date): Promise<AsWire[]> {
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
      ...askedOf(one, plan, keys),
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
  keys: Keys,
): Asked {
  if (request) return { person: namedIn(request), summary: request.tradition, details: detailsOf(request) };
  if (counseling) return talkOf(openForm(keys, counseling));
  if (message) return messageOf(openMessage(keys, message));
  if (talk) return bookingOf(talk, openClient(keys, talk));
  if (alert) return callOf(alert);
  if (report) return reportOf(report, about.memorialName);
  return {
    person: owner && { name: nameOf(owner), email: owner.email, phone: owner.phone },
    summary: isAboutNothing(promise) ? 'They took it back' : summaryOf(about, plan),
    details: refund ? [inTheirWords(refund.reason)] : promise.kind === 'scheduling' ? inputsOf(plan) : [],
  };
}

function namedIn({ name, email, phone }: { name: string; email: string; phone: string }) {
  return { name, email, phone: phone || null };
}

const inTheirWords = (text: string) => ({ label: 'In their words', text });

function callOf({ name, phone, language }: NonNullable<FoundPromise['alert']>): Asked {
  return { person: { name, email: null, phone }, summary: `Asked us to call · ${language}`, details: [] };
}

const reasons: Record<ReportReason, string> = {
  false: 'Something is not true',
  harmful: 'Somebody could be hurt',
  private: 'It shows what is private',
  spam: 'Advertising or spam',
  other: 'Another reason',
};

function reportOf(
  { reason, words, email, entryId }: NonNullable<FoundPromise['report']>,
  memorialName: string | null,
): Asked {
  return {
    person: email === null ? null : { name: email, email, phone: null },
    summary: [entryId ? 'An entry' : 'A whole page', memorialName ?? '', reasons[reason]].filter(Boolean).join(' · '),
    details: words === '' ? [] : [inTheirWords(words)],
  };
}

const urgencies: Record<CounselingForm['urgency'], string> = {
  today: 'Would like to talk today',
  'this-week': 'Would like to talk this week',
  'no-hurry': 'No hurry',
};
const contacts: Record<CounselingForm['preferredContact'], string> = {
  email: 'by e-mail',
  phone: 'by phone',
  text: 'by text message',
};

function talkOf(form: CounselingForm): Asked {
  const { urgency, preferredContact, message } = form;
  return {
    person: namedIn(form),
    summary: `${urgencies[urgency]} · ${contacts[preferredContact]}`,
    details: message === '' ? [] : [inTheirWords(message)],
  };
}

const soon: Record<ContactForm['urgency'], string> = {
  normal: 'Not urgent',
  urgent: 'Urgent',
  emergency: 'Emergency',
};

function messageOf(form: ContactForm): Asked {
  const { urgency, subject, message } = form;
  return {
    person: namedIn(form),
    summary: `${soon[urgency]} · ${subject}`,
    details: [inTheirWords(message)],
  };
}

const talks: Record<ConsultationType, string> = {
  initial: 'First talk',
  followup: 'Further talk',
  crisis: 'Crisis',
  memorial: 'About a memorial',
};

function bookingOf(
  { type, urgency, startsAt, cancelledAt }: NonNullable<FoundPromise['talk']>,
  { clientName, clientEmail, clientPhone, message }: ReturnType<typeof openClient>,
): Asked {
  return {
    person: namedIn({ name: clientName, email: clientEmail, phone: clientPhone }),
    summary: [
      talks[type],
      momentInWords(startsAt, 'en'),
      soon[urgency],
      ...(cancelledAt ? ['The talk was cancelled'] : []),
    ].join(' · '),
    details: message === '' ? [] : [inTheirWords(message)],
  };
}

type About = Pick<FoundPromise, 'adjustment' | 'documentType' | 'groupName'>;

function summaryOf({ adjustment, documentType, groupName }: About, plan: Plan | undefined): string {
  if (adjustment) return `${adjustment.description} · ${inDollarsExactly(adjustment.cents)}`;
  if (documentType) return [documentWords[documentType].en, plan?.title].filter(Boolean).join(' · ');
  if (groupName) return groupName;
  return plan ? planInWords(plan) : '';
}

function planInWords(plan: Plan): string {
  const words = [plan.title, plan.faithTradition, plan.packageName, plan.venueName, plan.serviceDate];
  return [...new Set(words.filter(Boolean)), inDollars(costOfPlan(plan))].join(' · ');
}

const labels = [
  ['planIntent', 'Situation'],
  ['disposition', 'Burial or cremation'],
  ['mustHappen', 'Must happen'],
  ['mustNotHappen', 'Must not happen'],
  ['howSoon', 'How soon'],
  ['leader', 'Leader of the community'],
  ['language', 'Language'],
  ['diet', 'Food'],
  ['budget', 'Budget'],
  ['callTime', 'Best time to call'],
] as const;

function inputsOf(plan: Plan | undefined) {
  if (plan?.schedule?.mode !== 'requested') return [];
  const { wishedDays, note } = plan.schedule;
  return [
    { label: 'Days that would suit', text: wishedDays },
    { label: 'In their words', text: note },
  ].filter(({ text }) => text !== '');
}

function detailsOf(request: NonNullable<FoundPromise['request']>) {
  return labels.flatMap(([field, label]) => {
    const text = request[field];
    return text ? [{ label, text }] : [];
  });
}
