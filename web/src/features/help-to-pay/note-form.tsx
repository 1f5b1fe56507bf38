// Who asks, and what was said. When somebody else wrote meanwhile, both versions are there until the reader decides.
import {
  HELP_NOTE_MAX_LENGTH,
  HELP_WHO_MAX_LENGTH,
  type KeptTask,
  markHelp,
} from '@evenlight/contract/help-to-pay/kept-help';
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KeptForm, useKeptForm } from '../../parts/kept-form/kept-form';
import { ChooseVersion } from '../../parts/other-version';
import { SubmitButton } from '../../ui/forms/submit-button';
import { TextArea } from '../../ui/forms/text-area';
import { TextField } from '../../ui/forms/text-field';
import { Notice } from '../../ui/status/notice';
import { isChangedMeanwhile, useMarkHelp } from './queries';

const Words = markHelp.body.pick({ who: true, note: true }).required();

export function NoteForm({ planId, task }: { planId: PlanId; task: KeptTask }) {
  const { t } = useLingui();
  const mark = useMarkHelp(planId);
  const [begun, setBegun] = useState(task);
  const [round, setRound] = useState(0);
  const { error, variables } = mark;
  const isOutrun = isChangedMeanwhile(error);

  function beginAnew(from: KeptTask) {
    setBegun(from);
    setRound((before) => before + 1);
    mark.reset();
  }

  return (
    <KeptForm
      key={round}
      name={`help-to-pay-${planId}`}
      part={task.program}
      aria-label={t`Who asks, and what was said`}
      schema={Words}
      defaultValues={{ who: begun.who, note: begun.note }}
      mutation={mark}
      // A tap on where it stands changes the version, and nothing of what is typed here.
      inputOf={(said) => ({ said, begun: isSameWords(begun, task) ? task : begun })}
      {...(isOutrun ? { problem: '' } : {})}
      onStored={({ tasks }) => {
        const stored = tasks.find(({ program }) => program === task.program);
        if (stored) setBegun(stored);
      }}
    >
      {isOutrun && variables && (
        <Notice tone="warn" role="status">
          <p>
            <Trans>This was written elsewhere meanwhile. What you typed is still below. There it says:</Trans>
          </p>
          <p className="mt-2 whitespace-pre-line">{[task.who, task.note].filter(Boolean).join('\n') || '–'}</p>
          <Choose
            onSaveMine={() => mark.mutate({ said: variables.said, begun: task }, { onSuccess: () => setBegun(task) })}
            onTakeTheirs={() => beginAnew(task)}
          />
        </Notice>
      )}
      <TextField
        name="who"
        label={t`Who asks`}
        maxLength={HELP_WHO_MAX_LENGTH}
        autoComplete="off"
        isUnpraised
        dir="auto"
      />
      <TextArea
        name="note"
        label={t`What was said`}
        hint={t`Whom you spoke with, and when they call back`}
        maxLength={HELP_NOTE_MAX_LENGTH}
        rows={3}
        isUnpraised
        dir="auto"
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton variant="secondary" size="small">
          <Trans>Save</Trans>
        </SubmitButton>
        <span role="status" className="text-ink-2 text-ui">
          {mark.isSuccess && <Trans context="help to pay">Saved</Trans>}
        </span>
      </div>
    </KeptForm>
  );
}

const isSameWords = (one: KeptTask, other: KeptTask) => one.who === other.who && one.note === other.note;

/** Once somebody has decided, what this browser keeps of the typed words goes. */
function Choose({ onSaveMine, onTakeTheirs }: { onSaveMine: () => void; onTakeTheirs: () => void }) {
  const { forget } = useKeptForm();
  function thenForget(decide: () => void) {
    forget();
    decide();
  }
  return <ChooseVersion onSaveMine={() => thenForget(onSaveMine)} onTakeTheirs={() => thenForget(onTakeTheirs)} />;
}
