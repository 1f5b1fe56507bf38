import { relationships } from '@evenlight/contract/families/group';
import { familyRoles } from '@evenlight/contract/families/rights';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { plans } from '../tables.ts';

/** The people of a plan. Money and papers stay with whoever made the plan; the group may be led by somebody else. */
export const familyGroups = pgTable(
  'family_groups',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** Null when they have left; the plan's owner stands for them. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** One half of what the link ends in that is passed on; the other is made with a key (families/people/join-code.ts). */
    joinCode: text('join_code').notNull(),
    joinCodeEndsAt: instant('join_code_ends_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('family_groups_plan').on(table.planId),
    unique('family_groups_join_code').on(table.joinCode),
    index('family_groups_owner').on(table.ownerId),
  ],
);

/** Everybody in a group, its owner among them, as an admin. */
export const familyMembers = pgTable(
  'family_members',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: familyRoles }).notNull(),
    relationship: text('relationship', { enum: relationships }),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    unique('family_members_person').on(table.groupId, table.userId),
    check('family_members_role', oneOf(table.role, familyRoles)),
    check('family_members_relationship', oneOf(table.relationship, relationships)),
    index('family_members_user').on(table.userId),
  ],
);
