import { Trans } from '@lingui/react/macro';
import { LegendEntry } from '../../../ui/status/map-frame';
import { SmallMark } from './mark-shape';

/** What the shapes mean. Without a day there is only one shape on the map, and it promises nothing. */
export function AvailabilityLegend({ hasDate }: { hasDate: boolean }) {
  return (
    <>
      {!hasDate && (
        <LegendEntry mark={<SmallMark availability={null} />}>
          <Trans>No date chosen</Trans>
        </LegendEntry>
      )}
      <LegendEntry mark={<SmallMark availability="available" />}>
        <Trans>Available</Trans>
      </LegendEntry>
      <LegendEntry mark={<SmallMark availability="pending" />}>
        <Trans>Pending</Trans>
      </LegendEntry>
      <LegendEntry mark={<SmallMark availability="booked" />}>
        <Trans>Booked</Trans>
      </LegendEntry>
    </>
  );
}
