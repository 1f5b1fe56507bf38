import type { PlanId } from '@evenlight/contract/ids';
import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { EmptyState } from '../../ui/status/empty-state';
import { CreateGroupDialog } from './people/create-group-dialog';

export function NoGroupYet({ planId }: { planId: PlanId }) {
  return (
    <div data-keeps-focus tabIndex={-1} className="outline-none">
      <EmptyState
        level="h2"
        icon={Users}
        title={<Trans>No Family Group Yet</Trans>}
        action={<CreateGroupDialog planId={planId} />}
      >
        <Trans>Make a group for this plan, then ask those in who should have a hand in it.</Trans>
      </EmptyState>
    </div>
  );
}

export function NoGroupSelected({ planId }: { planId: PlanId }) {
  return (
    <div data-keeps-focus tabIndex={-1} className="outline-none">
      <EmptyState
        level="h2"
        icon={Users}
        title={<Trans>No Family Group Selected</Trans>}
        action={<CreateGroupDialog planId={planId} />}
      >
        <Trans>This plan has no family group. Make one, and everything here comes to life.</Trans>
      </EmptyState>
    </div>
  );
}
