// The hours of a usual week. What is typed stays in this tab until it is saved.
import type { ConsultationHours } from '@evenlight/contract/consultation-hours';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useKeptWords } from '../../../../parts/kept-form/use-kept-words';
import { Refusal } from '../../../../parts/refusal';
import { CallFailed } from '../../../../platform/call';
import { Button } from '../../../../ui/base/button';
import { Card } from '../../../../ui/base/card';
import { useIsHydrated } from '../../../../ui/base/is-hydrated';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { SectionHeading } from '../../../../ui/base/section-heading';
import { changesSavedToast } from '../../../../ui/overlays/toast-presets';
import { toasts } from '../../../../ui/overlays/toast-store';
import { SkeletonList } from '../../../../ui/status/skeleton';
import { useSetWeek } from './queries';
import { StretchRows } from './stretch-rows';
import { asMinutes, asTyped, faultOf, TypedStretch } from './typed-hours';
import { WeekMeanwhile } from './week-meanwhile';
import { weekdays } from './weekdays';

/** By weekday, Sunday first. */
const TypedWeek = z.array(z.array(TypedStretch)).length(7);
type TypedWeek = z.infer<typeof TypedWeek>;
/** `over`: which state of the week it was typed over. */
const Unsaved = z.object({ week: TypedWeek, over: z.string() });

const asTypedWeek = (week: ConsultationHours['week']): TypedWeek =>
  Array.from({ length: 7 }, (_, weekday) => week.filter((stretch) => stretch.weekday === weekday).map(asTyped));

type Props = Pick<ConsultationHours, 'week' | 'weekVersion'>;

export function WeekHours(props: Props) {
  const isAwake = useIsHydrated();
  return (
    <section aria-labelledby="week-title" className="mb-14">
      <SectionHeading
        level="h2"
        id="week-title"
        className="mb-6"
        title={<Trans>Hours of a usual week</Trans>}
        lead={
          <Trans>
            Talks begin every full hour within these stretches, Pacific time. Federal holidays are closed. What is
            booked stays booked.
          </Trans>
        }
      />
      {/* The server does not know what this tab keeps. */}
      {isAwake ? <WeekForm {...props} /> : <SkeletonList rows={3} />}
    </section>
  );
}

function WeekForm(props: Props) {
  const { i18n } = useLingui();
  const { typed, type, takeTheirs, save, isPending, error, hasConflict } = useTypedWeek(props);
  const place = useKeptFocus<HTMLUListElement>();
  const isRight = typed.every((stretches) => faultOf(stretches) === null);

  return (
    <Card>
      <ul ref={place} tabIndex={-1} className="grid outline-none">
        {weekdays.map(({ weekday, name }) => {
          const stretches = typed[weekday] ?? [];
          const day = i18n._(name);
          return (
            <li
              key={weekday}
              className="grid gap-2 border-line border-b py-3 first:pt-0 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4"
            >
              <p className="font-semibold sm:pt-3">
                {day}
                {stretches.length === 0 && (
                  <span className="block font-normal text-ink-2 text-sm">
                    <Trans>Closed</Trans>
                  </span>
                )}
              </p>
              <StretchRows
                day={day}
                stretches={stretches}
                fault={faultOf(stretches)}
                onChange={(next) => type(weekday, next)}
              />
            </li>
          );
        })}
      </ul>
      <Refusal error={error} className="mt-3" />
      {hasConflict && <WeekMeanwhile week={props.week} onTakeTheirs={takeTheirs} />}
      <Button
        className="mt-5"
        aria-disabled={!isRight || undefined}
        state={isPending ? 'loading' : 'idle'}
        onClick={save}
      >
        {hasConflict ? <Trans>Save mine all the same</Trans> : <Trans>Save the week</Trans>}
      </Button>
    </Card>
  );
}

function useTypedWeek({ week, weekVersion }: Props) {
  // Nothing until somebody types: then the week is shown as it is with us, also after it was saved.
  const { atFirst, keep, forget } = useKeptWords({ name: 'consultation-week', place: 'tab' }, Unsaved);
  const [unsaved, setUnsaved] = useState(atFirst);
  const typed = unsaved?.week ?? asTypedWeek(week);
  const { mutate, reset, isPending, error } = useSetWeek();
  const hasConflict = error instanceof CallFailed && error.problem?.code === 'consultation_hours.changed_meanwhile';

  useEffect(() => {
    if (unsaved) keep(unsaved);
    else forget();
  }, [unsaved, keep, forget]);

  function type(weekday: number, stretches: TypedStretch[]) {
    const next = typed.map((before, day) => (day === weekday ? stretches : before));
    setUnsaved({ week: next, over: unsaved?.over ?? weekVersion });
  }

  function save() {
    const week = typed.flatMap((stretches, weekday) => stretches.map((one) => ({ weekday, ...asMinutes(one) })));
    // Sent again after a conflict, it is a decision: what stands there now was shown.
    const version = hasConflict ? weekVersion : (unsaved?.over ?? weekVersion);
    const body = { week, version };
    mutate(body, {
      onSuccess: (saved) => {
        // What was typed while it was sent is not saved yet, and is typed over what was.
        setUnsaved((now) => (now === unsaved ? undefined : now && { ...now, over: saved.weekVersion }));
        toasts.show(changesSavedToast());
      },
    });
  }

  function takeTheirs() {
    setUnsaved(undefined);
    reset();
  }

  return { typed, type, takeTheirs, save, isPending, error, hasConflict };
}
