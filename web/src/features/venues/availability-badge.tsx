import type { Availability } from '@evenlight/contract/venues';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../ui/base/badge';
import { SmallMark } from './map/markers/mark-shape';
import { availabilityWords } from './words';

const tones = { available: 'ok', pending: 'warn', booked: 'bad' } as const;

/** Shape, colour and word, as on the map. */
export function AvailabilityBadge({ availability }: { availability: Availability }) {
  const { i18n } = useLingui();
  return (
    <Badge tone={tones[availability]}>
      <SmallMark availability={availability} />
      {i18n._(availabilityWords[availability])}
    </Badge>
  );
}
