import type { SharedTask } from '@evenlight/contract/families/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import { AlarmClock, CalendarClock } from 'lucide-react';
import { momentInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { useHasPassed } from '../../../ui/base/has-passed';

/** When it is due; what is late says so in words. */
export function DueLine({ task: { dueDate, status } }: { task: Pick<SharedTask, 'dueDate' | 'status'> }) {
  if (dueDate === null) return null;
  return <Due dueDate={dueDate} isDone={status === 'completed'} />;
}

function Due({ dueDate, isDone }: { dueDate: string; isDone: boolean }) {
  const { i18n } = useLingui();
  const hasPassed = useHasPassed(dueDate);
  const when = momentInWords(dueDate, i18n);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {hasPassed && !isDone && (
        <Badge tone="bad" icon={AlarmClock}>
          <Trans>Overdue</Trans>
        </Badge>
      )}
      <span className="flex items-start gap-1.5">
        <CalendarClock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <time dateTime={dueDate}>
          <Trans>Due {when}</Trans>
        </time>
      </span>
    </span>
  );
}
