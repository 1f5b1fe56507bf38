import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../../ui/base/is-hydrated';

// Slower than people read aloud: the words are for somebody who is breathing.
const RATE = 0.85;

type Speaking = { words: string; language: string; step: number; isPlaying: boolean };

/** Speaks the words of each step with the browser's own voice. Off until somebody asks for it; null where there is none. */
export function useVoice({ words, language, step, isPlaying }: Speaking) {
  const isPossible = useIsHydrated() && 'speechSynthesis' in window;
  const [isOn, setIsOn] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: two steps may say the same words, and each is spoken.
  useEffect(() => {
    if (!isPossible || !isOn || !isPlaying) return;
    const said = new SpeechSynthesisUtterance(words);
    said.lang = language;
    said.rate = RATE;
    window.speechSynthesis.speak(said);
    return () => window.speechSynthesis.cancel();
  }, [isPossible, isOn, isPlaying, words, language, step]);

  return isPossible ? { isOn, setIsOn } : null;
}
