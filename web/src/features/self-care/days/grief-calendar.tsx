// The grief calendar: the coming year by months, with what was added by hand and what is known from elsewhere.
import { pathOf } from '@evenlight/contract/endpoint';
import { type GriefDay, getGriefCalendar } from '@evenlight/contract/self-care/days';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, CalendarHeart, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { monthInWords, today } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { useFocusOfGoneLines, useFocusOnReturn } from '../../../ui/base/keep-focus';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useAddDay, useDays } from '../queries';
import { byMonth } from './by-month';
import { DayForm } from './day-form';
import { DayLine } from './day-line';

export function GriefCalendar() {
  const days = useDays();
  const known = days.data ?? [];
  const hasOwn = known.some(({ source }) => source !== 'holiday');
  return (
    <div className="grid max-w-200 gap-6">
      <AddDay />
      {days.isPending && <SkeletonList />}
      {days.isError && known.length === 0 && (
        <ErrorState
          level="h3"
          title={<Trans>Your calendar cannot be shown just now</Trans>}
          safe={<Trans>Nothing is lost, and reminders come as you chose.</Trans>}
          next={<Trans>Try again in a moment.</Trans>}
          retry={days}
        />
      )}
      {days.isSuccess && !hasOwn && (
        <EmptyState icon={CalendarHeart} title={<Trans>No day of your own yet</Trans>} className="py-8">
          <Trans>
            Add a birthday or another day that matters to you. Days of your memorials and timelines appear here by
            themselves. Below are holidays that are hard for many.
          </Trans>
        </EmptyState>
      )}
      {days.isSuccess && <Months days={known} />}
      {days.isSuccess && (
        <div className="border-line border-t pt-5">
          <ButtonLink variant="secondary" href={pathOf(getGriefCalendar, {})} download>
            <CalendarDays aria-hidden="true" className="size-4.5" />
            <Trans>Download calendar file</Trans>
          </ButtonLink>
          <p className="mt-3 max-w-[60ch] text-ink-2 text-sm">
            <Trans>
              The file has the days of the coming year with their names. Whoever you share your calendar with can read
              them.
            </Trans>
          </p>
        </div>
      )}
    </div>
  );
}

function AddDay() {
  const [adding, setAdding] = useState<'not yet' | 'now' | 'done'>('not yet');
  const addButton = useFocusOnReturn(adding === 'done');
  const mutation = useAddDay();
  if (adding !== 'now')
    return (
      <div>
        <Button ref={addButton} onClick={() => setAdding('now')}>
          <Plus aria-hidden="true" className="size-4.5" />
          <Trans>Add a day</Trans>
        </Button>
      </div>
    );
  return (
    <Card as="section" aria-labelledby="new-day-title">
      <h3 id="new-day-title" className="mb-4 text-xl">
        <Trans>A day to remember</Trans>
      </h3>
      <DayForm
        name="day"
        mutation={mutation}
        inputOf={(fields, idempotencyKey) => ({ ...fields, idempotencyKey })}
        onDone={() => setAdding('done')}
      />
    </Card>
  );
}

function Months({ days }: { days: GriefDay[] }) {
  const { i18n } = useLingui();
  const box = useFocusOfGoneLines(days.length);
  const { months, over } = byMonth(days, today());
  return (
    <div ref={box} tabIndex={-1} className="grid gap-7 rounded-card">
      {months.map(({ month, days }) => (
        <Part key={month} title={monthInWords(month, i18n)} days={days} />
      ))}
      {over.length > 0 && <Part title={<Trans>Days that are over</Trans>} days={over} />}
    </div>
  );
}

function Part({ title, days }: { title: ReactNode; days: GriefDay[] }) {
  return (
    <section>
      <h3 className="text-xl first-letter:uppercase">{title}</h3>
      <ul className="mt-3 grid gap-3">
        {days.map((day) => (
          <DayLine key={day.key} day={day} />
        ))}
      </ul>
    </section>
  );
}
