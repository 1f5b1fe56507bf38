import { CLOSED_NOTE_MAX_LENGTH, type KeptDay } from '@evenlight/contract/consultation-hours';
import type { ComingConsultation } from '@evenlight/contract/consultations';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useKeptWords } from '../../../../parts/kept-form/use-kept-words';
import { Refusal } from '../../../../parts/refusal';
import { CallFailed } from '../../../../platform/call';
import { Button } from '../../../../ui/base/button';
import { Card } from '../../../../ui/base/card';
import { useIsHydrated } from '../../../../ui/base/is-hydrated';
import { DateField } from '../../../../ui/forms/date-field';
import { RadioCards } from '../../../../ui/forms/radio-cards';
import { TextField } from '../../../../ui/forms/text-field';
import { changesSavedToast } from '../../../../ui/overlays/toast-presets';
import { toasts } from '../../../../ui/overlays/toast-store';
import { Notice } from '../../../../ui/status/notice';
import { SkeletonList } from '../../../../ui/status/skeleton';
import { useTooLong } from '../../queue/too-long';
import { BookedOnDay } from './booked-on-day';
import { hoursInWords } from './hours-in-words';
import { useSetDay } from './queries';
import { StretchRows } from './stretch-rows';
import { asMinutes, faultOf, TypedStretch, usualStretch } from './typed-hours';

const TypedDay = z.object({
  date: z.string(),
  isClosed: z.boolean(),
  note: z.string(),
  stretches: z.array(TypedStretch),
  /** Which state of the day it was typed over; null over a usual one. */
  over: z.string().nullable(),
});
type TypedDay = z.infer<typeof TypedDay>;
const nothingTyped: TypedDay = { date: '', isClosed: true, note: '', stretches: [usualStretch], over: null };

type Props = { days: KeptDay[]; talks: ComingConsultation[]; today: string };

/** A day that is special already gets what is typed here instead. */
export function AddDay(props: Props) {
  // The server does not know what this tab keeps.
  return useIsHydrated() ? <DayForm {...props} /> : <SkeletonList rows={1} />;
}

function DayForm({ days, talks, today }: Props) {
  const { t } = useLingui();
  const { typed, type, chooseDay, standing, problem, isRight, ...saving } = useTypedDay(days, today);
  const { date, isClosed, note, stretches } = typed;

  return (
    <Card as="section" aria-label={t`A special day`} className="grid gap-4">
      <DateField
        name="date"
        label={t`Day`}
        isRequired
        min={today}
        value={date}
        onChange={({ target }) => chooseDay(target.value)}
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
        problem={problem}
        dir="auto"
        value={note}
        onChange={({ target }) => type({ note: target.value })}
      />
      <div role="status" className="grid gap-3 empty:hidden">
        {standing && <Standing day={standing} />}
        <BookedOnDay date={date} talks={talks} />
      </div>
      <Refusal error={saving.error} className="mt-3" />
      <Button
        className="justify-self-start"
        aria-disabled={!isRight || undefined}
        state={saving.isPending ? 'loading' : 'idle'}
        onClick={saving.save}
      >
        {saving.hasConflict ? <Trans>Save mine all the same</Trans> : <Trans>Save this day</Trans>}
      </Button>
    </Card>
  );
}

function useTypedDay(days: KeptDay[], today: string) {
  const words = useKeptWords({ name: 'consultation-day', place: 'tab' }, TypedDay);
  const [typed, setTyped] = useState(words.atFirst ?? nothingTyped);
  const { mutate, reset, isPending, error } = useSetDay();
  const { date, isClosed, note, stretches, over } = typed;
  const standing = days.find((day) => day.date === date);
  const hasConflict = error instanceof CallFailed && error.problem?.code === 'consultation_hours.changed_meanwhile';
  const problem = useTooLong()(note, CLOSED_NOTE_MAX_LENGTH);
  const hasHours = isClosed || (stretches.length > 0 && faultOf(stretches) === null);
  const isRight = date >= today && hasHours && !problem;

  function type(change: Partial<TypedDay>) {
    const next = { ...typed, ...change };
    setTyped(next);
    words.keep(next);
  }

  function chooseDay(chosen: string) {
    reset();
    type({ date: chosen, over: days.find((day) => day.date === chosen)?.version ?? null });
  }

  function save() {
    const onSuccess = () => {
      setTyped(nothingTyped);
      words.forget();
      toasts.show(changesSavedToast());
    };
    if (!isRight || isPending) return;
    // Sent again after a conflict, it is a decision: what stands there now was shown.
    const version = hasConflict ? (standing?.version ?? null) : over;
    mutate({ date, note, stretches: isClosed ? [] : stretches.map(asMinutes), version }, { onSuccess });
  }

  return { typed, type, chooseDay, standing, problem, isRight, hasConflict, isPending, error, save };
}

/** Saved over, this is gone; so it is shown before. */
function Standing({ day: { stretches, note } }: { day: KeptDay }) {
  const { t, i18n } = useLingui();
  return (
    <Notice tone="warn" title={<Trans>This day is special already. Saving replaces what stands there now:</Trans>}>
      <p dir="auto" className="wrap-anywhere">
        {[hoursInWords(stretches, i18n) || t`Closed`, note].filter(Boolean).join(' · ')}
      </p>
    </Notice>
  );
}
