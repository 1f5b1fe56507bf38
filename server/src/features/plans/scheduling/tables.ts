import { dayRefusals } from '@evenlight/contract/service-days';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { users } from '../../accounts/tables.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';

const refusals = {
  shabbat: { en: 'Shabbat', es: 'Shabat' },
  'yom-tov': { en: 'A Jewish festival', es: 'Una festividad judía' },
  'near-sundown': { en: 'Near sundown before a day of rest', es: 'Cerca del anochecer antes de un día de descanso' },
  'catholic-mass': { en: 'No funeral Mass that day', es: 'Ese día no hay misa de funeral' },
  'orthodox-sunday': { en: 'A Sunday', es: 'Un domingo' },
  'holy-friday': { en: 'Holy Friday', es: 'Viernes Santo' },
  'tibetan-days': { en: 'Before three and a half days', es: 'Antes de tres días y medio' },
};

const SCHEDULE_MODES = ['blocked', 'requested'] as const;

/** What has been arranged about the date: booked by the family, or asked of our team. */
export const planSchedules = pgTable(
  'plan_schedules',
  {
    planId: idOfPlan().primaryKey(),
    mode: exported(
      text('mode', { enum: SCHEDULE_MODES }).notNull(),
      { en: 'State', es: 'Estado' },
      {
        blocked: { en: 'Booked', es: 'Reservada' },
        requested: { en: 'Asked of our team', es: 'Pedida a nuestro equipo' },
      },
    ),
    /** For a booked date; the venue's own table keeps others away from it. */
    day: exported(date('day'), { en: 'Day', es: 'Día' }),
    /** Minutes from midnight; null while the hour is still to be agreed. */
    startMinute: exported(smallint('start_minute'), {
      en: 'Begins, in minutes from midnight',
      es: 'Comienza, en minutos desde medianoche',
    }),
    wishedDays: exported(text('wished_days').notNull(), { en: 'Days that would suit', es: 'Días que convendrían' }),
    note: exported(text('note').notNull(), { en: 'Your words', es: 'Sus palabras' }),
    /** When it was booked, or asked for. */
    at: exported(instant('at').notNull(), { en: 'When', es: 'Cuándo' }),
    /** When our team has answered a request. */
    answeredAt: exported(instant('answered_at'), { en: 'Answered', es: 'Respondida' }),
  },
  (table) => [
    check('plan_schedules_mode', oneOf(table.mode, SCHEDULE_MODES)),
    check('plan_schedules_day', sql`(${table.mode} = 'blocked') = (${table.day} is not null)`),
    check('plan_schedules_minute', sql`${table.startMinute} between 0 and 1439`),
  ],
);

personalTable(planSchedules, {
  title: { en: 'Dates you booked or asked for', es: 'Fechas que reservó o pidió' },
  of: ofOwnPlans(planSchedules.planId),
  leaving: 'deleted',
});

/** That a family's clergy agreed to a day which the tradition would not have. Kept for each day it was said of. */
export const clergyConsents = pgTable(
  'clergy_consents',
  {
    planId: idOfPlan(),
    day: exported(date('day').notNull(), { en: 'Day', es: 'Día' }),
    refusal: exported(
      text('refusal', { enum: dayRefusals }).notNull(),
      { en: 'Why it is not customary', es: 'Por qué no es costumbre' },
      refusals,
    ),
    /** Who agreed, in the family's words. */
    clergyName: exported(text('clergy_name').notNull(), { en: 'Who agreed', es: 'Quién aceptó' }),
    confirmedBy: uuid('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    at: exported(instant('at').notNull(), { en: 'Said', es: 'Indicado' }),
  },
  (table) => [
    primaryKey({ name: 'clergy_consents_pkey', columns: [table.planId, table.day] }),
    check('clergy_consents_refusal', oneOf(table.refusal, dayRefusals)),
    index('clergy_consents_confirmer').on(table.confirmedBy),
  ],
);

personalTable(clergyConsents, {
  title: { en: 'Days your clergy agreed to', es: 'Días que su clero aceptó' },
  of: ofOwnPlans(clergyConsents.planId),
  leaving: 'deleted',
});
