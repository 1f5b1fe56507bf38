// A task to be changed. What somebody else changed meanwhile is shown beside what was typed, and nothing is lost.
import type { SharedTask } from '@evenlight/contract/families/tasks';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { KeptWords } from '../kept-words';
import { useUnsent } from '../unsent-words';
import { useChangeTask } from './queries';
import { TaskFacts } from './task-facts';
import { changesBetween, fieldsOf, type TaskFields, TypedTask } from './task-fields';
import { TaskForm } from './task-form';

/** What was typed, and the task it was typed over. */
const Unsent = z.object({ typed: TypedTask, from: TypedTask, version: z.int() });

type Props = { task: SharedTask; onDone: () => void };

export function ChangeTask(props: Props) {
  // Discarded, the form begins again with the task as it stands.
  const [round, setRound] = useState(0);
  const box = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Changing key={round} {...props} onDiscard={() => setRound(round + 1)} />
    </div>
  );
}

function Changing({ task, onDone, onDiscard }: Props & { onDiscard: () => void }) {
  const { t, i18n } = useLingui();
  const unsent = useUnsent(`family-task-${task.id}`, Unsent, onDone);
  const [begun] = useState(
    () => unsent.first ?? { typed: fieldsOf(task), from: fieldsOf(task), version: task.version },
  );
  const { mutate, isPending, error } = useChangeTask(({ body, sentKey = '' }) => {
    toasts.show({ title: body.status ? <Trans>Task status updated</Trans> : <Trans>Task saved</Trans> });
    unsent.stored(sentKey);
  });
  const hasConflict = error instanceof CallFailed && error.problem?.code === 'task.changed_meanwhile';
  const phrase = phraseFor(error);

  function save(fields: TaskFields) {
    // Sent again after a conflict, it is a decision: what stands there now was shown.
    const version = hasConflict ? task.version : begun.version;
    mutate({
      params: { taskId: task.id },
      body: { ...changesBetween(begun.from, fields), version },
      sentKey: unsent.sendKey(),
    });
  }

  function discard() {
    unsent.forget();
    onDiscard();
  }

  return (
    <>
      {unsent.first && !isPending && <KeptWords onDiscard={discard} />}
      <TaskForm
        label={t`Task`}
        atFirst={begun.typed}
        isBusy={isPending}
        error={error}
        problem={phrase && i18n._(phrase)}
        hasStatus
        submitWords={hasConflict ? <Trans>Save mine all the same</Trans> : <Trans>Save task</Trans>}
        onTyped={(typed: FieldValues) => unsent.keep({ ...begun, typed })}
        onSend={save}
      >
        {hasConflict && (
          <Notice tone="warn" title={<Trans>What stands there now</Trans>} className="mb-2">
            <TaskFacts task={task} hasTitle />
          </Notice>
        )}
      </TaskForm>
    </>
  );
}
