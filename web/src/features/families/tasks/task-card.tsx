import type { SharedTask } from '@evenlight/contract/families/tasks';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, MessageSquare, RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { classNames } from '../../../ui/base/class-names';
import { theirWords } from '../../../ui/base/their-words';
import { toasts } from '../../../ui/overlays/toast-store';
import { Assignee } from './assignee';
import { DueLine } from './due-line';
import { useChangeTask } from './queries';
import { TaskBadges } from './task-badges';
import { useMayWithTask } from './who-may';

type Props = {
  task: SharedTask;
  onOpen: () => void;
  /** The buttons that give it another place; none while the list is filtered. */
  moving: ReactNode;
  /** It is being dragged, or what is dragged would come to stand above or below it. */
  mark: 'dragged' | 'above' | 'below' | null;
};

const DROP_LINE = 'relative before:absolute before:inset-x-0 before:h-1 before:rounded-full before:bg-pine';
const marks = {
  dragged: 'border-pine border-dashed opacity-60',
  above: `${DROP_LINE} before:-top-2.75`,
  below: `${DROP_LINE} before:-bottom-2.75`,
};

export function TaskCard({ task, onOpen, moving, mark }: Props) {
  const { t } = useLingui();
  const { mayChange } = useMayWithTask();
  const { title, status, commentCount } = task;
  const id = useId();
  const isDone = status === 'completed';
  return (
    <Card as="li" aria-labelledby={id} className={classNames('grid gap-3 p-5 sm:p-6', mark && marks[mark])}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">
            <button
              type="button"
              {...theirWords}
              className={classNames(
                'wrap-anywhere text-start underline decoration-1 decoration-pine/40 underline-offset-4 hover:decoration-pine',
                isDone && 'text-ink-2',
              )}
              aria-label={t`Open the task: ${title}`}
              onClick={onOpen}
            >
              <span id={id}>{title}</span>
            </button>
          </h3>
        </div>
        {moving}
      </div>
      <TaskBadges task={task} />
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <div className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-ui">
          <Assignee task={task} />
          <DueLine task={task} />
          {commentCount > 0 && (
            <span className="flex items-start gap-1.5">
              <MessageSquare aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <Plural value={commentCount} one="# comment" other="# comments" />
            </span>
          )}
        </div>
        {mayChange(task) && <CompleteButton task={task} />}
      </div>
    </Card>
  );
}

function CompleteButton({ task: { id, title, status } }: { task: SharedTask }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useChangeTask(() => {
    toasts.show({ title: <Trans>Task status updated</Trans> });
  });
  const isDone = status === 'completed';
  const toggle = () => mutate({ params: { taskId: id }, body: { status: isDone ? 'pending' : 'completed' } });
  const Icon = isDone ? RotateCcw : Check;
  return (
    <div className="grid gap-3">
      <Refusal error={error} />
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        state={isPending ? 'loading' : 'idle'}
        aria-label={isDone ? t`Mark Incomplete: ${title}` : t`Mark Complete: ${title}`}
        onClick={toggle}
      >
        {!isPending && <Icon aria-hidden="true" className="size-4.5" />}
        {isDone ? <Trans>Mark Incomplete</Trans> : <Trans>Mark Complete</Trans>}
      </Button>
    </div>
  );
}
