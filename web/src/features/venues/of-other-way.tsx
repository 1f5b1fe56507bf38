// A crematory welcomes a service of any kind, and is no place to bury anybody: nothing is hidden, and it is said.
import { CREMATORIUM, type Venue } from '@evenlight/contract/venues';
import type { Way } from '@evenlight/contract/ways';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/base/badge';

type Props = { venue: Pick<Venue, 'type'>; way: Way | undefined };

const isOfOtherWay = ({ venue, way }: Props) =>
  venue.type === CREMATORIUM && (way === 'burial' || way === 'green-burial');

export function OtherWayBadge(props: Props) {
  if (!isOfOtherWay(props)) return null;
  return (
    <Badge tone="line">
      <Trans>A crematory</Trans>
    </Badge>
  );
}

export function OtherWayNote(props: Props) {
  if (!isOfOtherWay(props)) return null;
  return (
    <p className="text-ink-2">
      <Trans>
        This is a crematory, and your plan is a burial. A farewell can be held here; ask them, because the burial is at
        a cemetery afterwards.
      </Trans>
    </p>
  );
}
