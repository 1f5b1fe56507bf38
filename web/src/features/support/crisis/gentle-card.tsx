import type { CrisisRoute } from '@evenlight/contract/support/levels';
import type { SafetyState } from '@evenlight/contract/support/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallState } from './call-state';
import { CrisisLines } from './crisis-lines';

type Props = { routes: readonly CrisisRoute[]; callAsked: SafetyState['callAsked'] };

/** Somebody seems to have a very hard time. The lines are there; nothing is shut, and nothing is asked. */
export function GentleCard({ routes, callAsked }: Props) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Somebody to talk to`} className="border-line border-b bg-pine-soft px-4 py-3 sm:px-5">
      <p className="mb-2 text-ui">
        <Trans>If it gets too heavy, you can talk with a person at any hour. You do not need a reason to call.</Trans>
      </p>
      <CrisisLines routes={routes} />
      <CallState callAsked={callAsked} />
    </section>
  );
}
