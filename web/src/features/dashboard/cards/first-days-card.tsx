import type { Plan } from '@evenlight/contract/plans';
import type { FirstDays, TimelineEvent } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { firstDaysPath } from '../../plans/chosen/pages-of-plan';
import { nextStep } from '../../timelines/first-days/next-step';
import { CardFailure } from './board-card';

type Props = { plan: Plan; reading: UseQueryResult<FirstDays> };

/** Leads the dashboard in the first days after a death, for as long as there is a step to take. */
export function FirstDaysCard({ plan, reading: { data: firstDays, error, isFetching, refetch } }: Props) {
  if (firstDays) return <NextStep firstDays={firstDays} />;
  // Whether these are the first days is not known; for plans made ahead they never are.
  if (!error || plan.planIntent !== 'at-need') return null;
  return (
    <div className="mt-8">
      <CardFailure isTrying={isFetching} onRetry={() => void refetch()}>
        <Trans>The steps of the first 72 hours could not be loaded.</Trans>
      </CardFailure>
    </div>
  );
}

/** The step that the dashboard begins with. */
export function leadingStep(firstDays: FirstDays | undefined): TimelineEvent | undefined {
  return firstDays?.isOpen ? nextStep(firstDays.steps, firstDays.handoffs, []) : undefined;
}

function NextStep({ firstDays }: { firstDays: FirstDays }) {
  const { t } = useLingui();
  const { plan } = firstDays;
  const next = leadingStep(firstDays);
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
