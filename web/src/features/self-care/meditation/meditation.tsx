// Guided meditation: one line at a time, by the clock. Bells only accompany it; the end is told in words as well.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Card } from '../../../ui/base/card';
import { Disclosure } from '../../../ui/base/disclosure';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SwitchField } from '../../../ui/forms/switch-field';
import { Progress } from '../../../ui/status/progress';
import { ClockButtons } from '../clock/clock-buttons';
import { asMinutes } from '../clock/session-clock';
import { openSound, ringBell } from '../clock/sounds';
import { useSessionClock } from '../clock/use-session-clock';
import { useWakeLock } from '../clock/use-wake-lock';
import { bellsAfter, lengthMsOf, lineAt, type MeditationName, meditationNames, meditations } from './meditations';

export function Meditation() {
  const { t } = useLingui();
  const [name, setName] = useState<MeditationName>('arriving');
  const [hasBell, setHasBell] = useState(true);
  const [hasMiddle, setHasMiddle] = useState(false);
  const { state, elapsedMs, start, pause, stop } = useSessionClock(lengthMsOf(name));
  useWakeLock(state === 'running');
  useBells(state, name, { hasBell, hasMiddle, elapsedMs });

  function choose(chosen: MeditationName) {
    stop();
    setName(chosen);
  }

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card className="grid content-center justify-items-center gap-6 py-8 text-center lg:min-h-110">
        <Guide name={name} state={state} elapsedMs={elapsedMs} />
        <div className="grid w-full max-w-90 gap-2">
          <Progress label={t`How far the meditation is`} percent={(100 * elapsedMs) / lengthMsOf(name)} tone="gold" />
          <p className="text-ink-2 tabular-nums">
            <Trans>Time left</Trans> {asMinutes(lengthMsOf(name) - elapsedMs)}
          </p>
        </div>
        <ClockButtons
          state={state}
          onStart={() => {
            if (hasBell) openSound();
            start();
          }}
          onPause={pause}
          onStop={stop}
        />
      </Card>
      <div className="grid content-start gap-5">
        <MeditationChoice name={name} onChoose={choose} />
        <SwitchField
          name="bell"
          label={t`Bell`}
          hint={t`At the beginning and at the end.`}
          checked={hasBell}
          onChange={({ target }) => setHasBell(target.checked)}
        />
        {hasBell && (
          <SwitchField
            name="middle"
            label={t`Also in the middle`}
            checked={hasMiddle}
            onChange={({ target }) => setHasMiddle(target.checked)}
          />
        )}
        <WholeText name={name} />
      </div>
    </div>
  );
}

type State = 'ready' | 'running' | 'paused' | 'over';

function Guide({ name, state, elapsedMs }: { name: MeditationName; state: State; elapsedMs: number }) {
  const { i18n } = useLingui();
  const line = meditations[name].lines[lineAt(name, elapsedMs)];
  const isUnderWay = state === 'running' || state === 'paused';
  return (
    <p aria-live="polite" className="min-h-32 max-w-[34ch] text-balance font-serif text-2xl leading-snug">
      {state === 'ready' && <Trans>When you press Start, the first words appear. There is nothing to do well.</Trans>}
      {isUnderWay && line && i18n._(line)}
      {state === 'over' && <Trans>The time is over. Stay as long as you like.</Trans>}
    </p>
  );
}

type ChoiceProps = { name: MeditationName; onChoose: (chosen: MeditationName) => void };

function MeditationChoice({ name, onChoose }: ChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <RadioCards
      name="meditation"
      label={t`Which one`}
      value={name}
      onValueChange={(value) => {
        const chosen = meditationNames.find((each) => each === value);
        if (chosen) onChoose(chosen);
      }}
      cards={meditationNames.map((each) => ({
        value: each,
        label: i18n._(meditations[each].name),
        description: <Plural value={meditations[each].minutes} one="# minute" other="# minutes" />,
      }))}
    />
  );
}

/** For those who would rather read, or cannot follow a screen. */
function WholeText({ name }: { name: MeditationName }) {
  const { i18n } = useLingui();
  return (
    <Disclosure className="border-t" title={<Trans>Read the whole text</Trans>}>
      <div className="grid gap-3">
        {meditations[name].lines.map((line) => (
          <p key={line.id}>{i18n._(line)}</p>
        ))}
      </div>
    </Disclosure>
  );
}

type Bells = { hasBell: boolean; hasMiddle: boolean; elapsedMs: number };

/** Set when it starts or goes on, and taken back when it stops: the sound has a clock that runs while the tab sleeps. */
function useBells(state: State, name: MeditationName, { hasBell, hasMiddle, elapsedMs }: Bells) {
  const isRunning = state === 'running';
  const [from, setFrom] = useState({ isRunning, elapsedMs });
  if (from.isRunning !== isRunning) setFrom({ isRunning, elapsedMs });
  const since = from.elapsedMs;
  useEffect(() => {
    if (!isRunning || !hasBell) return;
    const began = Date.now();
    const times = bellsAfter(name, since, { hasMiddle });
    const silence = times.map((seconds) => ({ seconds, stop: ringBell(seconds) }));
    return () => {
      const passed = (Date.now() - began) / 1000;
      // One that is sounding already may sound to its end.
      for (const { seconds, stop } of silence) if (seconds > passed + 0.5) stop();
    };
  }, [isRunning, hasBell, hasMiddle, name, since]);
}
