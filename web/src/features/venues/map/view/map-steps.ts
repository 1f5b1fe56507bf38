// Moving the map by a step: with the buttons, or with keys.
import { type KeyboardEvent, startTransition } from 'react';
import { allowedView, type Frame, movedView, ZOOM_STEP, zoomedView } from './map-view';
import { DRAWING, type View } from './projection';

const KEY_PUSH = 80;
const middle = { x: DRAWING.width / 2, y: DRAWING.height / 2 };

export function mapSteps({ view, frame, show }: { view: View; frame: Frame; show: (next: View) => void }) {
  // In small pieces, so that a slow phone stays awake meanwhile.
  const step = (next: View) => startTransition(() => show(allowedView(next, frame)));
  return {
    zoom: (direction: 'in' | 'out') => step(zoomedView(view, direction === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP, middle)),
    moveByKey(event: KeyboardEvent) {
      const next = viewByKey(event, view);
      if (!next) return;
      event.preventDefault();
      step(next);
    },
  };
}

function viewByKey({ key }: KeyboardEvent, view: View): View | undefined {
  if (key === 'ArrowLeft') return movedView(view, { x: KEY_PUSH, y: 0 });
  if (key === 'ArrowRight') return movedView(view, { x: -KEY_PUSH, y: 0 });
  if (key === 'ArrowUp') return movedView(view, { x: 0, y: KEY_PUSH });
  if (key === 'ArrowDown') return movedView(view, { x: 0, y: -KEY_PUSH });
  if (key === '+' || key === '=') return zoomedView(view, ZOOM_STEP, middle);
  if (key === '-') return zoomedView(view, 1 / ZOOM_STEP, middle);
  return undefined;
}
