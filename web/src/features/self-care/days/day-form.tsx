import type { UserId } from '@evenlight/contract/ids';
import { dayReminders, GRIEF_DAY_NAME_MAX_LENGTH, GriefDayFields } from '@evenlight/contract/self-care/days';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { WhileTyping } from '../../../platform/form-draft';
import { fieldProblemsOf } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useFocusOnFirstField } from '../../../ui/base/keep-focus';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { DateField } from '../../../ui/forms/date-field';
import { Form } from '../../../ui/forms/form';
import { SelectField } from '../../../ui/forms/select-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { useProblem } from '../conflict';
import { useUnsentForm } from '../unsent';
import { kindWords, reminderWords } from './day-words';

/** As it is typed: an unfinished day is an empty box. */
const Typed = GriefDayFields.extend({ name: z.string(), on: z.string() }).partial();
const kinds = GriefDayFields.shape.kind.options;
const atFirstOf = { name: '', kind: 'birthday', on: '', isYearly: true, reminder: 'week-before' } as const;

type Props = {
  userId: UserId;
  /** Under which name the unsaved words lie. */
  name: 'day' | `day-${string}`;
  atFirst?: GriefDayFields;
  isPending: boolean;
  error: unknown;
  onSave: (fields: GriefDayFields, sendKey: string, onSaved: () => void) => void;
  onLeave: () => void;
};

export function DayForm({ userId, name, atFirst, isPending, error, onSave, onLeave }: Props) {
  const { t, i18n } = useLingui();
  const unsent = useUnsentForm(userId, name, Typed);
  const place = useFocusOnFirstField();
  const problem = useProblem(error);
  return (
    <div ref={place}>
      <Form
        schema={GriefDayFields}
        defaultValues={{ ...atFirstOf, ...atFirst, ...unsent.first }}
        busy={isPending}
        problem={problem}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={(fields) => onSave(fields, unsent.sendKey(), unsent.forget)}
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
        <WhileTyping onTyped={unsent.keep} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>
            <Trans>Save the day</Trans>
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
