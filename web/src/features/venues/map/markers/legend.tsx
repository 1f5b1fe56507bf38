import { Availability } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import { LegendEntry } from '../../../../ui/status/map-frame';
import { availabilityWords } from '../../words';
import { SmallMark } from './mark-shape';

/** What the shapes mean. Without a day there is only one shape on the map, and it promises nothing. */
export function AvailabilityLegend({ hasDate }: { hasDate: boolean }) {
  const { i18n } = useLingui();
  return (
    <>
      {!hasDate && (
        <LegendEntry mark={<SmallMark availability={null} />}>
          <Trans>No date chosen</Trans>
        </LegendEntry>
      )}
      {Availability.options.map((availability) => (
        <LegendEntry key={availability} mark={<SmallMark availability={availability} />}>
          {i18n._(availabilityWords[availability])}
        </LegendEntry>
      ))}
    </>
  );
}
