import { Trans } from '@lingui/react/macro';
import { theirWords } from '../../../ui/base/their-words';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { Assignee } from './assignee';
import { DueLine } from './due-line';
import { useUrgentTasks } from './queries';

export function UrgentTasks() {
  const { data, isPending, isFetching, refetch } = useUrgentTasks();
  if (isPending) return <SkeletonList rows={2} />;
  if (!data)
    return (
      <ErrorState
        level="h3"
        title={<Trans>Urgent tasks cannot be shown just now</Trans>}
        next={<Trans>Try again in a moment.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  if (data.tasks.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>No urgent tasks at the moment</Trans>
      </p>
    );
  return (
    <ul className="grid gap-4">
      {data.tasks.map((task) => (
        <li key={task.id} className="border-line border-b pb-4 last:border-0 last:pb-0">
          <p {...theirWords} className="wrap-anywhere font-semibold">
            {task.title}
          </p>
          <div className="mt-1 grid gap-1 text-ink-2 text-ui">
            <Assignee task={task} />
            <DueLine task={task} />
          </div>
        </li>
      ))}
    </ul>
  );
}
