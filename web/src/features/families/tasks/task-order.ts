// Where a task stands in the family's order, and where it would stand.
import type { FamilyTaskId } from '@evenlight/contract/ids';

type Listed = { id: FamilyTaskId };

/** The task it comes behind when it is put into this gap: 0 is before the first. Null: first; undefined: where it is. */
export function afterIdFor(
  tasks: readonly Listed[],
  taskId: FamilyTaskId,
  gap: number,
): FamilyTaskId | null | undefined {
  const place = tasks.findIndex(({ id }) => id === taskId);
  if (place === -1 || gap === place || gap === place + 1) return undefined;
  return tasks[gap - 1]?.id ?? null;
}

export function movedBehind<Task extends Listed>(
  tasks: readonly Task[],
  taskId: string,
  afterId: string | null,
): Task[] {
  const task = tasks.find(({ id }) => id === taskId);
  const others = tasks.filter(({ id }) => id !== taskId);
  const place = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1;
  // Somebody has taken one of the two away meanwhile.
  if (!task || (afterId !== null && place === 0)) return [...tasks];
  return others.toSpliced(place, 0, task);
}
