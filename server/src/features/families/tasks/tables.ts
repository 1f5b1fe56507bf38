import { taskCategories, taskPriorities, taskStatuses } from '@evenlight/contract/families/tasks';
import { eq, sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ofTheReader, opened, openedAbove, ownNumber } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { commentTexts, taskDescriptions, taskTitles } from './sealed-tasks.ts';

const leaving = {
  keptBecause: words('What there is to do for a funeral stays on your family’s list, without your name.'),
};

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
    templateKey: ownNumber(text('template_key')),
    /** Both here only until they are sealed, and empty then. */
    title: opened(text('title').notNull(), words('Title', 'families tasks export'), taskTitles.open),
    description: opened(
      text('description').notNull(),
      words('Description', 'families tasks export'),
      taskDescriptions.open,
    ),
    sealedTitle: openedAbove(bytes('sealed_title')),
    sealedDescription: openedAbove(bytes('sealed_description')),
    category: exported(text('category', { enum: taskCategories }).notNull(), words('About', 'families tasks export'), {
      venue: words('Venue', 'families tasks export'),
      flowers: words('Flowers', 'families tasks export'),
      catering: words('Food', 'families tasks export'),
      documents: words('Documents', 'families tasks export'),
      music: words('Music', 'families tasks export'),
      other: words('Other', 'families tasks export'),
    }),
    priority: exported(
      text('priority', { enum: taskPriorities }).notNull(),
      words('Priority', 'families tasks export'),
      {
        low: words('Low', 'families tasks export'),
        medium: words('Medium', 'families tasks export'),
        high: words('High', 'families tasks export'),
      },
    ),
    status: exported(
      text('status', { enum: taskStatuses }).notNull(),
      words('Where it stands', 'families tasks export'),
      {
        pending: words('Pending', 'families tasks export'),
        in_progress: words('In progress', 'families tasks export'),
        completed: words('Completed', 'families tasks export'),
      },
    ),
    dueAt: exported(instant('due_at'), words('Due', 'families tasks export')),
    /** The person, not their seat in the group: whoever leaves is assigned nothing, and the task stays. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    createdBy: ofTheReader(uuid('created_by').references(() => users.id, { onDelete: 'set null' })),
    /** Where it stands on the list; a task between two others gets a number between theirs. */
    position: ownNumber(doublePrecision('position').notNull()),
    version: ownNumber(integer('version').notNull()),
    createdAt: exported(instant('created_at').notNull(), words('Added', 'families tasks export')),
    completedAt: exported(instant('completed_at'), words('Completed', 'families tasks export')),
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

personalTable(familyTasks, {
  title: words('Tasks you added for your family'),
  of: ({ id }) => eq(familyTasks.createdBy, id),
  leaving,
});

export const taskComments = pgTable(
  'task_comments',
  {
    id: uuid('id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => familyTasks.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    authorId: ofTheReader(uuid('author_id').references(() => users.id, { onDelete: 'set null' })),
    /** Here only until it is sealed, and empty then. */
    text: opened(text('text').notNull(), words('Words', 'families tasks export'), commentTexts.open),
    sealedText: openedAbove(bytes('sealed_text')),
    createdAt: exported(instant('created_at').notNull(), words('Said', 'families tasks export')),
  },
  (table) => [
    unique('task_comments_idempotency_key').on(table.taskId, table.idempotencyKey),
    index('task_comments_unsealed').on(table.id).where(sql`text <> ''`),
    index('task_comments_task').on(table.taskId, table.createdAt),
    index('task_comments_author').on(table.authorId),
  ],
);

personalTable(taskComments, {
  title: words('What you said about tasks'),
  of: ({ id }) => eq(taskComments.authorId, id),
  leaving,
});
