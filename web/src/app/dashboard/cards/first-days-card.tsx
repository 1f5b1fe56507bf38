import type { FirstDays } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { nextStep } from '../../first-days/next-step';
import { firstDaysPath } from '../../first-days/where-it-is-done';

/** Leads the dashboard in the first days after a death, for as long as there is a step to take. */
export function FirstDaysCard({ firstDays: { plan, steps, handoffs } }: { firstDays: FirstDays }) {
  const { t } = useLingui();
  const next = nextStep(steps, handoffs, []);
  if (!next) return null;
  const { title } = next;
  return (
    <Card as="section" tone="pine" aria-labelledby="first-days-card" className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="first-days-card" className="text-2xl">
            <Trans>The first 72 hours: one step at a time</Trans>
          </h2>
          <p className="mt-2 wrap-anywhere text-lg">{t`Next: ${title}`}</p>
        </div>
        <ButtonLink to={firstDaysPath(plan.id)} className="max-sm:w-full">
          <Trans>Go to this step</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
