// A task to be changed. What somebody else changed meanwhile is shown beside what was typed, and nothing is lost.
import type { SharedTask } from '@evenlight/contract/families/tasks';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KeptFields } from '../../../parts/kept-form/kept-fields';
import { useKeptWords } from '../../../parts/kept-form/use-kept-words';
import { CallFailed } from '../../../platform/call';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { KeptWords } from '../kept-words';
import { useChangeTask } from './queries';
import { TaskFacts } from './task-facts';
import { changesBetween, fieldsOf, TaskFields, TypedTask } from './task-fields';
import { TaskFieldset } from './task-fieldset';

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
  const words = useKeptWords({ name: `family-task-${task.id}`, place: 'browser' }, Unsent, onDone);
  const [begun] = useState(
    () => words.atFirst ?? { typed: fieldsOf(task), from: fieldsOf(task), version: task.version },
  );
  const { mutate, isPending, error } = useChangeTask(({ body, sentKey = '' }) => {
    toasts.show({ title: body.status ? <Trans>Task status updated</Trans> : <Trans>Task saved</Trans> });
    words.stored(sentKey);
  });
  const hasConflict = error instanceof CallFailed && error.problem?.code === 'task.changed_meanwhile';
  const phrase = phraseFor(error);

  function save(fields: TaskFields) {
    // Sent again after a conflict, it is a decision: what stands there now was shown.
    const version = hasConflict ? task.version : begun.version;
    const body = { ...changesBetween(begun.from, fields), version };
    mutate({ params: { taskId: task.id }, body, sentKey: words.idempotencyKeyOf(body) });
  }

  function discard() {
    words.forget();
    onDiscard();
  }

  return (
    <>
      {words.atFirst && !isPending && <KeptWords onDiscard={discard} />}
      <Form
        aria-label={t`Task`}
        schema={TaskFields}
        defaultValues={begun.typed}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={save}
      >
        <KeptFields words={{ ...words, keep: (typed) => words.keep({ ...begun, typed }) }} />
        <TaskFieldset hasStatus />
        {hasConflict && (
          <Notice tone="warn" title={<Trans>What stands there now</Trans>} className="mb-2">
            <TaskFacts task={task} hasTitle />
          </Notice>
        )}
        <SubmitButton className="justify-self-start">
          {hasConflict ? <Trans>Save mine all the same</Trans> : <Trans>Save task</Trans>}
        </SubmitButton>
      </Form>
    </>
  );
}
