// Dragging a line of a list to another place, by its grip: with a mouse, a pen or a finger. Fingers scroll the page
// everywhere else.
import { type PointerEvent as Press, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type Held<Id> = {
  id: Id;
  pointerId: number;
  /** Where it was taken, in the window. */
  fromY: number;
  /** Where it would go: before the line with this number, or behind the last. Null until it is moved. */
  gap: number | null;
};

// A press that trembles is none that drags.
const BEGINS_PX = 6;
// Close to the edge of the window the page goes along, this far with each picture.
const EDGE_PX = 80;
const STEP_PX = 10;

export function useDragging<Id extends string>(ids: readonly Id[], onDrop: (id: Id, gap: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<Held<Id> | null>(null);
  const height = useRef(0);
  // Somebody else has removed it meanwhile, and its grip with it.
  if (held && !ids.includes(held.id)) setHeld(null);

  const move = useEffectEvent(({ pointerId, clientY }: PointerEvent) => {
    if (pointerId !== held?.pointerId) return;
    height.current = clientY;
    if (held.gap !== null || Math.abs(clientY - held.fromY) >= BEGINS_PX)
      setHeld({ ...held, gap: gapAt(list, clientY) });
  });
  const drop = useEffectEvent(({ pointerId }: PointerEvent) => {
    if (pointerId !== held?.pointerId) return;
    setHeld(null);
    if (held.gap !== null) onDrop(held.id, held.gap);
  });
  const letGo = useEffectEvent(({ pointerId }: PointerEvent) => {
    if (pointerId === held?.pointerId) setHeld(null);
  });

  const isHeld = held !== null;
  // At the window: the grip may be gone before the finger is.
  useEffect(() => {
    if (!isHeld) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', (event) => move(event), { signal });
    window.addEventListener('pointerup', (event) => drop(event), { signal });
    window.addEventListener('pointercancel', (event) => letGo(event), { signal });
    window.addEventListener('lostpointercapture', (event) => letGo(event), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && setHeld(null), { signal });
    return () => listening.abort();
  }, [isHeld]);

  const isMoving = isHeld && held.gap !== null;
  useScrollingAlong(isMoving, height, () => setHeld((now) => now && { ...now, gap: gapAt(list, height.current) }));

  const gripOf = (id: Id) => ({
    onPointerDown(event: Press<HTMLElement>) {
      const { button, clientY, pointerId, currentTarget } = event;
      // A second finger does not take over.
      if (button !== 0 || held) return;
      // Neither marks text nor takes the focus from where it is.
      event.preventDefault();
      currentTarget.setPointerCapture(pointerId);
      height.current = clientY;
      setHeld({ id, pointerId, fromY: clientY, gap: null });
    },
  });
  const dragged = held && held.gap !== null ? { id: held.id, gap: held.gap } : null;
  return { list, dragged, gripOf };
}

function useScrollingAlong(isMoving: boolean, height: RefObject<number>, onScrolled: () => void) {
  const tell = useEffectEvent(onScrolled);
  useEffect(() => {
    if (!isMoving) return;
    let frame = requestAnimationFrame(function goAlong() {
      const step = stepAt(height.current);
      if (step !== 0) {
        window.scrollBy({ top: step, behavior: 'instant' });
        tell();
      }
      frame = requestAnimationFrame(goAlong);
    });
    return () => cancelAnimationFrame(frame);
  }, [isMoving, height]);
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
