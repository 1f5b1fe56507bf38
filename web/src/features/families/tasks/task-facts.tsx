// A task to be read.
import type { SharedTask } from '@evenlight/contract/families/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import { theirWords } from '../../../ui/base/their-words';
import { Assignee } from './assignee';
import { DueLine } from './due-line';
import { TaskBadges } from './task-badges';

export function TaskFacts({ task, hasTitle = false }: { task: SharedTask; hasTitle?: boolean }) {
  const { t } = useLingui();
  const maker = task.createdBy?.name;
  return (
    <div className="grid gap-3">
      {hasTitle && (
        <p {...theirWords} className="wrap-anywhere font-semibold">
          {task.title}
        </p>
      )}
      <TaskBadges task={task} />
      {task.description && (
        <p {...theirWords} className="wrap-anywhere whitespace-pre-wrap">
          {task.description}
        </p>
      )}
      <div className="grid gap-1 text-ink-2 text-ui">
        <Assignee task={task} />
        <DueLine task={task} />
        {maker ? <p className="wrap-anywhere">{t`Added by ${maker}`}</p> : null}
        {task.dueDate === null && (
          <p>
            <Trans>No due date</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
