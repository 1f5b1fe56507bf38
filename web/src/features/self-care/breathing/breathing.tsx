// Paced breathing. The words and the count say everything; circle, tone and trembling only accompany them.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SwitchField } from '../../../ui/forms/switch-field';
import { ClockButtons } from '../clock/clock-buttons';
import { asMinutes } from '../clock/session-clock';
import { hum, openSound } from '../clock/sounds';
import { useSessionClock } from '../clock/use-session-clock';
import { useWakeLock } from '../clock/use-wake-lock';
import { BreathShape } from './breath-shape';
import {
  lengthMsOf,
  lengthsInMinutes,
  type Minutes,
  type Moment,
  momentAt,
  type PatternName,
  patternNames,
} from './patterns';

const patternWords: Record<PatternName, { name: MessageDescriptor; about: MessageDescriptor }> = {
  'long-out': { name: msg`4 in · 6 out`, about: msg`A good one to begin with.` },
  box: { name: msg`4 · 4 · 4 · 4`, about: msg`In, hold, out, rest: each for four.` },
  'short-hold': { name: msg`4 in · 2 hold · 6 out`, about: msg`With a short pause at the top.` },
};

const phaseWords: Record<Moment['kind'], MessageDescriptor> = {
  in: msg`Breathe in`,
  hold: msg`Hold`,
  out: msg`Breathe out`,
  rest: msg`Rest`,
};

export function Breathing() {
  const { t } = useLingui();
  const [pattern, setPattern] = useState<PatternName>('long-out');
  const [minutes, setMinutes] = useState<Minutes>(1);
  const [hasTone, setHasTone] = useState(false);
  const [hasTremble, setHasTremble] = useState(false);
  const { state, elapsedMs, start, pause, stop } = useSessionClock(lengthMsOf(pattern, minutes));
  const isRunning = state === 'running';
  const moment = isRunning || state === 'paused' ? momentAt(pattern, elapsedMs) : null;
  useWakeLock(isRunning);
  useCues(isRunning ? moment : null, { hasTone, hasTremble });
  const anew = <Choice,>(choose: (choice: Choice) => void) => {
    return (choice: Choice) => {
      stop();
      choose(choice);
    };
  };

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card className="grid justify-items-center gap-5 py-8 text-center">
        <BreathShape moment={moment} isPaused={state === 'paused'} />
        <Guide moment={moment} state={state} />
        <p className="text-ink-2 tabular-nums">
          <Trans>Time left</Trans> {asMinutes(lengthMsOf(pattern, minutes) - elapsedMs)}
        </p>
        <ClockButtons
          state={state}
          onStart={() => {
            if (hasTone) openSound();
            start();
          }}
          onPause={pause}
          onStop={stop}
        />
        <p className="max-w-[46ch] text-ink-2 text-sm">
          <Trans>
            Breathe as gently as you can. If you feel dizzy or uneasy, stop and breathe as you like. Stopping is fine.
          </Trans>
        </p>
      </Card>
      <div className="grid content-start gap-5">
        <PatternChoice pattern={pattern} onChoose={anew(setPattern)} />
        <LengthChoice minutes={minutes} onChoose={anew(setMinutes)} />
        <SwitchField
          name="tone"
          label={t`A soft tone`}
          checked={hasTone}
          onChange={({ target }) => {
            setHasTone(target.checked);
            if (target.checked) openSound();
          }}
        />
        <TrembleSwitch isOn={hasTremble} onChange={setHasTremble} />
      </div>
    </div>
  );
}

type State = 'ready' | 'running' | 'paused' | 'over';

/** Read out politely when another phase begins; the count is for the eye alone. */
function Guide({ moment, state }: { moment: Moment | null; state: State }) {
  const { i18n } = useLingui();
  return (
    <div className="min-h-18">
      <p aria-live="polite" className="font-serif text-2xl">
        {state === 'ready' && <Trans>Ready when you are</Trans>}
        {state === 'running' && moment && i18n._(phaseWords[moment.kind])}
        {state === 'paused' && <Trans>Paused</Trans>}
        {state === 'over' && <Trans>That was it. Notice how you are.</Trans>}
      </p>
      <p aria-hidden="true" className="mt-1 text-xl text-ink-2 tabular-nums">
        {state === 'running' && moment?.count}
      </p>
    </div>
  );
}

function PatternChoice({ pattern, onChoose }: { pattern: PatternName; onChoose: (chosen: PatternName) => void }) {
  const { t, i18n } = useLingui();
  return (
    <RadioCards
      name="pattern"
      label={t`How to breathe`}
      value={pattern}
      onValueChange={(value) => {
        const chosen = patternNames.find((name) => name === value);
        if (chosen) onChoose(chosen);
      }}
      cards={patternNames.map((name) => ({
        value: name,
        label: i18n._(patternWords[name].name),
        description: i18n._(patternWords[name].about),
      }))}
    />
  );
}

function LengthChoice({ minutes, onChoose }: { minutes: Minutes; onChoose: (chosen: Minutes) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-ui">
        <Trans>How long</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {lengthsInMinutes.map((length) => (
          <label
            key={length}
            className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 has-checked:border-pine has-checked:bg-pine-soft has-focus-visible:outline-3 has-focus-visible:outline-pine has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="length"
              value={length}
              checked={length === minutes}
              onChange={() => onChoose(length)}
              className="sr-only"
            />
            <Plural value={length} one="# minute" other="# minutes" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Only where the device can: most computers, and telephones from Apple, cannot. */
function TrembleSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  if (!isHydrated || !('vibrate' in navigator)) return null;
  return (
    <SwitchField
      name="tremble"
      label={t`A short vibration`}
      hint={t`On phones that can, whenever it changes.`}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

const TREMBLE_MS = 60;

function useCues(moment: Moment | null, { hasTone, hasTremble }: { hasTone: boolean; hasTremble: boolean }) {
  const nth = moment?.nth;
  const kind = moment?.kind;
  useEffect(() => {
    if (nth === undefined || kind === undefined) return;
    if (hasTremble) navigator.vibrate?.(TREMBLE_MS);
    if (!hasTone || kind === 'hold' || kind === 'rest') return;
    return hum(kind === 'in');
  }, [nth, kind, hasTone, hasTremble]);
}
