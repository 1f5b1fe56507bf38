import type { UserId } from '@evenlight/contract/ids';
import { MEMORY_TITLE_MAX_LENGTH, MEMORY_WORDS_MAX_LENGTH, MemoryFields } from '@evenlight/contract/self-care/memories';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
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
  const kept = { title: '', words: '', about: '', ...atFirst, happenedOn: atFirst?.happenedOn ?? '', ...unsent.first };
  return (
    <div ref={place}>
      <Form
        schema={Filled}
        defaultValues={kept}
        busy={isPending}
        problem={problem}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={(fields) => onSave(fields, unsent.sendKey(), unsent.forget)}
      >
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
          <Button
            variant="ghost"
            onClick={() => {
              unsent.forget();
              onLeave();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
