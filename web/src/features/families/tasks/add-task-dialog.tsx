import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../family-context';
import { RestoredWords } from '../kept-words';
import { useCreateTask } from './queries';
import { blankTask, TaskFields, TypedTask, taskInputOf } from './task-fields';
import { TaskFieldset } from './task-fieldset';

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
  const { t } = useLingui();
  const { group } = useFamily();
  const box = useKeptFocus<HTMLDivElement>();
  const mutation = useCreateTask();
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <KeptForm
        aria-label={t`New task`}
        name={`new-family-task-${group.id}`}
        place="browser"
        schema={TaskFields}
        typed={TypedTask}
        defaultValues={blankTask}
        mutation={mutation}
        inputOf={(fields, idempotencyKey) => {
          const { status: _, ...task } = taskInputOf(fields);
          return { ...task, groupId: group.id, idempotencyKey };
        }}
        onStored={() => toasts.show({ title: <Trans>Task created successfully</Trans> })}
        onDone={onDone}
      >
        <RestoredWords />
        <TaskFieldset />
        <SubmitButton className="justify-self-start">
          <Trans>Add task</Trans>
        </SubmitButton>
      </KeptForm>
    </div>
  );
}
