// The hours of a usual week. What is typed stays in this tab until it is saved.
import type { ConsultationHours } from '@evenlight/contract/consultations';
import { z } from '@evenlight/contract/zod';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { SectionHeading } from '../../../ui/base/section-heading';
import { changesSavedToast } from '../../../ui/overlays/toast-presets';
import { toasts } from '../../../ui/overlays/toast-store';
import { SkeletonList } from '../../../ui/status/skeleton';
import { StaffProblem } from '../case/staff-problem';
import { useSetWeek } from './queries';
import { StretchRows } from './stretch-rows';
import { asMinutes, asTyped, faultOf, TypedStretch } from './typed-hours';

// A week is read from Monday on; the contract counts from Sunday = 0.
const days: { weekday: number; name: MessageDescriptor }[] = [
  { weekday: 1, name: msg`Monday` },
  { weekday: 2, name: msg`Tuesday` },
  { weekday: 3, name: msg`Wednesday` },
  { weekday: 4, name: msg`Thursday` },
  { weekday: 5, name: msg`Friday` },
  { weekday: 6, name: msg`Saturday` },
  { weekday: 0, name: msg`Sunday` },
];

const KEY = 'evenlight.consultation-week';
/** By weekday, Sunday first. */
const TypedWeek = z.array(z.array(TypedStretch)).length(7);
type TypedWeek = z.infer<typeof TypedWeek>;

const asTypedWeek = (week: ConsultationHours['week']): TypedWeek =>
  Array.from({ length: 7 }, (_, weekday) => week.filter((stretch) => stretch.weekday === weekday).map(asTyped));

export function WeekHours({ week }: Pick<ConsultationHours, 'week'>) {
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
      {isAwake ? <WeekForm key={JSON.stringify(week)} week={week} /> : <SkeletonList rows={3} />}
    </section>
  );
}

function WeekForm({ week }: Pick<ConsultationHours, 'week'>) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(
    () => TypedWeek.safeParse(readStored('sessionStorage', KEY)).data ?? asTypedWeek(week),
  );
  const { mutate, isPending, error } = useSetWeek();
  const place = useKeptFocus<HTMLUListElement>();
  const isRight = typed.every((stretches) => faultOf(stretches) === null);

  function type(weekday: number, stretches: TypedStretch[]) {
    const next = typed.map((before, day) => (day === weekday ? stretches : before));
    setTyped(next);
    writeStored('sessionStorage', KEY, JSON.stringify(next));
  }

  function save() {
    const wished = typed.flatMap((stretches, weekday) => stretches.map((one) => ({ weekday, ...asMinutes(one) })));
    mutate(wished, {
      onSuccess: () => {
        removeStored('sessionStorage', KEY);
        toasts.show(changesSavedToast());
      },
    });
  }

  return (
    <Card>
      <ul ref={place} tabIndex={-1} className="grid outline-none">
        {days.map(({ weekday, name }) => {
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
                {...{ day, stretches }}
                fault={faultOf(stretches)}
                onChange={(next) => type(weekday, next)}
              />
            </li>
          );
        })}
      </ul>
      <StaffProblem error={error} />
      <Button
        className="mt-5"
        aria-disabled={!isRight || undefined}
        state={isPending ? 'loading' : 'idle'}
        onClick={save}
      >
        <Trans>Save the week</Trans>
      </Button>
    </Card>
  );
}
