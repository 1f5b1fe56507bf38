import { taskCategories, taskPriorities, taskStatuses } from '@evenlight/contract/families/tasks';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { familyGroups } from '../../plans/people/tables.ts';

export const familyTasks = pgTable(
  'family_tasks',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    /** The idempotency key of the request, so that the same request makes no second task. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** The step of the timeline it was made from. */
    templateKey: text('template_key'),
    /** Both here only until they are sealed, and empty then. */
    title: text('title').notNull(),
    description: text('description').notNull(),
    sealedTitle: bytes('sealed_title'),
    sealedDescription: bytes('sealed_description'),
    category: text('category', { enum: taskCategories }).notNull(),
    priority: text('priority', { enum: taskPriorities }).notNull(),
    status: text('status', { enum: taskStatuses }).notNull(),
    dueAt: instant('due_at'),
    /** The person, not their seat in the group: whoever leaves is assigned nothing, and the task stays. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Where it stands on the list; a task between two others gets a number between theirs. */
    position: doublePrecision('position').notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (table) => [
    unique('family_tasks_idempotency_key').on(table.groupId, table.idempotencyKey),
    unique('family_tasks_template').on(table.groupId, table.templateKey),
    check('family_tasks_category', oneOf(table.category, taskCategories)),
    check('family_tasks_priority', oneOf(table.priority, taskPriorities)),
    check('family_tasks_status', oneOf(table.status, taskStatuses)),
    check('family_tasks_completed', sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`),
    // Empty once all are sealed.
    index('family_tasks_unsealed_title').on(table.id).where(sql`title <> ''`),
    index('family_tasks_unsealed_description').on(table.id).where(sql`description <> ''`),
    index('family_tasks_group').on(table.groupId, table.position),
    index('family_tasks_assignee').on(table.assigneeId),
    index('family_tasks_author').on(table.createdBy),
  ],
);

export const taskComments = pgTable(
  'task_comments',
  {
    id: uuid('id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => familyTasks.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Here only until it is sealed, and empty then. */
    text: text('text').notNull(),
    sealedText: bytes('sealed_text'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('task_comments_idempotency_key').on(table.taskId, table.idempotencyKey),
    index('task_comments_unsealed').on(table.id).where(sql`text <> ''`),
    index('task_comments_task').on(table.taskId, table.createdAt),
    index('task_comments_author').on(table.authorId),
  ],
);
