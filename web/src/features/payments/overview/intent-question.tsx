// Asked before money is taken, when nobody has said it yet. The law treats the two very differently.
import type { Plan } from '@evenlight/contract/plans';
import { PlanIntent } from '@evenlight/contract/traditions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { Form } from '../../../ui/forms/form';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { PlanProblem } from '../../plans/plan-problem';
import { useChangePlan } from '../../plans/plan-queries';
import { usePendingEntry } from '../../plans/workflow/pending-entries';

const Answer = z.object({ planIntent: PlanIntent });
type Answer = z.infer<typeof Answer>;

export function IntentQuestion({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const { mutate, mutateAsync, isPending, error } = useChangePlan(plan);
  return (
    <div>
      <PlanProblem error={error} className="mb-4 empty:hidden" />
      <Form
        schema={Answer}
        aria-label={t`Before anything is paid`}
        busy={isPending}
        onSubmit={(answer) => mutate(answer)}
      >
        <SavedOnLeaving save={mutateAsync} />
        <RadioCards
          name="planIntent"
          columns={2}
          label={t`Has someone died, or are you planning ahead?`}
          hint={t`We ask before anything is paid, because money for a plan made ahead of time has to be held apart.`}
          cards={[
            {
              value: 'at-need',
              label: t`Someone has died`,
              description: t`We are sorry. Paying opens as soon as you go on.`,
            },
            {
              value: 'plan-ahead',
              label: t`I am planning ahead`,
              description: t`Your plan stays saved, and nothing is due now.`,
            },
          ]}
        />
        <div>
          <SubmitButton>
            <Trans>Go on</Trans>
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** An answer that was chosen and not sent yet goes along with Save & Exit. */
function SavedOnLeaving({ save }: { save: (answer: Answer) => Promise<unknown> }) {
  const { getValues } = useFormContext<Answer>();
  usePendingEntry(async () => {
    const { data } = Answer.safeParse(getValues());
    try {
      if (data) await save(data);
      return { is: 'saved' };
    } catch (error) {
      return { is: 'failed', error };
    }
  });
  return null;
}
