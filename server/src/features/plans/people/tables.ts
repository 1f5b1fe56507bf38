import { relationships } from '@evenlight/contract/families/group';
import { familyRoles } from '@evenlight/contract/families/rights';
import { eq } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, withheld } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { ownerId, users } from '../../accounts/tables.ts';
import { idOfPlan, ofOwnPlans } from '../tables.ts';

export const groupNumber = { en: 'Number of the family group', es: 'Número del grupo familiar' };

/** The people of a plan. Money and papers stay with whoever made the plan; the group may be led by somebody else. */
export const familyGroups = pgTable(
  'family_groups',
  {
    id: exported(uuid('id').primaryKey(), groupNumber),
    planId: idOfPlan(),
    /** Null when they have left; the plan's owner stands for them. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    name: exported(text('name').notNull(), { en: 'Name', es: 'Nombre' }),
    description: exported(text('description').notNull(), { en: 'Description', es: 'Descripción' }),
    /** One half of what the link ends in that is passed on; the other is made with a key (families/people/join-code.ts). */
    joinCode: withheld(text('join_code').notNull(), {
      en: 'Whoever has it can ask to come in; it stands on the group’s own page.',
      es: 'Quien lo tiene puede pedir entrar; está en la página del grupo.',
    }),
    joinCodeEndsAt: exported(instant('join_code_ends_at').notNull(), {
      en: 'Link works until',
      es: 'El enlace funciona hasta',
    }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Made', es: 'Creado' }),
  },
  (table) => [
    unique('family_groups_plan').on(table.planId),
    unique('family_groups_join_code').on(table.joinCode),
    index('family_groups_owner').on(table.ownerId),
  ],
);

personalTable(familyGroups, {
  title: { en: 'Family groups of your plans', es: 'Grupos familiares de sus planes' },
  of: ofOwnPlans(familyGroups.planId),
  leaving: 'deleted',
});

export const roleInGroup = () =>
  exported(
    text('role', { enum: familyRoles }).notNull(),
    { en: 'Role', es: 'Papel' },
    {
      admin: { en: 'Admin', es: 'Administración' },
      coordinator: { en: 'Coordinator', es: 'Coordinación' },
      editor: { en: 'Editor', es: 'Edición' },
      contributor: { en: 'Contributor', es: 'Aportaciones' },
      member: { en: 'Member', es: 'Participación' },
      viewer: { en: 'Viewer', es: 'Lectura' },
    },
  );

export const relationshipInGroup = () =>
  exported(
    text('relationship', { enum: relationships }),
    { en: 'Relationship', es: 'Parentesco' },
    {
      spouse: { en: 'Spouse', es: 'Cónyuge' },
      child: { en: 'Child', es: 'Hijo o hija' },
      parent: { en: 'Parent', es: 'Madre o padre' },
      sibling: { en: 'Sibling', es: 'Hermano o hermana' },
      other: { en: 'Other family', es: 'Otro familiar' },
      friend: { en: 'Close friend', es: 'Amistad cercana' },
    },
  );

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
    joinedAt: exported(instant('joined_at').notNull(), { en: 'Joined', es: 'Se unió' }),
  },
  (table) => [
    unique('family_members_person').on(table.groupId, table.userId),
    check('family_members_role', oneOf(table.role, familyRoles)),
    check('family_members_relationship', oneOf(table.relationship, relationships)),
    index('family_members_user').on(table.userId),
  ],
);

personalTable(familyMembers, {
  title: { en: 'Family groups you belong to', es: 'Grupos familiares a los que pertenece' },
  of: ({ id }) => eq(familyMembers.userId, id),
  leaving: 'deleted',
});
