// A task as the form types it: empty for nobody, and for no day.
import {
  type NewTask,
  type SharedTask,
  TASK_DESCRIPTION_MAX_LENGTH,
  TASK_TITLE_MAX_LENGTH,
  TaskCategory,
  TaskPriority,
  TaskStatus,
} from '@evenlight/contract/families/tasks';
import { lineOfText } from '@evenlight/contract/field-rules';
import { FamilyMemberId } from '@evenlight/contract/ids';
import { keysOf } from '@evenlight/contract/keys-of';
import { z } from '@evenlight/contract/zod';
import { asMoment, asTyped } from '../typed-moment';

export const TaskFields = z.object({
  title: lineOfText(TASK_TITLE_MAX_LENGTH),
  description: z.string().trim().max(TASK_DESCRIPTION_MAX_LENGTH),
  category: TaskCategory,
  priority: TaskPriority,
  status: TaskStatus,
  dueDate: z.string(),
  assigneeId: z.string(),
});
export type TaskFields = z.infer<typeof TaskFields>;
/** What was typed so far; a title may still be missing. */
export const TypedTask = TaskFields.extend({ title: z.string() });

export const blankTask: TaskFields = {
  title: '',
  description: '',
  category: 'other',
  priority: 'medium',
  status: 'pending',
  dueDate: '',
  assigneeId: '',
};

export function fieldsOf(task: SharedTask): TaskFields {
  const { title, description, category, priority, status } = task;
  return {
    title,
    description,
    category,
    priority,
    status,
    dueDate: asTyped(task.dueDate),
    assigneeId: task.assignee?.id ?? '',
  };
}

type Input = Omit<NewTask, 'groupId' | 'idempotencyKey'> & Pick<SharedTask, 'status'>;

export function taskInputOf({ dueDate, assigneeId, ...rest }: TaskFields): Input {
  return {
    ...rest,
    dueDate: asMoment(dueDate),
    assigneeId: assigneeId === '' ? null : FamilyMemberId.parse(assigneeId),
  };
}

/** Only what was touched: what others changed beside it stays as they made it. */
export function changesBetween(before: TaskFields, after: TaskFields): Partial<Input> {
  const touched = new Set<string>(keysOf(after).filter((name) => before[name] !== after[name]));
  return Object.fromEntries(Object.entries(taskInputOf(after)).filter(([name]) => touched.has(name)));
}
