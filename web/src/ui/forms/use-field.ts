// Ties a control to the form around it; without a form the control stands alone.
import { type ReactNode, useEffect, useId, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { isBlank } from './fault-words';
import { useFormFacts } from './form-context';
import { RECEIVER } from './use-refusals';

export type FieldTexts = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Known from the schema inside a form; say it yourself outside of one. */
  isRequired?: boolean | undefined;
  /** A problem that somebody else than the form has found. */
  problem?: string | undefined;
  /** Nothing 'looks good' about the date of a death, or about a choice that was made for the reader. */
  isUnpraised?: boolean | undefined;
};

// Nobody is corrected in the middle of a word; whoever stops here is not typing any more.
const REST_MS = 1_500;

export function useField(texts: FieldTexts) {
  const { name, isRequired } = texts;
  const form = useFormContext();
  const facts = useFormFacts();
  const id = useId();
  const value: unknown = form?.watch(name);
  // Written into the page by the server as well: it is what stands there without scripts, and how the form can tell
  // on waking what somebody has already typed.
  const initial: unknown = form ? get(form.formState.defaultValues, name) : undefined;
  const found = useFindings()(name);
  const mayBeTold = useMayBeTold(name, value);
  const isPraised = !texts.isUnpraised && !facts.isUnpraised;
  useEntry(texts, id);

  return {
    id,
    value,
    initial,
    isInForm: Boolean(form),
    initialText: typeof initial === 'string' || typeof initial === 'number' ? initial : undefined,
    problem: texts.problem ?? found.byReceiver ?? (mayBeTold ? found.bySchema : undefined),
    isSettled: Boolean(form) && isPraised && !(texts.problem ?? found.byReceiver ?? found.bySchema) && !isBlank(value),
    isRequired: isRequired ?? facts.requiredFields.includes(name),
    registration: form ? form.register(name) : { name },
  };
}

/** What stands against the value of a field, whether or not it is time to say so. */
export function useFindings(): (name: string) => { byReceiver: string | undefined; bySchema: string | undefined } {
  const form = useFormContext();
  const { faults } = useFormFacts();
  return (name) => {
    const { error } = form?.getFieldState(name, form.formState) ?? {};
    return { byReceiver: error?.type === RECEIVER ? error.message : undefined, bySchema: faults.get(name) };
  };
}

/** Once a field was left, or rests with something in it, or sending was tried. */
function useMayBeTold(name: string, value: unknown): boolean {
  const form = useFormContext();
  const [restingValue, setRestingValue] = useState<unknown>();
  const { isTouched } = form?.getFieldState(name, form.formState) ?? { isTouched: false };

  useEffect(() => {
    if (isTouched || isBlank(value)) return;
    const timer = setTimeout(() => setRestingValue(value), REST_MS);
    return () => clearTimeout(timer);
  }, [isTouched, value]);

  return isTouched || Boolean(form?.formState.isSubmitted) || (!isBlank(value) && restingValue === value);
}

/** Tells the form what the field is called on the screen, and where. */
function useEntry({ name, label }: FieldTexts, id: string) {
  const isInForm = Boolean(useFormContext());
  const { fields } = useFormFacts();
  useEffect(() => {
    if (!isInForm) return;
    fields.set(name, { id, label });
    return () => {
      fields.delete(name);
    };
  }, [isInForm, fields, name, label, id]);
}
