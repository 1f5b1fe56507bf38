// What somebody may do with one task. The server decides by the same table.
import type { SharedTask } from '@evenlight/contract/families/tasks';
import { useFamily } from '../family-context';

export function useMayWithTask() {
  const { me, may } = useFamily();
  const isMine = (task: SharedTask) => me !== undefined && task.createdBy?.id === me.id;
  const isGivenToMe = (task: SharedTask) => me !== undefined && task.assignee?.id === me.id;
  return {
    mayChange: (task: SharedTask) => may('arrange') || (may('talk') && (isMine(task) || isGivenToMe(task))),
    mayRemove: (task: SharedTask) => may('arrange') || (may('talk') && isMine(task)),
  };
}
