// In the plan: where somebody will rest, with the way to its own page.
import type { PlanId } from '@evenlight/contract/ids';
import type { RestingPlace } from '@evenlight/contract/resting-places';
import { restQuestionsOf } from '@evenlight/contract/resting-places';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { restingPlacePath } from '../plans/chosen/pages-of-plan';
import { useRestingPlace } from './queries';
import { shortName, useRestInWords } from './rest-in-words';

export function RestingPlaceRow({ planId }: { planId: PlanId }) {
  const { data: rest } = useRestingPlace(planId);
  return (
    <Link
      to={restingPlacePath(planId)}
      className="mt-7 flex min-h-18 items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-4 hover:border-line-input sm:px-7"
    >
      <span className="min-w-0">
        <span className="block text-ink-2 text-sm">
          <Trans>The resting place</Trans>
        </span>
        <span className="block wrap-anywhere font-serif text-lg leading-snug">{rest && <Said rest={rest} />}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
    </Link>
  );
}

function Said({ rest }: { rest: RestingPlace }) {
  const { t } = useLingui();
  const known = useRestInWords(rest);
  const name = shortName(rest);
  if (restQuestionsOf(rest).length === 0) return t`What comes later, and what to remember`;
  const said = known ?? t({ message: 'not yet known', context: 'Where somebody will rest: not yet known' });
  return name ? t`Where ${name} will rest: ${said}` : t`Where they will rest: ${said}`;
}
