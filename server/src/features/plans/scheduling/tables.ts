import { dayRefusals } from '@evenlight/contract/service-days';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { anHour } from '../../../platform/personal-data/said-values.ts';
import { words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';

const refusals = {
  shabbat: words('Shabbat', 'plans scheduling export'),
  'yom-tov': words('A Jewish festival'),
  'near-sundown': words('Near sundown before a day of rest'),
  'catholic-mass': words('No funeral Mass that day'),
  'orthodox-sunday': words('A Sunday', 'plans scheduling export'),
  'holy-friday': words('Holy Friday', 'plans scheduling export'),
  'tibetan-days': words('Before three and a half days'),
};

const SCHEDULE_MODES = ['blocked', 'requested'] as const;

/** What has been arranged about the date: booked by the family, or asked of our team. */
export const planSchedules = pgTable(
  'plan_schedules',
  {
    planId: idOfPlan().primaryKey(),
    mode: exported(text('mode', { enum: SCHEDULE_MODES }).notNull(), words('State', 'plans scheduling export'), {
      blocked: words('Booked', 'plans scheduling export'),
      requested: words('Asked of our team'),
    }),
    /** For a booked date; the venue's own table keeps others away from it. */
    day: exported(date('day'), words('Day', 'plans scheduling export')),
    /** Minutes from midnight; null while the hour is still to be agreed. */
    startMinute: exported(smallint('start_minute'), words('Begins', 'plans scheduling export'), anHour),
    wishedDays: exported(text('wished_days').notNull(), words('Days that would suit', 'plans scheduling export')),
    note: exported(text('note').notNull(), words('Your words', 'plans scheduling export')),
    /** When it was booked, or asked for. */
    at: exported(instant('at').notNull(), words('When', 'plans scheduling export')),
    /** When our team has answered a request. */
    answeredAt: exported(instant('answered_at'), words('Answered', 'plans scheduling export')),
  },
  (table) => [
    check('plan_schedules_mode', oneOf(table.mode, SCHEDULE_MODES)),
    check('plan_schedules_day', sql`(${table.mode} = 'blocked') = (${table.day} is not null)`),
    check('plan_schedules_minute', sql`${table.startMinute} between 0 and 1439`),
  ],
);

personalTable(planSchedules, {
  title: words('Dates you booked or asked for'),
  of: ofOwnPlans(planSchedules.planId),
  leaving: 'deleted',
});

/** That a family's clergy agreed to a day which the tradition would not have. Kept for each day it was said of. */
export const clergyConsents = pgTable(
  'clergy_consents',
  {
    planId: idOfPlan(),
    day: exported(date('day').notNull(), words('Day', 'plans scheduling export')),
    refusal: exported(text('refusal', { enum: dayRefusals }).notNull(), words('Why it is not customary'), refusals),
    /** Who agreed, in the family's words. */
    clergyName: exported(text('clergy_name').notNull(), words('Who agreed', 'plans scheduling export')),
    confirmedBy: uuid('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    at: exported(instant('at').notNull(), words('Said', 'plans scheduling export')),
  },
  (table) => [
    primaryKey({ name: 'clergy_consents_pkey', columns: [table.planId, table.day] }),
    check('clergy_consents_refusal', oneOf(table.refusal, dayRefusals)),
    index('clergy_consents_confirmer').on(table.confirmedBy),
  ],
);

personalTable(clergyConsents, {
  title: words('Days your clergy agreed to'),
  of: ofOwnPlans(clergyConsents.planId),
  leaving: 'deleted',
});
