import { dayReminders, type GriefDay } from '@evenlight/contract/self-care/days';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { calendarDay, today } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useFocusOnReturn } from '../../../ui/base/keep-focus';
import { theirWords } from '../../../ui/base/their-words';
import { SelectField } from '../../../ui/forms/select-field';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { useVersion } from '../conflict';
import { useChangeDay, useRemindOfDay, useRemoveDay } from '../queries';
import { type Distance, distanceTo } from './by-month';
import { DayForm } from './day-form';
import { reminderWords, sourceWords } from './day-words';

type OwnDay = NonNullable<GriefDay['own']>;

export function DayLine({ day }: { day: GriefDay }) {
  const { i18n } = useLingui();
  const [editing, setEditing] = useState<'not yet' | 'now' | 'done'>('not yet');
  const isOver = day.on < today();
  if (editing === 'now' && day.own)
    return (
      <Card as="li">
        <ChangeDay own={day.own} onDone={() => setEditing('done')} />
      </Card>
    );
  return (
    <Card as="li" className="grid grid-cols-1 gap-x-6 gap-y-3 p-5 sm:grid-cols-[minmax(0,1fr)_15rem] sm:p-6">
      <div className="min-w-0">
        <p className="text-ink-2 text-sm first-letter:uppercase">
          {calendarDay(day.on, i18n)}
          {!isOver && (
            <>
              {' · '}
              <Away distance={distanceTo(day.on, today())} />
            </>
          )}
        </p>
        <h4 {...theirWords} className="mt-1 wrap-anywhere text-lg">
          {day.name}
        </h4>
        <p className="mt-1.5 flex flex-wrap gap-2">
          <Badge tone={day.source === 'own' ? 'pine' : 'line'}>{i18n._(sourceWords[day.source])}</Badge>
          {day.years !== null && (
            <Badge tone="gold">
              <Plural value={day.years} one="# year" other="# years" />
            </Badge>
          )}
        </p>
        {day.note && <p className="mt-2 text-ink-2 text-sm">{day.note}</p>}
        {day.own && <OwnButtons day={day} own={day.own} isBack={editing === 'done'} onEdit={() => setEditing('now')} />}
      </div>
      {!isOver && <ReminderChoice day={day} />}
    </Card>
  );
}

function Away({ distance: { unit, count } }: { distance: Distance }) {
  if (unit === 'today') return <Trans>today</Trans>;
  if (unit === 'tomorrow') return <Trans>tomorrow</Trans>;
  if (unit === 'days') return <Plural value={count} one="in # day" other="in # days" />;
  if (unit === 'weeks') return <Plural value={count} one="in # week" other="in # weeks" />;
  return <Plural value={count} one="in # month" other="in # months" />;
}

/** Takes effect at once; what was chosen stays in sight while it is stored, and goes back if it could not be. */
function ReminderChoice({ day }: { day: GriefDay }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, variables, error } = useRemindOfDay();
  if (day.isRemindedElsewhere)
    return (
      <p className="text-ink-2 text-sm">
        <Trans>Your timeline reminds you of this day.</Trans>
      </p>
    );
  const { name } = day;
  return (
    <div className="grid content-start gap-2">
      <SelectField
        name={`reminder ${day.key}`}
        label={t`Reminder`}
        aria-label={t`Reminder for ${name}`}
        value={isPending ? variables.reminder : day.reminder}
        onChange={({ target }) => {
          const reminder = dayReminders.find((each) => each === target.value);
          if (reminder) mutate({ key: day.key, reminder });
        }}
        options={dayReminders.map((value) => ({ value, label: i18n._(reminderWords[value]) }))}
      />
      <Refusal error={error} />
    </div>
  );
}

type ButtonsProps = { day: GriefDay; own: OwnDay; isBack: boolean; onEdit: () => void };

function OwnButtons({ day: { name }, own, isBack, onEdit }: ButtonsProps) {
  const { t } = useLingui();
  const editButton = useFocusOnReturn(isBack);
  const { mutateAsync, isPending, error } = useRemoveDay();
  return (
    <div className="mt-3 -ms-3 flex flex-wrap">
      <Button ref={editButton} variant="ghost" size="small" aria-label={t`Change ${name}`} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4.5" />
        <Trans>Change</Trans>
      </Button>
      <AskFirst
        isDanger
        trigger={
          <Button variant="ghost" size="small" aria-label={t`Remove ${name}`}>
            <Trash2 aria-hidden="true" className="size-4.5" />
            <Trans>Remove</Trans>
          </Button>
        }
        question={<Trans>Remove this day?</Trans>}
        consequences={<Trans>It goes from your calendar on all your devices, and no reminder comes any more.</Trans>}
        confirm={<Trans context="day">Remove it</Trans>}
        isPending={isPending}
        onYes={() => mutateAsync(own.id)}
      >
        <Refusal error={error} />
      </AskFirst>
    </div>
  );
}

function ChangeDay({ own, onDone }: { own: OwnDay; onDone: () => void }) {
  const { id: dayId, version, ...fields } = own;
  const mutation = useChangeDay();
  const from = useVersion(version, mutation.error);
  return (
    <DayForm
      name={`day-${dayId}`}
      atFirst={fields}
      mutation={mutation}
      inputOf={(changed) => ({ params: { dayId }, body: { ...changed, version: from } })}
      onDone={onDone}
    />
  );
}
