import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Dialog } from '../../../ui/overlays/dialog';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../here';
import { KeptWords } from '../kept-words';
import { useUnsent } from '../unsent-words';
import { useCreateTask } from './queries';
import { blankTask, type TaskFields, TypedTask, wishOf } from './task-fields';
import { TaskForm } from './task-form';

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
  // Discarded, the form begins again without what was kept.
  const [round, setRound] = useState(0);
  const box = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <OneTask key={round} onDone={onDone} onDiscard={() => setRound(round + 1)} />
    </div>
  );
}

function OneTask({ onDone, onDiscard }: { onDone: () => void; onDiscard: () => void }) {
  const { t, i18n } = useLingui();
  const { group } = useFamily();
  const unsent = useUnsent(`new-family-task-${group.id}`, TypedTask, onDone);
  const { mutate, isPending, error } = useCreateTask(({ sendKey }) => {
    toasts.show({ title: <Trans>Task created successfully</Trans> });
    unsent.stored(sendKey);
  });
  const phrase = phraseFor(error);

  function add(fields: TaskFields) {
    const { status: _, ...wish } = wishOf(fields);
    mutate({ ...wish, groupId: group.id, sendKey: unsent.sendKey() });
  }

  function discard() {
    unsent.forget();
    onDiscard();
  }

  return (
    <>
      {unsent.first && !isPending && <KeptWords onDiscard={discard} />}
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
    </>
  );
}
