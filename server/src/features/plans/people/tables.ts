import { relationships } from '@evenlight/contract/families/group';
import { familyRoles } from '@evenlight/contract/families/rights';
import { eq } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, withheld } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { ownerId, users } from '../../accounts/tables.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';

export const groupNumber = words('Number of the family group');

/** The people of a plan. Money and papers stay with whoever made the plan; the group may be led by somebody else. */
export const familyGroups = pgTable(
  'family_groups',
  {
    id: exported(uuid('id').primaryKey(), groupNumber),
    planId: idOfPlan(),
    /** Null when they have left; the plan's owner stands for them. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    name: exported(text('name').notNull(), words('Name', 'plans people export')),
    description: exported(text('description').notNull(), words('Description', 'plans people export')),
    /** One half of what the link ends in that is passed on; the other is made with a key (families/people/join-code.ts). */
    joinCode: withheld(
      text('join_code').notNull(),
      words('Whoever has it can ask to come in; it stands on the group’s own page.'),
    ),
    joinCodeEndsAt: exported(instant('join_code_ends_at').notNull(), words('Link works until')),
    createdAt: exported(instant('created_at').notNull(), words('Made', 'plans people export')),
  },
  (table) => [
    unique('family_groups_plan').on(table.planId),
    unique('family_groups_join_code').on(table.joinCode),
    index('family_groups_owner').on(table.ownerId),
  ],
);

personalTable(familyGroups, {
  title: words('Family groups of your plans'),
  of: ofOwnPlans(familyGroups.planId),
  leaving: 'deleted',
});

export const roleInGroup = () =>
  exported(text('role', { enum: familyRoles }).notNull(), words('Role', 'plans people export'), {
    admin: words('Admin', 'plans people export'),
    coordinator: words('Coordinator', 'plans people export'),
    editor: words('Editor', 'plans people export'),
    contributor: words('Contributor', 'plans people export'),
    member: words('Member', 'plans people export'),
    viewer: words('Viewer', 'plans people export'),
  });

export const relationshipInGroup = () =>
  exported(text('relationship', { enum: relationships }), words('Relationship', 'plans people export'), {
    spouse: words('Spouse', 'plans people export'),
    child: words('Child', 'plans people export'),
    parent: words('Parent', 'plans people export'),
    sibling: words('Sibling', 'plans people export'),
    other: words('Other family', 'plans people export'),
    friend: words('Close friend', 'plans people export'),
  });

/** Everybody in a group, its owner among them, as an admin. */
export const familyMembers = pgTable(
  'family_members',
  {
    id: uuid('id').primaryKey(),
    groupId: exported(
      uuid('group_id')
        .notNull()
        .references(() => familyGroups.id, { onDelete: 'cascade' }),
      groupNumber,
    ),
    userId: ownerId(),
    role: roleInGroup(),
    relationship: relationshipInGroup(),
    joinedAt: exported(instant('joined_at').notNull(), words('Joined', 'plans people export')),
  },
  (table) => [
    unique('family_members_person').on(table.groupId, table.userId),
    check('family_members_role', oneOf(table.role, familyRoles)),
    check('family_members_relationship', oneOf(table.relationship, relationships)),
    index('family_members_user').on(table.userId),
  ],
);

personalTable(familyMembers, {
  title: words('Family groups you belong to'),
  of: ({ id }) => eq(familyMembers.userId, id),
  leaving: 'deleted',
});
