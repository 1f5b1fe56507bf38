import { Trans } from '@lingui/react/macro';
import { UserRoundX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/base/button-link';
import { EmptyState } from '../../ui/status/empty-state';
import { tabAddress } from './family-address';
import type { FamilyChoice } from './family-choices';

/** The group ended, or somebody was taken off it, perhaps while they looked at it. Never another family in its place. */
export function NoLongerHere({ choices }: { choices: readonly FamilyChoice[] }) {
  const place = useRef<HTMLDivElement>(null);
  // What they looked at went away under their eyes, and may have been far down the page.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place} data-keeps-focus tabIndex={-1} role="status" className="outline-none">
      <EmptyState
        level="h2"
        icon={UserRoundX}
        title={<Trans>This plan is not open to you</Trans>}
        action={
          choices.length > 0 ? (
            choices.map(({ planId, title }) => (
              <ButtonLink key={planId} variant="secondary" to={tabAddress(planId, 'overview')}>
                <bdi>{title}</bdi>
              </ButtonLink>
            ))
          ) : (
            <ButtonLink to="/planning-wizard" variant="secondary">
              <Trans>Start a plan of your own</Trans>
            </ButtonLink>
          )
        }
      >
        {choices.length > 0 ? (
          <Trans>Its family group has ended, or you no longer belong to it. These are open to you:</Trans>
        ) : (
          <Trans>
            Its family group has ended, or you no longer belong to it. If you think that is a mistake, speak with your
            family: they can invite you again.
          </Trans>
        )}
      </EmptyState>
    </div>
  );
}
