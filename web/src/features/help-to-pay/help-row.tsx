// In the plan: how much help is still to be asked for, with the way to its own page.
import { type KeptHelp, openTasks } from '@evenlight/contract/help-to-pay/kept-help';
import type { PlanId } from '@evenlight/contract/ids';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { helpToPayPath } from '../plans/chosen/pages-of-plan';
import { useKeptHelp } from './queries';

export function HelpRow({ planId }: { planId: PlanId }) {
  const { data: kept } = useKeptHelp(planId);
  return (
    <Link
      to={helpToPayPath(planId)}
      className="mt-3 flex min-h-18 items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-4 hover:border-line-input sm:px-7 print:hidden"
    >
      <span className="min-w-0">
        <span className="block text-ink-2 text-sm">
          <Trans>Help to pay</Trans>
        </span>
        <span className="block wrap-anywhere font-serif text-lg leading-snug">{kept && <Said kept={kept} />}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
    </Link>
  );
}

function Said({ kept: { answers, tasks } }: { kept: KeptHelp }) {
  const { t } = useLingui();
  if (answers === null) return t`See who may help with the cost`;
  const left = openTasks(tasks).length;
  const granted = tasks.filter(({ state }) => state === 'granted').length;
  const still =
    left === 0
      ? t`Nothing is left to ask`
      : t`${plural(left, { one: '# office still to ask or to hear from', other: '# offices still to ask or to hear from' })}`;
  return granted === 0 ? still : `${still} · ${t`${plural(granted, { one: '# helps', other: '# help' })}`}`;
}
