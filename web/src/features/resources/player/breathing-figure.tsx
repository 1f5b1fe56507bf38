// A soft circle that grows with the breath in and sinks with the breath out. It is only a picture: the words say the same.
import type { ExerciseStep } from '@evenlight/contract/resources';
import { useEffect, useRef } from 'react';
import { isCalm } from '../../../ui/base/is-calm';

const SMALL = 0.62;
const MIDDLE = 0.78;
const WIDE = 1;
// About as slow as resting breath.
const DRIFT_MS = 5_000;

type Movement = ExerciseStep['movement'];

const endOf: Record<Movement, number | null> = { in: WIDE, out: SMALL, still: MIDDLE, hold: null, drift: MIDDLE };

type Props = { step: ExerciseStep | undefined; place: number; isPlaying: boolean };

export function BreathingFigure({ step, place, isPlaying }: Props) {
  const circle = useRef<HTMLDivElement>(null);
  const scale = useRef(MIDDLE);
  const animation = useRef<Animation>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same step in another place moves again.
  useEffect(() => {
    if (!circle.current || !step || isCalm()) return;
    const from = scale.current;
    const to = endOf[step.movement] ?? from;
    scale.current = to;
    animation.current = circle.current.animate(...movementOf(step, from, to));
    animation.current.pause();
    const ending = animation.current;
    return () => ending.cancel();
  }, [step, place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step begins to move as well.
  useEffect(() => {
    if (isPlaying) animation.current?.play();
    else animation.current?.pause();
  }, [isPlaying, step, place]);

  return (
    <div aria-hidden="true" className="relative mx-auto size-44 motion-reduce:hidden sm:size-52">
      <div className="absolute inset-0 rounded-full border border-pine/25" />
      <div ref={circle} className="absolute inset-0 scale-78 rounded-full bg-pine/20">
        <div className="absolute inset-6 rounded-full bg-pine/30" />
      </div>
    </div>
  );
}

function movementOf({ movement, seconds }: ExerciseStep, from: number, to: number): Parameters<Element['animate']> {
  const isDrift = movement === 'drift';
  const frames = isDrift ? [from, to + 0.1, to] : [from, to];
  return [
    { scale: frames.map(String) },
    {
      duration: isDrift ? DRIFT_MS : seconds * 1000,
      iterations: isDrift ? Number.POSITIVE_INFINITY : 1,
      easing: 'ease-in-out',
      fill: 'forwards',
    },
  ];
}
