// What changed in a plan, as plain sentences. A field that has no words here is still told of.
import { centsOf, PackageTier } from '@evenlight/contract/catalogue';
import type { PlanChange } from '@evenlight/contract/plan-versions';
import { DayRefusal } from '@evenlight/contract/service-days';
import { FaithTradition, PlanIntent } from '@evenlight/contract/traditions';
import { Way } from '@evenlight/contract/ways';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { Amount } from '../../../parts/amount';
import { MixedSentence } from '../../../parts/fallback-text';
import { calendarDay } from '../../../platform/dates';
import { inFirstLanguage } from '../../../platform/fallback';
import { plainAmount, plainSignedAmount } from '../../../platform/plain-amount';
import { tierWords, wayWords } from '../../catalogue/catalogue-words';
import { wordsOf } from '../../catalogue/traditions';
import { branchName } from '../branch-words';
import { relationName } from '../relation-words';

type Told = MessageDescriptor & {
  /** What is drawn in place of amounts that the sentence has as text. */
  amounts?: Record<string, ReactNode>;
};

/** What was or is left empty comes as an empty text. */
type Tell = (before: string, after: string, i18n: I18n) => Told;

const intents: Record<PlanIntent, MessageDescriptor> = {
  'at-need': msg`The plan is for somebody who has died.`,
  'plan-ahead': msg`The plan is made ahead of time.`,
};

const phrases: Record<string, Tell> = {
  plan: () => msg`The plan was saved.`,
  title: (before, after) => msg`The name changed from “${before}” to “${after}”.`,
  planIntent: (_, after) => {
    const intent = PlanIntent.safeParse(after).data;
    return intent ? intents[intent] : msg`Whom the plan is for was left open.`;
  },
  faithTradition: (_, after, i18n) => traditionNow(after, i18n),
  packageTradition: (_, after, i18n) => traditionNow(after, i18n),
  branch: (_, after, i18n) => {
    const branch = after && branchName(after, i18n);
    return branch ? msg`The branch is now ${branch}.` : msg`The branch was left open.`;
  },
  way: (_, after, i18n) => {
    const known = Way.safeParse(after).data;
    const way = known ? i18n._(wayWords[known]) : '';
    return known && known !== 'undecided'
      ? msg`What happens with the body is now: ${way}.`
      : msg`What happens with the body was left open.`;
  },
  wayAgreed: (_, after) => {
    if (after === 'clergy') return msg`Your clergy agreed to what happens with the body.`;
    return after
      ? msg`The family decided on what happens with the body.`
      : msg`The agreement was for another way, and counts no more.`;
  },
  packageName: (before, after) => msg`The package changed from “${before}” to “${after}”.`,
  packageTier: (_, after, i18n) => {
    const tier = PackageTier.safeParse(after).data;
    const name = tier ? i18n._(tierWords[tier].name) : '';
    return msg`The package is now ${name}.`;
  },
  budget: (_, after) => {
    const cents = Number(after);
    const budget = plainAmount(cents);
    if (!after) return msg`What you have in mind to spend was cleared.`;
    const amounts = { budget: <Amount from="family" cents={cents} /> };
    return { ...msg`What you have in mind to spend is now ${budget}.`, amounts };
  },
  personName: (_, after) => (after ? msg`The plan is now for ${after}.` : msg`The name of the person was cleared.`),
  calledName: (_, after) =>
    after ? msg`At home they are called ${after}.` : msg`What they are called at home was cleared.`,
  relation: (_, after, i18n) => {
    const relation = after && relationName(after, i18n);
    return relation ? msg`How you are related is now: ${relation}.` : msg`How you are related was cleared.`;
  },
  dateOfBirth: (_, after, i18n) => {
    const day = after && calendarDay(after, i18n);
    return day ? msg`The date of birth is now ${day}.` : msg`The date of birth was cleared.`;
  },
  dateOfDeath: (_, after, i18n) => {
    const day = after && calendarDay(after, i18n);
    return day ? msg`The date of death is now ${day}.` : msg`The date of death was cleared.`;
  },
  afterSunset: () => msg`Whether the death was after sunset was changed.`,
  serviceDate: (_, after, i18n) => {
    const day = after && calendarDay(after, i18n);
    return day ? msg`The service date is now ${day}.` : msg`The service date was taken out.`;
  },
  serviceHasBeen: (_, after) =>
    after ? msg`The family said that the service has been.` : msg`The service is not behind the family any more.`,
  schedule: (before, after, i18n) => {
    const [bookedBefore, booked] = [bookedDay(before), bookedDay(after)];
    const day = booked && calendarDay(booked, i18n);
    if (day && booked === bookedBefore) return msg`The hour of the service was changed.`;
    if (day) return bookedBefore ? msg`The booking was moved to ${day}.` : msg`The venue was booked for ${day}.`;
    if (after) return msg`Our team was asked to find a date.`;
    return bookedBefore ? msg`The booking was cancelled.` : msg`The request for a date was taken back.`;
  },
  clergyConsent: (_, after) => {
    if (!after) return msg`The agreement of your clergy was for another date.`;
    // Without a name, what they agreed to is written down instead.
    const hasName = !DayRefusal.safeParse(after).success;
    return hasName ? msg`${after} agreed to the service date.` : msg`Your clergy agreed to the service date.`;
  },
  isArchived: (_, after) => (after === 'true' ? msg`The plan was archived.` : msg`The plan was restored.`),
  addon: (before, after) => (after ? msg`Added: ${after}.` : msg`Removed: ${before}.`),
  adjustment: (storedBefore, storedAfter) => {
    const [{ text: before, drawn: drawnBefore }, { text: after, drawn }] = [
      withMoney(storedBefore),
      withMoney(storedAfter),
    ];
    return storedAfter
      ? { ...msg`Our team was asked for a change of the price: ${after}.`, amounts: { after: drawn } }
      : { ...msg`A wish for another price was taken back: ${before}.`, amounts: { before: drawnBefore } };
  },
  adjustmentConfirmed: (_, stored) => {
    const { text: after, drawn } = withMoney(stored);
    return { ...msg`Our team agreed to a change of the price: ${after}.`, amounts: { after: drawn } };
  },
  adjustmentDeclined: (_, stored) => {
    const { text: after, drawn } = withMoney(stored);
    return { ...msg`Our team could not agree to a change of the price: ${after}.`, amounts: { after: drawn } };
  },
  declinedLine: (before, after) => (after ? msg`Declined: ${after}.` : msg`Taken back: ${before}.`),
  venue: (before, after) => {
    if (!after) return msg`The venue ${before} was taken out.`;
    return before ? msg`The venue changed from ${before} to ${after}.` : msg`The venue is now ${after}.`;
  },
  totalCost: (before, after) => {
    const [centsBefore, centsAfter] = [centsOf(Number(before)), centsOf(Number(after))];
    const [from, to] = [plainAmount(centsBefore), plainAmount(centsAfter)];
    const amounts = {
      from: <Amount from="ours" cents={centsBefore} />,
      to: <Amount from="ours" cents={centsAfter} />,
    };
    return { ...msg`The total changed from ${from} to ${to}.`, amounts };
  },
};

/** 'Own flowers (-150)', as it is stored, with its amount as money. */
function withMoney(adjustment: string) {
  const [, words = adjustment, dollars = '0'] = /^(.*)\((-?\d+(?:\.\d+)?)\)$/s.exec(adjustment) ?? [];
  const cents = centsOf(Number(dollars));
  // Where our team was asked for the price itself, there is none yet. As an element: what somebody typed could be read as
  // markup.
  if (cents === 0) return { text: words.trim(), drawn: <>{words.trim()}</> };
  const drawn = (
    <>
      {words}(<Amount from="family" cents={cents} isSigned />)
    </>
  );
  return { text: `${words}(${plainSignedAmount(cents)})`, drawn };
}

/** A booking is told as 'blocked 2026-12-01', perhaps with an hour; anything else names no day. */
function bookedDay(schedule: string): string | undefined {
  return /^blocked (\d{4}-\d{2}-\d{2})/.exec(schedule)?.[1];
}

const another = msg`Another detail was changed.`;

function traditionNow(after: string, i18n: I18n): MessageDescriptor {
  const tradition = FaithTradition.safeParse(after).data;
  const name = tradition ? i18n._(wordsOf(tradition).name) : '';
  return tradition ? msg`The tradition is now ${name}.` : another;
}

/** The package says more than its level and tradition, so where it changed they are not told of again. */
const TOLD_BY_PACKAGE = ['packageTier', 'packageTradition'];

/** What we sell is named in the first language where it has no other name. */
function withItsLanguage({ language, before, after, ...change }: PlanChange): PlanChange {
  const named = (words: string | null) => (words && language ? inFirstLanguage(words) : words);
  return { ...change, before: named(before), after: named(after) };
}

/** Each once, as its text and as it is drawn. */
export function changesInWords(changes: readonly PlanChange[], i18n: I18n) {
  const isOtherPackage = changes.some(({ field }) => field === 'packageName');
  const told = changes.filter(({ field }) => !isOtherPackage || !TOLD_BY_PACKAGE.includes(field));
  const sentences = told.map((change) => {
    const { field, before, after } = withItsLanguage(change);
    const sentence = phrases[field]?.(before ?? '', after ?? '', i18n) ?? another;
    const text = i18n._(sentence);
    return [text, { text, drawn: drawnOf(sentence, text) }] as const;
  });
  return [...new Map(sentences).values()];
}

function drawnOf({ amounts, ...sentence }: Told, text: string): ReactNode {
  if (!amounts) return <MixedSentence sentence={text} />;
  return <Trans {...sentence} values={{ ...sentence.values, ...amounts }} />;
}
