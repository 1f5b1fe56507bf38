// A form that checks with the schema its receiver uses, and never loses what was typed.
import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { type ComponentProps, useMemo, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { classNames } from '../base/class-names';
import { useIsHydrated } from '../base/is-hydrated';
import { useExplainFault } from './fault-words';
import { FormFactsContext } from './form-context';
import { faultsIn, requiredFieldsOf } from './form-schema';
import { FormSummary } from './form-summary';
import { useSendOnce } from './send-once';
import { type Unscripted, useFirstRefusals, withTyped } from './unscripted';
import { useRefusals } from './use-refusals';

type Props<Input extends FieldValues, Output> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  schema: ZodType<Output, Input>;
  defaultValues?: DefaultValues<Input>;
  busy?: boolean;
  /** One sentence about why the last attempt failed. */
  problem?: string | null | undefined;
  /** Sentences from the receiver, by the name of the field. */
  fieldProblems?: Partial<Record<Path<Input>, string>> | null | undefined;
  /** Given where the form must work without scripts as well. */
  unscripted?: Unscripted | undefined;
  /** Nothing in it 'looks good' before somebody else has said so. */
  isUnpraised?: boolean;
  onSubmit: (values: Output) => void;
};

export function Form<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { schema, busy = false, problem, fieldProblems, unscripted, onSubmit, className, children, ...named } = props;
  const { defaultValues: atFirst = {}, isUnpraised = false, ...rest } = named;
  const isHydrated = useIsHydrated();
  const defaultValues = withTyped(atFirst, unscripted?.typed);
  const { refusals: firstRefusals, ...marks } = useFirstRefusals(schema, defaultValues, unscripted);
  const form = useForm<FieldValues, unknown, Output>({
    resolver: zodResolver<FieldValues, unknown, Output>(schema),
    defaultValues,
    ...marks,
    // The summary takes the focus, and leads from there to each field.
    shouldFocusError: false,
  });
  const facts = { ...useFacts(schema, form.watch(), busy, Boolean(problem)), isUnpraised };
  const { refusals, refuse, forget } = useRefusals(form, facts, fieldProblems, firstRefusals);
  const sendOnce = useSendOnce(busy, onSubmit);

  function send(values: Output) {
    forget();
    sendOnce(values);
  }

  return (
    <FormProvider {...form}>
      <FormFactsContext value={facts}>
        <form
          method="post"
          {...rest}
          // Until ours run, the browser's own checks are the only ones; but what is posted without scripts is
          // checked by its receiver, whose sentences stay on the page.
          noValidate={isHydrated || unscripted !== undefined}
          className={classNames('grid gap-3', className)}
          onSubmit={form.handleSubmit(send, refuse)}
        >
          {unscripted && <input type="hidden" name="intent" value={unscripted.intent} />}
          <FormSummary problem={problem} refusals={refusals} />
          {children}
        </form>
      </FormFactsContext>
    </FormProvider>
  );
}

function useFacts(schema: ZodType, values: unknown, isBusy: boolean, hasProblem: boolean) {
  const { i18n } = useLingui();
  const explainFault = useExplainFault();
  const [fields] = useState(() => new Map<string, { id: string; label: string }>());
  const requiredFields = useMemo(() => requiredFieldsOf(schema), [schema]);
  const labelOf = (name: string) => fields.get(name)?.label ?? name;
  const faults = faultsIn(schema, values, (issue) => i18n._(explainFault(issue, labelOf)));
  return { isBusy, hasProblem, requiredFields, faults, fields };
}
