import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/base/card';
import { TextLink } from '../../../ui/base/text-link';

const linkLooks = 'mt-2 inline-flex min-h-11 items-center';

export function VenuesAndGrief() {
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <Card as="section" tone="mist">
        <h2 className="text-2xl">
          <Trans>Venue assistance</Trans>
        </h2>
        <p className="mt-3 text-ink-2">
          <Trans>
            An interactive map of venues around the bay: which tradition they suit, how many people they hold, what they
            cost and which days are free.
          </Trans>
        </p>
        <TextLink to="/venue-selection" className={linkLooks}>
          <Trans>Open the venue map</Trans>
        </TextLink>
      </Card>
      <Card as="section" tone="mist">
        <h2 className="text-2xl">
          <Trans>Grief support</Trans>
        </h2>
        <p className="mt-3 text-ink-2">
          <Trans>
            Grief keeps no calendar. Reading, groups, counseling and small things to do on a hard day, before the
            service and long after it.
          </Trans>
        </p>
        <TextLink to="/grief-support" className={linkLooks}>
          <Trans>Go to grief support</Trans>
        </TextLink>
      </Card>
    </div>
  );
}
