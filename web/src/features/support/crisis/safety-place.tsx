// How it stands with the person, at the top of what they look at: a notice that stays, or lines that are only there.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import type { SafetyState } from '@evenlight/contract/support/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CallState } from './call-state';
import { CrisisLines } from './crisis-lines';
import { mustBeDiscreet } from './line-words';
import { PinnedNotice } from './pinned-notice';

/** It stays for a week, in every conversation. */
const discreet = (routes: readonly CrisisRoute[]): readonly CrisisRoute[] =>
  mustBeDiscreet(routes) ? ['self'] : routes;

type Props = { safety: SafetyState | undefined /** The notice went, and took the focus along. */; onGone: () => void };

export function SafetyPlace({ safety, onGone }: Props) {
  const hasNotice = Boolean(safety?.notice);
  const hadNotice = useRef(hasNotice);
  useEffect(() => {
    if (hadNotice.current && !hasNotice && document.activeElement === document.body) onGone();
    hadNotice.current = hasNotice;
  }, [hasNotice, onGone]);
  if (!safety) return null;
  if (safety.notice) return <PinnedNotice notice={safety.notice} callAsked={safety.callAsked} />;
  if (safety.routes.length > 0) return <GentleCard routes={discreet(safety.routes)} callAsked={safety.callAsked} />;
  return null;
}

type GentleProps = { routes: readonly CrisisRoute[]; callAsked: SafetyState['callAsked'] };

/** Somebody seems to have a very hard time. The lines are there; nothing is shut, and nothing is asked. */
function GentleCard({ routes, callAsked }: GentleProps) {
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
