// How it stands with the person, at the top of what they look at: a notice that stays, or lines that are only there.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import type { SafetyState } from '@evenlight/contract/support/safety';
import { useEffect, useRef } from 'react';
import { GentleCard } from './gentle-card';
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
