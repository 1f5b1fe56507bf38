// How far the family has come, and with how many.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Progress } from '../../../ui/status/progress';
import { Skeleton } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { useTasks } from './queries';

export function TaskProgress() {
  const { t } = useLingui();
  const { group } = useFamily();
  const { data, isError } = useTasks();
  if (isError && !data) return null;
  if (!data) return <Skeleton className="h-16 min-w-60 flex-1" />;
  const count = (status: string) => data.tasks.filter((task) => task.status === status).length;
  const [completed, inProgress] = [count('completed'), count('in_progress')];
  const percent = data.tasks.length === 0 ? 0 : (100 * completed) / data.tasks.length;
  return (
    <div className="min-w-60 flex-1">
      <Progress label={t`Tasks completed`} percent={percent} />
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <Figure name={<Trans>Completed</Trans>} value={completed} />
        <Figure name={<Trans>In Progress</Trans>} value={inProgress} />
        <Figure
          name={<Trans>Pending</Trans>}
          value={pendingTasks({ tasks: data.tasks.length, completedTasks: completed })}
        />
        <Figure name={<Trans>Collaborators</Trans>} value={group.memberCount} />
      </dl>
      {inProgress > 0 && (
        <p className="mt-1 text-ink-2 text-sm">
          <Trans>Pending is all that is not completed yet, tasks in progress as well.</Trans>
        </p>
      )}
    </div>
  );
}

/** What 'pending' means wherever tasks are counted: not completed, begun or not. */
export function pendingTasks({ tasks, completedTasks }: { tasks: number; completedTasks: number }): number {
  return tasks - completedTasks;
}

function Figure({ name, value }: { name: ReactNode; value: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-1.5">
      <dt className="text-ink-2 text-ui">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
