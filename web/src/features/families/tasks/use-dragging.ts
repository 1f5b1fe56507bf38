// Dragging a line of a list to another place, by its grip: with a mouse, a pen or a finger. Fingers scroll the page
// everywhere else.
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Dragged<Id> = {
  id: Id;
  /** Where it would go: before the line with this number, or behind the last. */
  gap: number;
};

// Close to the edge of the window the page goes along, this far with each picture.
const EDGE_PX = 80;
const STEP_PX = 10;

export function useDragging<Id extends string>(onDrop: (id: Id, gap: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<Dragged<Id> | null>(null);
  const height = useRef(0);
  const id = dragged?.id;

  useEffect(() => {
    if (id === undefined) return;
    const stop = ({ key }: KeyboardEvent) => key === 'Escape' && setDragged(null);
    let frame = requestAnimationFrame(function goAlong() {
      const step = stepAt(height.current);
      if (step !== 0) {
        window.scrollBy({ top: step, behavior: 'instant' });
        setDragged((now) => now && { ...now, gap: gapAt(list, height.current) });
      }
      frame = requestAnimationFrame(goAlong);
    });
    window.addEventListener('keydown', stop);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', stop);
    };
  }, [id]);

  const gripOf = (id: Id) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { button, clientY, pointerId, currentTarget } = event;
      if (button !== 0) return;
      // Neither marks text nor takes the focus from where it is.
      event.preventDefault();
      currentTarget.setPointerCapture(pointerId);
      height.current = clientY;
      setDragged({ id, gap: gapAt(list, clientY) });
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (dragged?.id !== id) return;
      height.current = clientY;
      setDragged({ id, gap: gapAt(list, clientY) });
    },
    onPointerUp() {
      if (dragged?.id !== id) return;
      setDragged(null);
      onDrop(id, dragged.gap);
    },
    onPointerCancel: () => setDragged(null),
  });
  return { list, dragged, gripOf };
}

export type Grip = ReturnType<ReturnType<typeof useDragging>['gripOf']>;

/** How many lines have their middle above. */
function gapAt({ current }: RefObject<HTMLElement | null>, clientY: number): number {
  const lines = [...(current?.children ?? [])].map((line) => line.getBoundingClientRect());
  return lines.filter(({ top, height }) => top + height / 2 < clientY).length;
}

function stepAt(clientY: number): number {
  if (clientY < EDGE_PX) return -STEP_PX;
  return clientY > window.innerHeight - EDGE_PX ? STEP_PX : 0;
}
