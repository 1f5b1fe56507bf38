import type { ExerciseStep } from '@evenlight/contract/resources';
import { useEffect, useState } from 'react';
import { BEGINNING, isOver, later, type Place, stepped } from './exercise-time';

// Often enough for a clock that shows seconds.
const TICK_MS = 250;

/** Plays the steps one after the other, and waits while nobody looks. */
export function useExercise(steps: ExerciseStep[]) {
  const [place, setPlace] = useState<Place>(BEGINNING);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const isDone = isOver(place, steps);
  const isPlaying = wantsToPlay && !isDone;

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passedMs = now - last;
      last = now;
      setPlace((before) => later(before, passedMs, steps));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, steps]);

  useEffect(() => {
    const rest = () => {
      if (document.hidden) setWantsToPlay(false);
    };
    document.addEventListener('visibilitychange', rest);
    return () => document.removeEventListener('visibilitychange', rest);
  }, []);

  function playOrPause() {
    if (isDone) setPlace(BEGINNING);
    setWantsToPlay(!isPlaying);
  }

  return {
    place,
    isPlaying,
    isDone,
    /** Nobody has pressed anything yet. */
    isNew: place === BEGINNING && !wantsToPlay,
    playOrPause,
    move: (by: 1 | -1) => setPlace((before) => stepped(before, by, steps)),
  };
}
