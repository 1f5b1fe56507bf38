// What there is to do, and who does it.
import { endpoint } from '../endpoint.ts';
import { lineOfText } from '../field-rules.ts';
import { FamilyGroupId, FamilyMemberId, FamilyTaskId, TaskCommentId } from '../ids.ts';
import { z } from '../zod.ts';
import { changingGroup, FamilyPerson, inGroup, ofGroup, writingTogether } from './group.ts';

export const TASK_TITLE_MAX_LENGTH = 120;
export const TASK_DESCRIPTION_MAX_LENGTH = 2_000;
export const COMMENT_MAX_LENGTH = 1_000;
export const TASKS_PER_GROUP = 500;
export const COMMENTS_PER_TASK = 200;

export const taskCategories = ['venue', 'flowers', 'catering', 'documents', 'music', 'other'] as const;
export const TaskCategory = z.enum(taskCategories);
export type TaskCategory = z.infer<typeof TaskCategory>;

export const taskPriorities = ['low', 'medium', 'high'] as const;
export const TaskPriority = z.enum(taskPriorities);
export type TaskPriority = z.infer<typeof TaskPriority>;

export const taskStatuses = ['pending', 'in_progress', 'completed'] as const;
export const TaskStatus = z.enum(taskStatuses);
export type TaskStatus = z.infer<typeof TaskStatus>;

export const SharedTask = z.object({
  id: FamilyTaskId,
  groupId: FamilyGroupId,
  title: z.string(),
  description: z.string(),
  status: TaskStatus,
  category: TaskCategory,
  priority: TaskPriority,
  dueDate: z.iso.datetime().nullable(),
  /** Null: 'Unassigned'. */
  assignee: FamilyPerson.nullable(),
  /** Null when they have left. */
  createdBy: FamilyPerson.nullable(),
  commentCount: z.int(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** Counts the changes, so that two who change it at once are told. */
  version: z.int(),
});
export type SharedTask = z.infer<typeof SharedTask>;

const Tasks = z.object({ tasks: z.array(SharedTask) });
const dueDate = z.iso.datetime({ offset: true }).nullable();
const fields = {
  title: lineOfText(TASK_TITLE_MAX_LENGTH),
  description: z.string().trim().max(TASK_DESCRIPTION_MAX_LENGTH),
  category: TaskCategory,
  priority: TaskPriority,
  dueDate,
  assigneeId: FamilyMemberId.nullable(),
};

export const listSharedTasks = endpoint({
  method: 'GET',
  path: '/shared-tasks',
  summary: 'The tasks of a group, in the order the family gave them.',
  access: 'member',
  query: ofGroup,
  returns: Tasks,
  problems: inGroup,
});

export const listUrgentTasks = endpoint({
  method: 'GET',
  path: '/shared-tasks/urgent',
  summary: 'Tasks of high priority that are not done, the next due first.',
  access: 'member',
  query: ofGroup,
  returns: Tasks,
  problems: inGroup,
});

export const NewTask = z.object({
  groupId: FamilyGroupId,
  title: fields.title,
  description: fields.description.default(''),
  category: fields.category.default('other'),
  priority: fields.priority.default('medium'),
  dueDate: dueDate.default(null),
  assigneeId: fields.assigneeId.default(null),
  /** The idempotency key of the request: sent again, it is the same task. */
  idempotencyKey: z.uuid(),
});
export type NewTask = z.infer<typeof NewTask>;

export const createSharedTask = endpoint({
  method: 'POST',
  path: '/shared-tasks',
  summary: 'Add a task, at the end of the list.',
  access: 'member',
  status: 201,
  body: NewTask,
  returns: SharedTask,
  problems: [...changingGroup, 'family.member_not_found', 'task.too_many'],
  limits: writingTogether,
});

const OneTask = z.object({ taskId: FamilyTaskId });
const ofTask = [...changingGroup, 'task.not_found'] as const;

export const changeSharedTask = endpoint({
  method: 'PATCH',
  path: '/shared-tasks/:taskId',
  summary: 'Change a task. Whoever made it or was given it may, and those who arrange.',
  access: 'member',
  params: OneTask,
  body: z
    .object({ ...fields, status: TaskStatus })
    .partial()
    .extend({
      /** The version the change was made from; left out, it applies to whatever stands. */
      version: z.int().optional(),
    }),
  returns: SharedTask,
  problems: [...ofTask, 'family.member_not_found', 'task.changed_meanwhile'],
  limits: writingTogether,
});

export const moveSharedTask = endpoint({
  method: 'POST',
  path: '/shared-tasks/:taskId/move',
  summary: 'Put a task behind another one, or first.',
  access: 'member',
  params: OneTask,
  body: z.object({ afterId: FamilyTaskId.nullable() }),
  returns: Tasks,
  problems: ofTask,
  limits: writingTogether,
});

export const deleteSharedTask = endpoint({
  method: 'DELETE',
  path: '/shared-tasks/:taskId',
  summary: 'Take a task off the list. Taken off already, it is the same.',
  access: 'member',
  params: OneTask,
  problems: changingGroup,
  limits: writingTogether,
});

export const TaskComment = z.object({
  id: TaskCommentId,
  author: FamilyPerson.nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type TaskComment = z.infer<typeof TaskComment>;

const Comments = z.object({ comments: z.array(TaskComment) });

export const listTaskComments = endpoint({
  method: 'GET',
  path: '/shared-tasks/:taskId/comments',
  summary: 'What was said about a task, oldest first.',
  access: 'member',
  params: OneTask,
  returns: Comments,
  problems: [...inGroup, 'task.not_found'],
});

export const addTaskComment = endpoint({
  method: 'POST',
  path: '/shared-tasks/:taskId/comments',
  summary: 'Say something about a task.',
  access: 'member',
  status: 201,
  params: OneTask,
  body: z.object({ text: z.string().trim().min(1).max(COMMENT_MAX_LENGTH), idempotencyKey: z.uuid() }),
  returns: Comments,
  problems: [...ofTask, 'task.too_many_comments'],
  limits: writingTogether,
});

export const deleteTaskComment = endpoint({
  method: 'DELETE',
  path: '/shared-tasks/:taskId/comments/:commentId',
  summary: 'Take a comment back: one’s own, or anybody’s for those who settle things.',
  access: 'member',
  params: OneTask.extend({ commentId: TaskCommentId }),
  returns: Comments,
  problems: ofTask,
  limits: writingTogether,
});

/** A step of the tradition's timeline that can become a task. */
export const TaskTemplate = z.object({
  key: z.string(),
  title: z.string(),
  category: TaskCategory,
  priority: TaskPriority,
  dueDate: z.iso.datetime().nullable(),
  /** It is on the list already. */
  isTaken: z.boolean(),
});
export type TaskTemplate = z.infer<typeof TaskTemplate>;

export const listTaskTemplates = endpoint({
  method: 'GET',
  path: '/shared-tasks/templates',
  summary: 'What the tradition’s timeline proposes as tasks.',
  access: 'member',
  query: ofGroup,
  returns: z.object({ templates: z.array(TaskTemplate) }),
  problems: inGroup,
});

export const takeTaskTemplates = endpoint({
  method: 'POST',
  path: '/shared-tasks/from-templates',
  summary: 'Put steps of the timeline on the list. Those that are there already stay as they are.',
  access: 'member',
  status: 201,
  body: z.object({ groupId: FamilyGroupId, keys: z.array(z.string().max(80)).min(1).max(100) }),
  returns: Tasks,
  problems: [...changingGroup, 'task.too_many'],
  limits: writingTogether,
});
