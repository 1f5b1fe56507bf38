import { CLOSED_NOTE_MAX_LENGTH, type ComingConsultation } from '@evenlight/contract/consultations';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { DateField } from '../../../ui/forms/date-field';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { TextField } from '../../../ui/forms/text-field';
import { changesSavedToast } from '../../../ui/overlays/toast-presets';
import { toasts } from '../../../ui/overlays/toast-store';
import { SkeletonList } from '../../../ui/status/skeleton';
import { StaffProblem } from '../case/staff-problem';
import { BookedOnDay } from './booked-on-day';
import { useSetDay } from './queries';
import { StretchRows } from './stretch-rows';
import { asMinutes, faultOf, TypedStretch, usualStretch } from './typed-hours';

const KEY = 'evenlight.consultation-day';
const TypedDay = z.object({
  ...{ date: z.string(), isClosed: z.boolean(), note: z.string() },
  stretches: z.array(TypedStretch),
});
type TypedDay = z.infer<typeof TypedDay>;
const nothingTyped: TypedDay = { date: '', isClosed: true, note: '', stretches: [usualStretch] };

type Props = { talks: ComingConsultation[]; today: string };

/** A day that is special already gets what is typed here instead. */
export function AddDay(props: Props) {
  // The server does not know what this tab keeps.
  return useIsHydrated() ? <DayForm {...props} /> : <SkeletonList rows={1} />;
}

function DayForm({ talks, today }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(() => TypedDay.safeParse(readStored('sessionStorage', KEY)).data ?? nothingTyped);
  const { mutate, isPending, error } = useSetDay();
  const { date, isClosed, note, stretches } = typed;
  const isRight = date >= today && (isClosed || (stretches.length > 0 && faultOf(stretches) === null));

  function type(change: Partial<TypedDay>) {
    const next = { ...typed, ...change };
    setTyped(next);
    writeStored('sessionStorage', KEY, JSON.stringify(next));
  }

  function save() {
    const onSuccess = () => {
      setTyped(nothingTyped);
      removeStored('sessionStorage', KEY);
      toasts.show(changesSavedToast());
    };
    mutate({ date, note, stretches: isClosed ? [] : stretches.map(asMinutes) }, { onSuccess });
  }

  return (
    <Card as="section" aria-label={t`A special day`} className="grid gap-4">
      <DateField
        name="date"
        label={t`Day`}
        isRequired
        min={today}
        value={date}
        onChange={({ target }) => type({ date: target.value })}
        className="max-w-72"
      />
      <RadioCards
        name="isClosed"
        label={t`On this day`}
        columns={2}
        value={isClosed ? 'closed' : 'open'}
        onValueChange={(value) => type({ isClosed: value === 'closed' })}
        cards={[
          { value: 'closed', label: t`Closed` },
          { value: 'open', label: t`Hours of its own` },
        ]}
      />
      {!isClosed && (
        <StretchRows
          day={t`Special day`}
          stretches={stretches}
          fault={faultOf(stretches)}
          onChange={(stretches) => type({ stretches })}
        />
      )}
      <TextField
        name="note"
        label={t`Why, for our team (optional)`}
        maxLength={CLOSED_NOTE_MAX_LENGTH}
        dir="auto"
        value={note}
        onChange={({ target }) => type({ note: target.value })}
      />
      <div role="status" className="empty:hidden">
        <BookedOnDay date={date} talks={talks} />
      </div>
      <StaffProblem error={error} />
      <Button
        className="justify-self-start"
        aria-disabled={!isRight || undefined}
        state={isPending ? 'loading' : 'idle'}
        onClick={save}
      >
        <Trans>Save this day</Trans>
      </Button>
    </Card>
  );
}
