// Everything that is read and written about a family's tasks.
import type { Returned, Sent } from '@evenlight/contract/endpoint';
import {
  addTaskComment,
  changeSharedTask,
  createSharedTask,
  deleteSharedTask,
  deleteTaskComment,
  listSharedTasks,
  listTaskComments,
  listTaskTemplates,
  listUrgentTasks,
  moveSharedTask,
  takeTaskTemplates,
} from '@evenlight/contract/families/tasks';
import type { FamilyGroupId, FamilyTaskId } from '@evenlight/contract/ids';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useFamily } from '../family-context';
import { partKey } from '../queries';
import { useWriting } from '../writing';
import { movedBehind } from './task-order';

const tasksKey = (groupId: FamilyGroupId) => partKey(groupId, 'tasks');
const listKey = (groupId: FamilyGroupId) => [...tasksKey(groupId), 'list'] as const;

export function useTasks() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: listKey(groupId),
    queryFn: () => call(listSharedTasks, { query: { groupId } }),
  });
}

export function useUrgentTasks() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: [...tasksKey(groupId), 'urgent'],
    queryFn: () => call(listUrgentTasks, { query: { groupId } }),
  });
}

export function useTaskComments(taskId: FamilyTaskId) {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: [...tasksKey(groupId), 'comments', taskId],
    queryFn: () => call(listTaskComments, { params: { taskId } }),
  });
}

export function useTaskTemplates() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: [...tasksKey(groupId), 'templates'],
    queryFn: () => call(listTaskTemplates, { query: { groupId } }),
  });
}

/** Called with what was asked for when it is stored, also where the form that asked has been closed meanwhile. */
type OnStored<Input> = (input: Input) => void;

const parts = ['tasks'] as const;

type Creating = Sent<typeof createSharedTask>['body'];
export const useCreateTask = () => useWriting((body: Creating) => call(createSharedTask, { body }), { parts });

/** `sentKey` names what was typed, as far as something was. */
type Changing = Sent<typeof changeSharedTask> & { sentKey?: string };
export const useChangeTask = (onStored: OnStored<Changing>) =>
  useWriting(({ sentKey: _, ...sent }: Changing) => call(changeSharedTask, sent), { parts, onStored });

export const useDeleteTask = (onStored: OnStored<FamilyTaskId>) =>
  useWriting((taskId: FamilyTaskId) => call(deleteSharedTask, { params: { taskId } }), { parts, onStored });

type Commenting = Sent<typeof addTaskComment>;
export const useAddComment = (onStored: OnStored<Commenting>) =>
  useWriting((sent: Commenting) => call(addTaskComment, sent), { parts, onStored });

export const useDeleteComment = () =>
  useWriting((params: Sent<typeof deleteTaskComment>['params']) => call(deleteTaskComment, { params }), { parts });

type Taking = Sent<typeof takeTaskTemplates>['body'];
export const useTakeTemplates = (onStored: OnStored<Taking>) =>
  useWriting((body: Taking) => call(takeTaskTemplates, { body }), { parts, onStored });

const movingKey = ['families', 'move-task'] as const;

/** Shown at once; moves that follow each other are sent one after the other, and the last answer is the order. */
export function useMoveTask() {
  const { id: groupId } = useFamily().group;
  const cache = useQueryClient();
  return useMutation({
    mutationKey: movingKey,
    scope: { id: `move-task ${groupId}` },
    mutationFn: (sent: Sent<typeof moveSharedTask>) => call(moveSharedTask, sent),
    onMutate: async ({ params: { taskId }, body: { afterId } }) => {
      await cache.cancelQueries({ queryKey: listKey(groupId) });
      cache.setQueryData<Returned<typeof listSharedTasks>>(
        listKey(groupId),
        (now) => now && { tasks: movedBehind(now.tasks, taskId, afterId) },
      );
    },
    onSuccess: (answer) => {
      if (cache.isMutating({ mutationKey: movingKey }) === 1) cache.setQueryData(listKey(groupId), answer);
    },
    onError: () => void cache.invalidateQueries({ queryKey: tasksKey(groupId) }),
  });
}
