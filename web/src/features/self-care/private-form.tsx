import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { KeptForm, type KeptMutation } from '../../parts/kept-form/kept-form';
import { useFocusOnFirstField } from '../../ui/base/keep-focus';
import { useProblem } from './conflict';

/** Nobody but who wrote them finds them in this tab; signing out erases them. */
export const unsentWords = { name: 'unsent-self-care', place: 'member-tab' } as const;

/** What a form for a day or a memory needs, whether it is new or being changed. */
export type PrivateFormProps<Name extends string, Fields, Sent> = {
  /** Under which name the unsaved words lie. */
  name: Name | `${Name}-${string}`;
  atFirst?: Fields;
  mutation: KeptMutation<Sent>;
  inputOf: (fields: Fields, idempotencyKey: string) => Sent;
  onDone: () => void;
};

type Props<Input extends FieldValues, Output, Sent> = Omit<PrivateFormProps<string, Output, Sent>, 'atFirst'> & {
  schema: ZodType<Output, Input>;
  /** What is kept of an unfinished form. */
  typed: ZodType<FieldValues>;
  defaultValues: DefaultValues<Input>;
  children: ReactNode;
};

/** A form for what only the person themselves sees. It opens with the first field under their fingers. */
export function PrivateForm<Input extends FieldValues, Output, Sent>({ name, ...form }: Props<Input, Output, Sent>) {
  const place = useFocusOnFirstField();
  const problem = useProblem(form.mutation.error);
  return (
    <div ref={place}>
      <KeptForm {...unsentWords} {...form} part={name} problem={problem} />
    </div>
  );
}
