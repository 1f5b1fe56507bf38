import { Trans } from '@lingui/react/macro';
import { UserRoundX } from 'lucide-react';
import { ButtonLink } from '../../ui/base/button-link';
import { EmptyState } from '../../ui/status/empty-state';
import { tabAddress } from './family-address';
import type { FamilyChoice } from './family-choices';

/** The group ended, or somebody was taken off it, perhaps while they looked at it. Never another family in its place. */
export function NoLongerHere({ choices }: { choices: readonly FamilyChoice[] }) {
  return (
    <div data-keeps-focus tabIndex={-1} className="outline-none">
      <EmptyState
        level="h2"
        icon={UserRoundX}
        title={<Trans>This plan is not open to you</Trans>}
        action={choices.map(({ planId, title }) => (
          <ButtonLink key={planId} variant="secondary" to={tabAddress(planId, 'overview')}>
            <bdi>{title}</bdi>
          </ButtonLink>
        ))}
      >
        <Trans>Its family group has ended, or you no longer belong to it. These are open to you:</Trans>
      </EmptyState>
    </div>
  );
}
