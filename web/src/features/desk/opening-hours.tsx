import type { OpeningHours as Hours } from '@evenlight/contract/desk';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, Moon } from 'lucide-react';
import { Badge } from '../../ui/base/badge';
import { Table } from '../../ui/status/table';
import { useHoursInWords, useHoursRows } from './hours-in-words';
import { OpenOrClosed } from './open-or-closed';

/** When the chat is open, and whether it is now. Shape and word say it; the colour only agrees. */
export function OpeningHours({ hours }: { hours: Hours }) {
  const rows = useHoursRows(hours.week);
  const inWords = useHoursInWords(hours);
  return (
    <div>
      <p role="status" className="mb-4">
        <OpenOrClosed
          isOpen={hours.isOpen}
          open={
            <Badge tone="ok" icon={CircleCheck}>
              <Trans>Online</Trans>
            </Badge>
          }
          closed={
            <Badge tone="gold" icon={Moon}>
              <Trans>After Hours</Trans>
            </Badge>
          }
        />
      </p>
      <Table
        caption={<Trans>Chat hours</Trans>}
        isCaptionHidden
        columns={[
          { key: 'days', header: <Trans>Days</Trans>, cell: ({ days }) => days },
          { key: 'hours', header: <Trans>Hours</Trans>, cell: ({ hours }) => hours },
        ]}
        rows={rows}
        rowKey={({ days }) => days}
      />
      <p className="mt-4 text-ink-2 text-sm">{inWords}</p>
    </div>
  );
}
