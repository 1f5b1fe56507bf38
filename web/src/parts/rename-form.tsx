// A small form in the place of a name: one field, and the way back.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldProblemsOf, phraseFor } from '../platform/phrases';
import { Button } from '../ui/base/button';
import { Form } from '../ui/forms/form';
import { SubmitButton } from '../ui/forms/submit-button';

type FormProps<Input extends FieldValues, Output> = ComponentProps<typeof Form<Input, Output>>;

type Props<Input extends FieldValues, Output> = Pick<
  FormProps<Input, Output>,
  'aria-label' | 'schema' | 'defaultValues' | 'children' | 'onSubmit'
> & {
  isPending: boolean;
  /** Why the last attempt failed. */
  error: unknown;
  onCancel: () => void;
};

export function RenameForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { isPending, error, children, onCancel, ...form } = props;
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <Form {...form} busy={isPending} problem={phrase && i18n._(phrase)} fieldProblems={fieldProblemsOf(error)}>
      {children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>
          <Trans>Save</Trans>
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}
