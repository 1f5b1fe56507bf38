import type { TaskCategory, TaskPriority, TaskStatus } from '@evenlight/contract/families/tasks';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const categoryWords: Record<TaskCategory, MessageDescriptor> = {
  venue: msg`Venue`,
  flowers: msg`Flowers`,
  catering: msg`Catering`,
  documents: msg`Documents`,
  music: msg`Music`,
  other: msg`Other`,
};

export const priorityWords: Record<TaskPriority, MessageDescriptor> = {
  low: msg`Low`,
  medium: msg`Medium`,
  high: msg`High`,
};

export const statusWords: Record<TaskStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  in_progress: msg`In Progress`,
  completed: msg`Completed`,
};
