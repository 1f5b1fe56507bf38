// The first step: a name and the days of a life. With it the draft is made.
import { type Memorial, NewMemorial } from '@evenlight/contract/memorials/memorial';
import { z } from '@evenlight/contract/zod';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { today } from '../../../platform/dates';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { useWishKey } from '../../../platform/wish-key';
import { DateField } from '../../../ui/forms/date-field';
import { Form } from '../../../ui/forms/form';
import { TextField } from '../../../ui/forms/text-field';
import { useChangeMemorial, useCreateMemorial } from '../queries';
import { forgetNewPerson, KeepNewPerson } from './keep-new-person';
import { LiftValues } from './lift-values';
import type { Previewed } from './preview';
import { StepButtons } from './step-buttons';

/** Browsers say that a day is not known by an empty text. */
const Day = z.union([z.literal('').transform(() => null), NewMemorial.shape.birthDate.unwrap().unwrap()]);
const Person = z.object({ fullName: NewMemorial.shape.fullName, birthDate: Day, deathDate: Day });
type Person = z.output<typeof Person>;

type Props = {
  before: Previewed;
  onTyped: (typed: Partial<Previewed>) => void;
  onKept: (memorial: Memorial) => void;
};

export function NewPersonStep({ onKept, ...props }: Props) {
  const create = useCreateMemorial();
  const keyOf = useWishKey();
  function begin(person: Person) {
    const onSuccess = (memorial: Memorial) => {
      forgetNewPerson();
      onKept(memorial);
    };
    create.mutate({ ...person, isDraft: true, sendKey: keyOf(person) }, { onSuccess });
  }

  return (
    <PersonForm {...props} isPending={create.isPending} error={create.error} onSubmit={begin}>
      <KeepNewPerson />
    </PersonForm>
  );
}

export function PersonStep({ memorial, onKept, ...props }: Omit<Props, 'before'> & { memorial: Memorial }) {
  const change = useChangeMemorial(memorial.id);
  return (
    <PersonForm
      {...props}
      before={memorial}
      isPending={change.isPending}
      error={change.error}
      onSubmit={(person) => change.mutate({ ...person, version: memorial.version }, { onSuccess: onKept })}
    />
  );
}

type FormProps = Pick<Props, 'before' | 'onTyped'> & {
  isPending: boolean;
  error: Error | null;
  onSubmit: (person: Person) => void;
  children?: ReactNode;
};

function PersonForm({ before, onTyped, isPending, error, onSubmit, children }: FormProps) {
  const { t, i18n } = useLingui();
  const phrase = error && phraseFor(error);
  const lift = useCallback(
    ({ fullName, birthDate, deathDate }: FieldValues) =>
      onTyped({ fullName, birthDate: birthDate || null, deathDate: deathDate || null }),
    [onTyped],
  );
  return (
    <Form
      schema={Person}
      defaultValues={{
        ...{ fullName: before.fullName, birthDate: before.birthDate ?? '', deathDate: before.deathDate ?? '' },
      }}
      busy={isPending}
      problem={phrase ? i18n._(phrase) : null}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={onSubmit}
    >
      <LiftValues onTyped={lift} />
      {children}
      <TextField
        name="fullName"
        label={t`Full name`}
        dir="auto"
        autoComplete="off"
        hint={t`In any language and script.`}
        isUnpraised
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField name="birthDate" label={t`Date of birth`} max={today()} isUnpraised />
        <DateField name="deathDate" label={t`Date of death`} max={today()} isUnpraised />
      </div>
      <StepButtons back={null} isBusy={isPending} />
    </Form>
  );
}
