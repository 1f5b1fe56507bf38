// A form that checks with the schema its receiver uses, and never loses what was typed.
import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { classNames } from '../base/class-names';
import { useIsHydrated } from '../base/is-hydrated';
import { Notice } from '../status/notice';
import { FormFactsContext } from './form-context';
import { messageForInput } from './form-messages';
import { requiredFieldsOf } from './form-schema';

type Props<Input extends FieldValues, Output> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  schema: ZodType<Output, Input>;
  defaultValues?: DefaultValues<Input>;
  busy?: boolean;
  /** One sentence about why the last attempt failed. */
  problem?: string | null;
  /** Sentences from the receiver, by the name of the field. */
  fieldProblems?: Partial<Record<Path<Input>, string>> | null;
  onSubmit: (values: Output) => void;
};

export function Form<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { schema, defaultValues, busy = false, problem, fieldProblems, onSubmit, className, children, ...rest } = props;
  const { i18n } = useLingui();
  const isHydrated = useIsHydrated();
  const requiredFields = useMemo(() => requiredFieldsOf(schema), [schema]);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: ({ input }) => i18n._(messageForInput(input)) }),
    defaultValues,
    // Nobody is corrected while still typing for the first time.
    mode: 'onTouched',
  });

  const { setError } = form;
  useEffect(() => {
    const problems = Object.entries<string | undefined>(fieldProblems ?? {});
    for (const [index, [name, message]] of problems.entries()) {
      setError(name as Path<Input>, { type: 'receiver', message }, { shouldFocus: index === 0 });
    }
  }, [fieldProblems, setError]);

  const facts = useMemo(
    () => ({ isBusy: busy, hasProblem: Boolean(problem), requiredFields, schema }),
    [busy, problem, requiredFields, schema],
  );

  return (
    <FormProvider {...form}>
      <FormFactsContext value={facts}>
        <form
          method="post"
          {...rest}
          // Without scripts the browser's own checks are the only ones, so they stay on until ours are awake.
          noValidate={isHydrated}
          className={classNames('grid gap-3', className)}
          onSubmit={form.handleSubmit((values) => {
            if (!busy) onSubmit(values);
          })}
        >
          <div role="alert" className="empty:hidden">
            {problem && (
              <Notice tone="bad" className="mb-3">
                {problem}
              </Notice>
            )}
          </div>
          {children}
        </form>
      </FormFactsContext>
    </FormProvider>
  );
}
