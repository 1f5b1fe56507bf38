// What 'pending' means wherever tasks are counted: not completed, begun or not.
export function pendingTasks({ tasks, completedTasks }: { tasks: number; completedTasks: number }): number {
  return tasks - completedTasks;
}
