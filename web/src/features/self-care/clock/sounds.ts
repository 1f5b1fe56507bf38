// Soft sounds, made by the browser itself. Where it cannot or may not, it stays silent, and everything is told in words.

let context: AudioContext | undefined;

/** Browsers let a page sound only after somebody has touched it, so this is called by the button that starts. */
export function openSound(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    return context;
  } catch {
    return undefined;
  }
}

type Overtone = { frequency: number; loudness: number; seconds: number };

/** Sounds once, after a while. The browser keeps that time by its own clock, also in a tab that sleeps. */
function sound(overtones: readonly Overtone[], inSeconds: number): () => void {
  const open = openSound();
  if (!open) return () => undefined;
  const at = open.currentTime + inSeconds;
  const sources = overtones.map(({ frequency, loudness, seconds }) => {
    const source = open.createOscillator();
    const volume = open.createGain();
    source.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(loudness, at + Math.min(0.4, seconds / 4));
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    source.connect(volume).connect(open.destination);
    source.start(at);
    source.stop(at + seconds);
    return source;
  });
  return () => {
    for (const source of sources) {
      source.onended = null;
      source.stop();
    }
  };
}

/** A bowl: a low tone with two above it that fade sooner. */
export function ringBell(inSeconds = 0): () => void {
  return sound(
    [
      { frequency: 220, loudness: 0.16, seconds: 6 },
      { frequency: 607, loudness: 0.06, seconds: 4 },
      { frequency: 1190, loudness: 0.025, seconds: 2.5 },
    ],
    inSeconds,
  );
}

/** Higher for breathing in, lower for breathing out. */
export function hum(isRising: boolean): () => void {
  return sound([{ frequency: isRising ? 294 : 220, loudness: 0.06, seconds: 2 }], 0);
}
