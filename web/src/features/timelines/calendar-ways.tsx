// The timeline elsewhere: as a file, in a calendar that keeps itself up to date, on paper.
import { pathOf } from '@evenlight/contract/endpoint';
import { downloadCalendar, type Timeline } from '@evenlight/contract/timelines';
import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { ButtonLink } from '../../ui/base/button-link';
import { Disclosure } from '../../ui/base/disclosure';
import { PrintButton } from '../../ui/base/print-button';
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
        <PrintButton>
          <Trans>Print</Trans>
        </PrintButton>
      </div>
      <Disclosure className="border-t border-b-0" title={<Trans>Subscribe in your own calendar</Trans>}>
        <CalendarAddress timeline={timeline} />
      </Disclosure>
    </div>
  );
}
