// The first step: a name and the days of a life. With it the draft is made.
import { type Memorial, NewMemorial } from '@evenlight/contract/memorials/memorial';
import { z } from '@evenlight/contract/zod';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { KeptForm, type KeptMutation } from '../../../parts/kept-form/kept-form';
import { today } from '../../../platform/dates';
import { DateField } from '../../../ui/forms/date-field';
import { TextField } from '../../../ui/forms/text-field';
import { useChangeMemorial, useCreateMemorial } from '../queries';
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
  const mutation = useCreateMemorial();
  return (
    <PersonForm
      {...props}
      name="new-memorial"
      mutation={mutation}
      inputOf={(person, idempotencyKey) => ({ ...person, isDraft: true, idempotencyKey })}
      onStored={onKept}
    />
  );
}

export function PersonStep({ memorial, onKept, ...props }: Omit<Props, 'before'> & { memorial: Memorial }) {
  const mutation = useChangeMemorial(memorial.id);
  return (
    <PersonForm
      {...props}
      name={`memorial-person-${memorial.id}`}
      before={memorial}
      mutation={mutation}
      inputOf={(person) => ({ ...person, version: memorial.version })}
      onStored={onKept}
    />
  );
}

type FormProps<Sent> = Pick<Props, 'before' | 'onTyped'> & {
  name: 'new-memorial' | `memorial-person-${number}`;
  mutation: KeptMutation<Sent, Memorial>;
  inputOf: (person: Person, idempotencyKey: string) => Sent;
  onStored: (memorial: Memorial) => void;
};

function PersonForm<Sent>({ before, onTyped, ...rest }: FormProps<Sent>) {
  const { t } = useLingui();
  const lift = useCallback(
    ({ fullName, birthDate, deathDate }: FieldValues) =>
      onTyped({ fullName, birthDate: birthDate || null, deathDate: deathDate || null }),
    [onTyped],
  );
  const { fullName, birthDate, deathDate } = before;
  return (
    <KeptForm
      place="member-tab"
      schema={Person}
      defaultValues={{ fullName, birthDate: birthDate ?? '', deathDate: deathDate ?? '' }}
      {...rest}
    >
      <LiftValues onTyped={lift} />
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
      <StepButtons back={null} isBusy={rest.mutation.isPending} />
    </KeptForm>
  );
}

/** Tells the preview what stands in the form around it, as it is typed. */
function LiftValues({ onTyped }: { onTyped: (values: FieldValues) => void }) {
  const { control } = useFormContext();
  const values = useWatch({ control });
  useEffect(() => onTyped(values), [onTyped, values]);
  return null;
}
