import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../here';
import { useCreateTask } from './queries';
import { blankTask, type TaskFields, TypedTask, wishOf } from './task-fields';
import { TaskForm } from './task-form';
import { useUnsent } from './unsent-task';

export function AddTaskDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Plus aria-hidden="true" className="size-5" />
          <Trans>Add task</Trans>
        </Button>
      }
      title={<Trans>Add task</Trans>}
      description={<Trans>What is typed here stays in this browser until the task is added.</Trans>}
    >
      {isOpen && <NewTaskForm onDone={() => setOpen(false)} />}
    </Dialog>
  );
}

function NewTaskForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { group } = useFamily();
  const unsent = useUnsent(`new-family-task-${group.id}`, TypedTask);
  const { mutate, isPending, error } = useCreateTask();
  const phrase = phraseFor(error);

  function add(fields: TaskFields) {
    const { status: _, ...wish } = wishOf(fields);
    mutate(
      { ...wish, groupId: group.id, sendKey: unsent.sendKey() },
      {
        onSuccess: () => {
          unsent.forget();
          toasts.show({ title: <Trans>Task created successfully</Trans> });
          onDone();
        },
      },
    );
  }

  return (
    <TaskForm
      label={t`New task`}
      atFirst={unsent.first ?? blankTask}
      isBusy={isPending}
      error={error}
      problem={phrase && i18n._(phrase)}
      submitWords={<Trans>Add task</Trans>}
      onTyped={unsent.keep}
      onSend={add}
    />
  );
}
