// What a family wants its timeline to show, as the form holds it.
import { brokenRule } from '@evenlight/contract/field-rules';
import type { Plan } from '@evenlight/contract/plans';
import { PriorityLevel, type Timeline, timeframes } from '@evenlight/contract/timelines';
import { Day } from '@evenlight/contract/venues';
import { z } from '@evenlight/contract/zod';
import { today } from '../../platform/dates';
import type { Customizations } from './queries';

const inFuture = brokenRule({ rule: 'custom', sentence: 'Date of death cannot be later than today' });
/** Not a union with the empty text: that would keep the sentence to itself. */
const PastDayOrNone = z
  .string()
  .refine((day) => day === '' || Day.safeParse(day).success, brokenRule({ rule: 'invalid' }))
  .refine((day) => day <= today(), inFuture);

export const Options = z.object({
  includePreparation: z.boolean(),
  includeCeremony: z.boolean(),
  includeMemorial: z.boolean(),
  includeAftercare: z.boolean(),
  priorityLevel: PriorityLevel,
  timeframe: z.enum(timeframes.map(String)),
  /** Empty: not known, or a word of the family's own that stays as it is. */
  branch: z.string(),
  dateOfDeath: PastDayOrNone,
  afterSunset: z.enum(['', 'yes', 'no']),
  isVeteran: z.boolean(),
  hasSurvivingWife: z.boolean(),
  isUnusualWayConfirmed: z.boolean(),
  optIns: z.record(z.string(), z.boolean()),
});
export type Options = z.infer<typeof Options>;

/** What was said about the death; it is kept in the plan. */
export type OfDeath = Pick<Options, 'dateOfDeath' | 'afterSunset'>;

export function optionsIn({ options, answers, customs }: Timeline, plan: Plan): Options {
  const { isVeteran, hasSurvivingWife, isUnusualWayConfirmed } = answers;
  return {
    ...options,
    timeframe: String(options.timeframe),
    branch: '',
    dateOfDeath: plan.dateOfDeath ?? '',
    afterSunset: plan.afterSunset === null ? '' : plan.afterSunset ? 'yes' : 'no',
    isVeteran,
    hasSurvivingWife,
    isUnusualWayConfirmed,
    optIns: Object.fromEntries(customs.map(({ key, isChosen }) => [key, isChosen])),
  };
}

/** `begun`: what the form began with. The day of death is only spoken of by whoever changed it; empty takes it back. */
export function customizationsOf(
  options: Options,
  begun: Options,
  { answers }: Pick<Timeline, 'answers'>,
): Customizations {
  const { branch: _, timeframe, optIns, ...said } = options;
  const { dateOfDeath, afterSunset } = ofDeathIn(options);
  const asked = Object.keys(optIns);
  return {
    ...said,
    timeframe: timeframes.find((days) => String(days) === timeframe),
    dateOfDeath: dateOfDeath === begun.dateOfDeath ? undefined : dateOfDeath || null,
    afterSunset: afterSunset === begun.afterSunset ? undefined : afterSunset ? afterSunset === 'yes' : null,
    optIns: [...answers.optIns.filter((key) => !asked.includes(key)), ...asked.filter((key) => optIns[key])],
  };
}

/** Without a day there is no evening of it. */
export function ofDeathIn({ dateOfDeath, afterSunset }: Options): OfDeath {
  return { dateOfDeath, afterSunset: dateOfDeath ? afterSunset : '' };
}
