import { dayReminders, GRIEF_DAY_NAME_MAX_LENGTH, GriefDayFields } from '@evenlight/contract/self-care/days';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { CancelButton } from '../../../parts/kept-form/kept-form';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { DateField } from '../../../ui/forms/date-field';
import { SelectField } from '../../../ui/forms/select-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { PrivateForm, type PrivateFormProps } from '../private-form';
import { kindWords, reminderWords } from './day-words';

/** As it is typed: an unfinished day is an empty box. */
const Typed = GriefDayFields.extend({ name: z.string(), on: z.string() }).partial();
const kinds = GriefDayFields.shape.kind.options;
const atFirstOf = { name: '', kind: 'birthday', on: '', isYearly: true, reminder: 'week-before' } as const;

export function DayForm<Sent>({ atFirst, onDone, ...form }: PrivateFormProps<'day', GriefDayFields, Sent>) {
  const { t, i18n } = useLingui();
  return (
    <PrivateForm
      {...form}
      schema={GriefDayFields}
      typed={Typed}
      defaultValues={{ ...atFirstOf, ...atFirst }}
      onDone={onDone}
    >
      <TextField
        name="name"
        label={t`What day it is`}
        hint={t`For instance: Dad's birthday. Only you see this; it is in no e-mail.`}
        maxLength={GRIEF_DAY_NAME_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
        isUnpraised
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          name="kind"
          label={t`Kind`}
          options={kinds.map((value) => ({ value, label: i18n._(kindWords[value]) }))}
          isUnpraised
        />
        <DateField name="on" label={t`Date`} min="1850-01-01" max="2150-12-31" isUnpraised />
      </div>
      <CheckboxField name="isYearly" label={t`It comes every year`} />
      <SelectField
        name="reminder"
        label={t`Reminder`}
        options={dayReminders.map((value) => ({ value, label: i18n._(reminderWords[value]) }))}
        isUnpraised
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>
          <Trans>Save the day</Trans>
        </SubmitButton>
        <CancelButton onClick={onDone}>
          <Trans>Cancel</Trans>
        </CancelButton>
      </div>
    </PrivateForm>
  );
}
