import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { exported, ownNumber } from '../../platform/personal-data/columns.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';
import { words } from '../../platform/texts/texts.ts';
import { contactMessages } from '../desk/contact/tables.ts';
import { idOfPlan, ofOwnPlans } from '../plans/tables.ts';

/** What our team was asked about a cemetery of the directory. The message itself lies sealed with the desk. */
export const restingPlaceInquiries = pgTable(
  'resting_place_inquiries',
  {
    /** Made of plan, cemetery and how often it was asked before, so that two at once are one. */
    id: uuid('id').primaryKey(),
    planId: idOfPlan(),
    idempotencyKey: ownNumber(uuid('idempotency_key').notNull()),
    cemeteryId: ownNumber(uuid('cemetery_id').notNull()),
    cemeteryName: exported(text('cemetery_name').notNull(), words('Cemetery')),
    /** Goes with the message: when an answered one is forgotten, or whoever wrote it has left. */
    messageId: ownNumber(
      uuid('message_id')
        .notNull()
        .references(() => contactMessages.id, { onDelete: 'cascade' }),
    ),
    askedAt: exported(instant('asked_at').notNull(), words('Asked', 'resting place')),
    dueAt: exported(instant('due_at').notNull(), words('Promised by', 'resting place')),
  },
  (table) => [
    unique('resting_place_inquiries_key').on(table.planId, table.idempotencyKey),
    index('resting_place_inquiries_message').on(table.messageId),
  ],
);

personalTable(restingPlaceInquiries, {
  title: words('Cemeteries you asked our team about'),
  of: ofOwnPlans(restingPlaceInquiries.planId),
  leaving: 'deleted',
});
