// The hours of one day, from and to, as many stretches as it has.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../../ui/base/button';
import { controlLooks } from '../../../../ui/forms/control-looks';
import { type HoursFault, type TypedStretch, usualStretch } from './typed-hours';

/** As many as a day can have. */
const MAX = 4;

type Props = {
  /** Which day, for screen readers: the same buttons stand on every day. */
  day: string;
  stretches: readonly TypedStretch[];
  fault: HoursFault | null;
  onChange: (stretches: TypedStretch[]) => void;
};

export function StretchRows({ day, stretches, fault, onChange }: Props) {
  const { t } = useLingui();
  const change = (at: number, part: Partial<TypedStretch>) =>
    onChange(stretches.map((stretch, index) => (index === at ? { ...stretch, ...part } : stretch)));
  return (
    <div className="grid gap-2.5">
      {stretches.map((stretch, at) => (
        <StretchRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place; it has no name of its own.
          key={at}
          day={day}
          number={at + 1}
          stretch={stretch}
          isWrong={fault !== null}
          onChange={(part) => change(at, part)}
          onRemove={() => onChange(stretches.filter((_, index) => index !== at))}
        />
      ))}
      {stretches.length < MAX && (
        <Button
          variant="ghost"
          size="small"
          className="-ms-4 justify-self-start"
          aria-label={t`${day}: add hours`}
          onClick={() => onChange([...stretches, usualStretch])}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          <Trans>Add hours</Trans>
        </Button>
      )}
      <p role="status" className="font-medium text-bad text-sm empty:hidden">
        {fault && <FaultWords fault={fault} />}
      </p>
    </div>
  );
}

type RowProps = {
  day: string;
  number: number;
  stretch: TypedStretch;
  isWrong: boolean;
  onChange: (part: Partial<TypedStretch>) => void;
  onRemove: () => void;
};

function StretchRow({ day, number, stretch: { from, to }, isWrong, onChange, onRemove }: RowProps) {
  const { t } = useLingui();
  return (
    // On a phone the times stand below each other: beside each other their AM and PM would be cut off.
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:flex sm:flex-wrap sm:justify-start">
      <div className="grid gap-2 sm:contents">
        <Clock
          label={t`${day}, from (${number})`}
          isWrong={isWrong}
          value={from}
          onType={(from) => onChange({ from })}
        />
        <span aria-hidden="true" className="max-sm:hidden">
          –
        </span>
        <Clock label={t`${day}, to (${number})`} isWrong={isWrong} value={to} onType={(to) => onChange({ to })} />
      </div>
      <Button variant="ghost" size="small" aria-label={t`${day}: remove hours ${number}`} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

type ClockProps = { label: string; isWrong: boolean; value: string; onType: (time: string) => void };

function Clock({ label, isWrong, value, onType }: ClockProps) {
  return (
    <div className="sm:w-38">
      <input
        type="time"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={value}
        onChange={({ target }) => onType(target.value)}
        className={controlLooks}
      />
    </div>
  );
}

function FaultWords({ fault }: { fault: HoursFault }) {
  if (fault === 'unfinished') return <Trans>One of these times is still missing.</Trans>;
  if (fault === 'backwards') return <Trans>The end has to be later than the beginning.</Trans>;
  return <Trans>Two stretches of one day lie over each other. Change one of them.</Trans>;
}
