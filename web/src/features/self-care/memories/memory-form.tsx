import { MEMORY_TITLE_MAX_LENGTH, MEMORY_WORDS_MAX_LENGTH, MemoryFields } from '@evenlight/contract/self-care/memories';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useKeptForm } from '../../../parts/kept-form/kept-form';
import { TypedBefore } from '../../../parts/kept-form/typed-before';
import { today } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { DateField } from '../../../ui/forms/date-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { PrivateForm, type PrivateFormProps } from '../private-form';

/** As it is typed: an empty date is an empty box. */
const Typed = z.object({ title: z.string(), words: z.string(), about: z.string(), happenedOn: z.string() }).partial();
const emptyIsNone = (day: unknown) => (day === '' ? null : day);
const Filled = MemoryFields.extend({
  happenedOn: z.preprocess<unknown, typeof MemoryFields.shape.happenedOn, string | null | undefined>(
    emptyIsNone,
    MemoryFields.shape.happenedOn,
  ),
});

export function MemoryForm<Sent>({ atFirst, onDone, ...form }: PrivateFormProps<'memory', MemoryFields, Sent>) {
  const { t } = useLingui();
  return (
    <PrivateForm
      {...form}
      schema={Filled}
      typed={Typed}
      defaultValues={{ title: '', words: '', about: '', ...atFirst, happenedOn: atFirst?.happenedOn ?? '' }}
      onDone={onDone}
    >
      <FromBefore isNew={atFirst === undefined} />
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
        <TextField name="about" label={t`Who it is about`} maxLength={100} autoComplete="off" dir="auto" isUnpraised />
        <DateField name="happenedOn" label={t`When it was`} max={today()} isUnpraised />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>
          <Trans>Keep this memory</Trans>
        </SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </PrivateForm>
  );
}

function FromBefore({ isNew }: { isNew: boolean }) {
  const { isRestored, discard } = useKeptForm();
  return isRestored && <TypedBefore className="mb-3" isNew={isNew} onDiscard={discard} />;
}
