// Edit mode: name, days and life story. Nothing leaves this screen without 'Save', and nothing is lost on the way.
import { BIOGRAPHY_MAX_LENGTH, FULL_NAME_MAX_LENGTH, type Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CallFailed } from '../../../platform/call';
import { today } from '../../../platform/dates';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { DateField } from '../../../ui/forms/date-field';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Notice } from '../../../ui/status/notice';
import { ConflictNotice } from '../collaboration/conflict-notice';
import { StoryHistory } from '../collaboration/story-history';
import type { useEditFields } from './edit-fields';
import type { EditFields } from './merge-fields';

type Props = { memorial: Memorial; edit: ReturnType<typeof useEditFields>; onSave: () => void };

export function EditForm({ memorial, edit, onSave }: Props) {
  const { t } = useLingui();
  const { fields, type } = edit;
  const form = useRef<HTMLFormElement>(null);
  const focusStory = () => form.current?.querySelector('textarea')?.focus();
  return (
    <Card as="section" aria-labelledby="edit-title">
      <h2 id="edit-title" className="text-2xl">
        <Trans>Edit this memorial</Trans>
      </h2>
      {edit.conflict ? <Conflict edit={edit} onSettled={focusStory} /> : <Refused error={edit.error} />}
      <form
        ref={form}
        className="mt-5 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (edit.isDirty) onSave();
        }}
      >
        <TextField
          name="fullName"
          label={t`Full name`}
          isRequired
          dir="auto"
          maxLength={FULL_NAME_MAX_LENGTH}
          value={fields.fullName}
          problem={fields.fullName.trim() === '' ? t`Full name is required` : undefined}
          onChange={({ target }) => type({ fullName: target.value })}
        />
        <DaysFields edit={edit} />
        <TextArea
          name="biography"
          label={t`Life story`}
          hint={t`An empty line begins a new paragraph.`}
          dir="auto"
          rows={12}
          maxLength={BIOGRAPHY_MAX_LENGTH}
          value={fields.biography}
          onChange={({ target }) => type({ biography: target.value })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!edit.isDirty} state={edit.isSaving ? 'loading' : 'idle'}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
      <StoryHistory memorial={memorial} onRestore={(biography) => type({ biography })} />
    </Card>
  );
}

function DaysFields({ edit: { fields, type, error } }: Pick<Props, 'edit'>) {
  const { t } = useLingui();
  const faults = error instanceof CallFailed ? (error.problem?.fields ?? {}) : {};
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <DateField
        name="birthDate"
        label={t`Date of birth`}
        max={today()}
        value={fields.birthDate}
        problem={faults.birthDate}
        onChange={({ target }) => type({ birthDate: target.value })}
      />
      <DateField
        name="deathDate"
        label={t`Date of death`}
        max={today()}
        value={fields.deathDate}
        problem={faults.deathDate}
        onChange={({ target }) => type({ deathDate: target.value })}
      />
    </div>
  );
}

type ConflictProps = Pick<Props, 'edit'> & { onSettled: () => void };

/** Takes the focus, because whoever pressed 'Save' may be far away from it on a phone. */
function Conflict({ edit, onSettled }: ConflictProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { conflict } = edit;
  if (!conflict) return null;
  const labels = { fullName: t`Full name`, birthDate: t`Date of birth`, deathDate: t`Date of death`, biography: '' };
  const inWords = (fields: EditFields) =>
    conflict.names.map((name) => (labels[name] ? `${labels[name]}: ${fields[name]}` : fields[name])).join('\n\n');
  const thenFocus = (choose: () => void) => () => {
    choose();
    onSettled();
  };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <ConflictNotice
        mine={inWords(edit.fields)}
        theirs={inWords(conflict.theirs)}
        onKeepMine={thenFocus(edit.keepMine)}
        onTakeTheirs={thenFocus(edit.takeTheirs)}
      />
    </div>
  );
}

function Refused({ error }: { error: Error | null }) {
  const { i18n } = useLingui();
  const phrase = error && phraseFor(error);
  if (!phrase) return null;
  return (
    <Notice tone="bad" role="alert" className="mt-4">
      {i18n._(phrase)}
    </Notice>
  );
}
