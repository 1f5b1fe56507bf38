import type { Resource } from '@evenlight/contract/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { SwitchField } from '../../../ui/forms/switch-field';
import { Progress } from '../../../ui/status/progress';
import { BreathingFigure } from './breathing-figure';
import { clockText, leftMs, percentDone } from './exercise-time';
import { useExercise } from './use-exercise';
import { useVoice } from './use-voice';

type Props = { resource: Pick<Resource, 'steps' | 'language'> };

export function ExercisePlayer({ resource: { steps, language } }: Props) {
  const { t } = useLingui();
  const exercise = useExercise(steps);
  const { place, isPlaying, isDone } = exercise;
  const step = steps[place.step];
  const voice = useVoice({ words: step?.words ?? '', language, step: place.step, isPlaying });
  const left = clockText(leftMs(place, steps));
  return (
    <div className="grid gap-5">
      <BreathingFigure step={step} place={place.step} isPlaying={isPlaying} />
      {/* A voice of our own and that of a screen reader would speak at the same time. */}
      <p
        lang={language}
        aria-live={voice?.isOn ? 'off' : 'polite'}
        className="mx-auto grid min-h-[5.5rem] max-w-[30ch] place-content-center text-center font-serif text-2xl"
      >
        <Words exercise={exercise} words={step?.words} />
      </p>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button variant="secondary" aria-label={t`Back one step`} className="px-4" onClick={() => exercise.move(-1)}>
          <SkipBack aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Button>
        {/* On a phone three do not fit beside each other in every language. */}
        <Button
          className="min-h-14 min-w-36 text-lg max-sm:order-first max-sm:basis-full"
          onClick={exercise.playOrPause}
        >
          <PlaySign isPlaying={isPlaying} isDone={isDone} />
        </Button>
        <Button
          variant="secondary"
          aria-label={t`Forward one step`}
          className="px-4"
          aria-disabled={place.step >= steps.length - 1}
          onClick={() => exercise.move(1)}
        >
          <SkipForward aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Button>
      </div>
      <div className="grid gap-2">
        <Progress label={t`How much of the exercise is done`} percent={percentDone(place, steps)} />
        <p className="text-center text-ink-2 text-sm tabular-nums">{t`${left} left`}</p>
      </div>
      {voice && (
        <SwitchField
          name="voice"
          label={t`Read the words aloud`}
          checked={voice.isOn}
          onChange={(event) => voice.setIsOn(event.currentTarget.checked)}
          className="mx-auto w-full max-w-sm"
        />
      )}
    </div>
  );
}

type WordsProps = { exercise: ReturnType<typeof useExercise>; words: string | undefined };

function Words({ exercise: { isNew, isDone }, words }: WordsProps) {
  const { i18n } = useLingui();
  if (isNew)
    return (
      <span lang={i18n.locale}>
        <Trans>Whenever you are ready.</Trans>
      </span>
    );
  if (isDone)
    return (
      <span lang={i18n.locale}>
        <Trans>That was all. Stay a moment, if you like.</Trans>
      </span>
    );
  return words;
}

function PlaySign({ isPlaying, isDone }: { isPlaying: boolean; isDone: boolean }) {
  if (isDone)
    return (
      <>
        <RotateCcw aria-hidden="true" className="size-5" />
        <Trans>Begin again</Trans>
      </>
    );
  return isPlaying ? (
    <>
      <Pause aria-hidden="true" className="size-5" />
      <Trans>Pause</Trans>
    </>
  ) : (
    <>
      <Play aria-hidden="true" className="size-5" />
      <Trans>Play</Trans>
    </>
  );
}
