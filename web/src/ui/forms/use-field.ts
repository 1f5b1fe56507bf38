// Ties a control to the form around it; without a form the control stands alone.
import { useId } from 'react';
import { get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { useFormFacts } from './form-context';
import { isBlank } from './form-messages';

export type FieldTexts = {
  name: string;
  label: string;
  hint?: string;
  /** Known from the schema inside a form; say it yourself outside of one. */
  isRequired?: boolean;
  /** A problem that somebody else than the form has found. */
  problem?: string;
};

export function useField({ name, isRequired, problem }: FieldTexts, rules?: Pick<RegisterOptions, 'valueAsNumber'>) {
  const form = useFormContext();
  const { requiredFields } = useFormFacts();
  const id = useId();
  const { error, isTouched } = form?.getFieldState(name, form.formState) ?? { isTouched: false };
  const value: unknown = form?.watch(name);
  // Written into the page by the server as well: it is what stands there without scripts, and how the form can tell
  // on waking what somebody has already typed.
  const initial: unknown = form ? get(form.formState.defaultValues, name) : undefined;
  const shownProblem = problem ?? error?.message;

  return {
    id,
    value,
    initial,
    isInForm: Boolean(form),
    initialText: typeof initial === 'string' || typeof initial === 'number' ? initial : undefined,
    problem: shownProblem,
    isSettled: isTouched && !shownProblem && !isBlank(value),
    isRequired: isRequired ?? requiredFields.includes(name),
    registration: form ? form.register(name, rules) : { name },
  };
}
