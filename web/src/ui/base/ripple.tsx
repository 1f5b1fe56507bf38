// The ring that spreads from where a finger or pointer touched a button.
import { type PointerEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCalm } from './is-calm';

type Ring = { key: number; x: number; y: number; radius: number };

export function useRipple() {
  const [rings, setRings] = useState<Ring[]>([]);

  function startRipple(event: PointerEvent<HTMLElement>) {
    if (isCalm()) return;
    const { currentTarget, clientX, clientY, timeStamp } = event;
    // Drawn with the next frame: what the press is for comes first.
    requestAnimationFrame(() => {
      const box = currentTarget.getBoundingClientRect();
      const x = clientX - box.left;
      const y = clientY - box.top;
      const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
      flushSync(() => setRings((earlier) => [...earlier, { key: timeStamp, x, y, radius }]));
    });
  }

  function endRipple(key: number) {
    setRings((all) => all.filter((ring) => ring.key !== key));
  }

  // Physical left and top on purpose: pointer positions do not turn around in right-to-left text.
  const ripples = rings.map(({ key, x, y, radius }) => (
    <span
      key={key}
      data-ripple
      aria-hidden="true"
      className="pointer-events-none absolute animate-ripple rounded-full bg-current"
      style={{ left: x - radius, top: y - radius, width: radius * 2, height: radius * 2 }}
      onAnimationEnd={() => endRipple(key)}
    />
  ));

  return { ripples, startRipple };
}
