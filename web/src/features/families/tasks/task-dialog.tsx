// One task: read by everybody, changed by those who may, talked about below.
import type { SharedTask } from '@evenlight/contract/families/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { theirWords } from '../../../ui/base/their-words';
import { Dialog } from '../../../ui/overlays/dialog';
import { ChangeTask } from './change-task';
import { Comments } from './comments';
import { useDeleteTask } from './queries';
import { TaskFacts } from './task-facts';
import { useMayWithTask } from './who-may';

type Props = { task: SharedTask; isOpen: boolean; onClose: () => void };

export function TaskDialog({ task, isOpen, onClose }: Props) {
  const { mayChange, mayRemove } = useMayWithTask();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <span {...theirWords} className="wrap-anywhere">
          {task.title}
        </span>
      }
    >
      {mayChange(task) ? <ChangeTask task={task} onDone={onClose} /> : <TaskFacts task={task} />}
      <Comments task={task} />
      {mayRemove(task) && <RemoveTask task={task} onDone={onClose} />}
    </Dialog>
  );
}

function RemoveTask({ task, onDone }: { task: SharedTask; onDone: () => void }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useDeleteTask(onDone);
  return (
    <div className="mt-6 border-line border-t pt-4">
      <Refusal error={error} />
      {isAsked ? (
        <fieldset className="grid gap-3">
          <legend className="mb-3">
            <Trans>Remove this task and its comments for everybody?</Trans>
          </legend>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              size="small"
              // The question takes the place of the button that asked for it.
              ref={(button) => button?.focus()}
              state={isPending ? 'loading' : 'idle'}
              onClick={() => mutate(task.id)}
            >
              <Trans>Remove task</Trans>
            </Button>
            <Button variant="secondary" size="small" onClick={() => setAsked(false)}>
              <Trans>Keep it</Trans>
            </Button>
          </div>
        </fieldset>
      ) : (
        <Button variant="ghost" size="small" aria-label={t`Remove this task`} onClick={() => setAsked(true)}>
          <Trash2 aria-hidden="true" className="size-4.5" />
          <Trans>Remove</Trans>
        </Button>
      )}
    </div>
  );
}
