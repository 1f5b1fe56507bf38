import type { QueueLine } from '@evenlight/contract/queue';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, Siren } from 'lucide-react';
import { Badge } from '../../../ui/base/badge';

/** Why this one stands before the others. */
export function UrgencyMarks({ line: { comesFirst, mayBeInDanger, keptAt, withdrawnAt } }: { line: QueueLine }) {
  const isFirst = comesFirst && keptAt === null && withdrawnAt === null;
  if (!isFirst && !mayBeInDanger) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {isFirst && (
        <Badge tone="bad" icon={Siren}>
          <Trans>Emergency: comes first</Trans>
        </Badge>
      )}
      {mayBeInDanger && (
        <Badge tone="bad" icon={CircleAlert}>
          <Trans>May be in danger</Trans>
        </Badge>
      )}
    </p>
  );
}
