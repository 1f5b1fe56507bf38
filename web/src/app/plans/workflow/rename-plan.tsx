import { type Plan, PlanDetails } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { isChangedMeanwhile, useChangePlan } from '../../../features/plans/plan-queries';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useFocusOnFirstField } from '../../../ui/base/keep-focus';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { PlanProblem } from '../plan-problem';

const Title = PlanDetails.pick({ title: true });

export function RenamePlan({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const box = useFocusOnFirstField();
  const { mutate, isPending, error } = useChangePlan(plan);
  const isOutrun = isChangedMeanwhile(error);
  const phrase = isOutrun ? undefined : phraseFor(error);
  return (
    <div ref={box} className="max-w-[44rem]">
      <h1 className="sr-only">{plan.title}</h1>
      <PlanProblem error={isOutrun ? error : null} className="mb-4 empty:hidden" />
      <Form
        aria-label={t`Rename the plan`}
        schema={Title}
        defaultValues={{ title: plan.title }}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={({ title }) => mutate({ title }, { onSuccess: onDone })}
      >
        <TextField
          name="title"
          label={t`Name of the plan`}
          hint={t`You and our team see it, and whoever you share the statement with.`}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>
            <Trans>Save</Trans>
          </SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
