// Asking our team to find the date: a few words are enough, and none are needed.
import { PROMISE_HOURS } from '@evenlight/contract/promise-hours';
import { PLANNING_NOTE_MAX_LENGTH, WISHED_DAYS_MAX_LENGTH } from '@evenlight/contract/scheduling';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../ui/base/button';
import { useSendOnce } from '../../../../ui/forms/send-once';
import { TextArea } from '../../../../ui/forms/text-area';
import { TextField } from '../../../../ui/forms/text-field';
import { PlanProblem } from '../../plan-problem';
import { useEarlyTyping } from './use-early-typing';
import type { UnsentSchedule } from './use-unsent-schedule';

export function RequestPlanning({ unsent, otherWays }: { unsent: UnsentSchedule; otherWays?: ReactNode }) {
  const { t } = useLingui();
  const { typed, type, requesting } = unsent;
  const { wishedDays, note } = typed;
  const shown = { wishedDays, note };
  const form = useEarlyTyping<HTMLFormElement, keyof typeof shown>(shown, type);
  const sendOnce = useSendOnce(requesting.isPending, () => void unsent.request());
  const hours = PROMISE_HOURS;

  function send(event: FormEvent) {
    event.preventDefault();
    sendOnce(undefined);
  }

  return (
    <form ref={form} method="post" noValidate className="grid gap-5" onSubmit={send}>
      <p className="text-ink-2">
        <Trans>
          A person of our team looks at venues, clergy and the calendar for you, and answers within {hours} hours.
          Nothing is booked before you say yes.
        </Trans>
      </p>
      <TextField
        name="wishedDays"
        label={t`Days that would suit you`}
        hint={t`For example: any morning next week, but not Thursday. It may stay empty.`}
        maxLength={WISHED_DAYS_MAX_LENGTH}
        autoComplete="off"
        value={wishedDays}
        onChange={({ currentTarget }) => type({ wishedDays: currentTarget.value })}
      />
      <TextArea
        name="note"
        label={t`Anything we should know`}
        hint={t`Who has to travel, which rites are needed, whom to call. It may stay empty.`}
        maxLength={PLANNING_NOTE_MAX_LENGTH}
        value={note}
        onChange={({ currentTarget }) => type({ note: currentTarget.value })}
      />
      <PlanProblem error={requesting.error} className="empty:hidden" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" state={requesting.isPending ? 'loading' : 'idle'}>
          <Trans>Send the request</Trans>
        </Button>
        {otherWays}
      </div>
    </form>
  );
}
