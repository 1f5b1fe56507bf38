import type { SharedTask } from '@evenlight/contract/families/tasks';
import { Trans } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { properName } from '../../../ui/base/their-words';

export function Assignee({ task: { assignee } }: { task: SharedTask }) {
  return (
    <span className="flex items-start gap-1.5 wrap-anywhere">
      <UserRound aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {assignee ? <span {...properName}>{assignee.name}</span> : <Trans>Unassigned</Trans>}
    </span>
  );
}
