import type { UserId } from '@evenlight/contract/ids';
import { MEMORY_TITLE_MAX_LENGTH, MEMORY_WORDS_MAX_LENGTH, MemoryFields } from '@evenlight/contract/self-care/memories';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { today } from '../../../platform/dates';
import { WhileTyping } from '../../../platform/form-draft';
import { fieldProblemsOf } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useFocusOnFirstField } from '../../../ui/base/keep-focus';
import { DateField } from '../../../ui/forms/date-field';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Notice } from '../../../ui/status/notice';
import { useProblem } from '../conflict';
import { useUnsentForm } from '../unsent';

/** As it is typed: an empty date is an empty box. */
const Typed = z.object({ title: z.string(), words: z.string(), about: z.string(), happenedOn: z.string() }).partial();
const emptyIsNone = (day: unknown) => (day === '' ? null : day);
const Filled = MemoryFields.extend({
  happenedOn: z.preprocess<unknown, typeof MemoryFields.shape.happenedOn, string | null | undefined>(
    emptyIsNone,
    MemoryFields.shape.happenedOn,
  ),
});

type Props = {
  userId: UserId;
  /** Under which name the unsaved words lie. */
  name: 'memory' | `memory-${string}`;
  atFirst?: MemoryFields;
  isPending: boolean;
  error: unknown;
  onSave: (fields: MemoryFields, sendKey: string, onSaved: () => void) => void;
  onLeave: () => void;
};

export function MemoryForm({ userId, name, atFirst, isPending, error, onSave, onLeave }: Props) {
  const { t } = useLingui();
  const unsent = useUnsentForm(userId, name, Typed);
  const place = useFocusOnFirstField();
  const problem = useProblem(error);
  const [isFromBefore, setIsFromBefore] = useState(unsent.first !== undefined);
  const saved = { title: '', words: '', about: '', ...atFirst, happenedOn: atFirst?.happenedOn ?? '' };
  return (
    <div ref={place}>
      <Form
        schema={Filled}
        defaultValues={{ ...saved, ...unsent.first }}
        busy={isPending}
        problem={problem}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={(fields) => onSave(fields, unsent.sendKey(), unsent.forget)}
      >
        {isFromBefore && (
          <FromBefore
            saved={saved}
            isNew={atFirst === undefined}
            onLeft={() => {
              unsent.forget();
              setIsFromBefore(false);
              place.current?.querySelector('input')?.focus();
            }}
          />
        )}
        <TextField
          name="title"
          label={t`Title`}
          hint={t`For instance: Sundays at the harbor`}
          maxLength={MEMORY_TITLE_MAX_LENGTH}
          autoComplete="off"
          dir="auto"
          isUnpraised
        />
        <TextArea
          name="words"
          label={t`What happened`}
          rows={6}
          maxLength={MEMORY_WORDS_MAX_LENGTH}
          dir="auto"
          isUnpraised
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            name="about"
            label={t`Who it is about`}
            maxLength={100}
            autoComplete="off"
            dir="auto"
            isUnpraised
          />
          <DateField name="happenedOn" label={t`When it was`} max={today()} isUnpraised />
        </div>
        <WhileTyping onTyped={unsent.keep} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>
            <Trans>Keep this memory</Trans>
          </SubmitButton>
          <Button variant="ghost" onClick={onLeave}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}

type FromBeforeProps = { saved: z.input<typeof Filled>; isNew: boolean; onLeft: () => void };

/** Closed by mistake, or after a reload: what was typed is there again, and can be left. */
function FromBefore({ saved, isNew, onLeft }: FromBeforeProps) {
  const { reset } = useFormContext<z.input<typeof Filled>>();
  return (
    <Notice className="mb-3" title={<Trans>This is what you typed and have not saved</Trans>}>
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        onClick={() => {
          reset(saved);
          onLeft();
        }}
      >
        {isNew ? <Trans>Begin with an empty page</Trans> : <Trans>Use the saved text instead</Trans>}
      </Button>
    </Notice>
  );
}
