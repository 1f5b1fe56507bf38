// The timeline elsewhere: as a file, in a calendar that keeps itself up to date, on paper.
import { pathOf } from '@evenlight/contract/endpoint';
import { downloadCalendar, type Timeline } from '@evenlight/contract/timelines';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, Printer } from 'lucide-react';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { Disclosure } from '../../ui/base/disclosure';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { CalendarAddress } from './calendar-address';

export function CalendarWays({ timeline }: { timeline: Timeline }) {
  const { planId } = timeline;
  return (
    <div className="print:hidden">
      <div className="mb-4 flex flex-wrap gap-3">
        <ButtonLink variant="secondary" href={pathOf(downloadCalendar, { params: { planId } })} download>
          <CalendarDays aria-hidden="true" className="size-4.5" />
          <Trans>Download calendar file</Trans>
        </ButtonLink>
        <PrintButton />
      </div>
      <Disclosure className="border-t border-b-0" title={<Trans>Subscribe in your own calendar</Trans>}>
        <CalendarAddress timeline={timeline} />
      </Disclosure>
    </div>
  );
}

/** Only a script can open the printer's window; without one the browser's own menu does. */
function PrintButton() {
  if (!useIsHydrated()) return null;
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4.5" />
      <Trans>Print</Trans>
    </Button>
  );
}
