import type { Deciding } from '@evenlight/contract/deciding';
import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '../../../ui/base/disclosure';
import { PlanProblem } from '../plan-problem';
import { ChoiceButtons } from './choice-buttons';
import { useSetDirections } from './deciding-queries';
import { directionWords } from './deciding-words';
import { GuideSection } from './guide-section';

const choices = ['found', 'none', 'unknown'] as const;

export function DirectionsQuestion({ deciding: { planId, directions } }: { deciding: Deciding }) {
  const { t } = useLingui();
  const { mutate, isPending, variables, error } = useSetDirections(planId);
  return (
    <GuideSection id="directions" number={1} title={<Trans>Are there written directions?</Trans>}>
      <p>
        <Trans>
          A person’s own clear wishes in writing come before everybody else’s. They count when they leave no real doubt
          and payment is arranged.
        </Trans>
      </p>
      <div className="mt-4">
        <ChoiceButtons
          label={t`Are there written directions?`}
          choices={choices}
          words={directionWords}
          chosen={isPending ? variables : directions}
          onChoose={mutate}
        />
      </div>
      <PlanProblem error={error} className="mt-4 empty:hidden" />
      <Disclosure className="mt-4 border-t" title={<Trans>What counts, and where to look</Trans>}>
        <ul className="grid list-disc gap-2 ps-5">
          <li>
            <Trans>A signed page with wishes for the burial, the cremation or the service.</Trans>
          </li>
          <li>
            <Trans>A contract with a funeral home or a cemetery that was made and paid ahead of time.</Trans>
          </li>
          <li>
            <Trans>
              A health care directive. It can hold wishes, and it can name an agent who comes first in the order below.
            </Trans>
          </li>
          <li>
            <Trans>
              A will may hold wishes too, but it is often opened too late to guide a funeral. Ask for it early.
            </Trans>
          </li>
        </ul>
        <p className="mt-3">
          <Trans>
            Look among personal papers and in a safe place at home. Ask the doctor or hospital, the attorney, and the
            funeral home or cemetery the family knows.
          </Trans>
        </p>
        <p className="mt-3">
          <Trans>
            A power of attorney for money ended with the death, even a durable one. It does not say who decides here.
          </Trans>
        </p>
      </Disclosure>
    </GuideSection>
  );
}
