// Moving the map by hand: drag, pinch, and the wheel while Ctrl is held. The page itself always scrolls.
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { allowedView, type Frame, movedView, screenBounds, zoomedView } from './map-view';
import { type Point, transformBetween, type View } from './projection';

// A hand that means to press a marker moves a little as well.
const DRAG_STARTS_PIXELS = 6;
// One notch of a wheel is about a hundred of its units.
const WHEEL_ZOOM = 1 / 400;

type Parts = {
  map: RefObject<SVGSVGElement | null>;
  /** Everything that moves. */
  scene: RefObject<SVGGElement | null>;
  view: View;
  frame: Frame;
  show: (view: View) => void;
};

type Gesture = { fingers: Map<number, Point>; start: Map<number, Point>; isMoving: boolean; next: View };

export function useMapGestures(parts: Parts) {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const gesture = useRef<Gesture | null>(null);
  const hasJustMoved = useRef(false);
  useCtrlWheel(latest);

  function begin(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const fingers = new Map(gesture.current?.fingers);
    fingers.set(event.pointerId, pointOnDrawing(event, latest.current));
    gesture.current = { fingers, start: new Map(fingers), isMoving: false, next: latest.current.view };
  }

  function move(event: PointerEvent<Element>) {
    const { current } = gesture;
    if (!current?.fingers.has(event.pointerId)) return;
    // Pressed here and let go outside: the map was not told.
    if (event.pointerType === 'mouse' && event.buttons === 0) return end(event);
    current.fingers.set(event.pointerId, pointOnDrawing(event, latest.current));
    const { view, frame, scene } = latest.current;
    const dragStarts = DRAG_STARTS_PIXELS * frame.unitsPerPixel;
    if (!current.isMoving && pushOf(current).length < dragStarts && current.fingers.size < 2) return;
    if (!current.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
    current.isMoving = true;
    current.next = allowedView(viewAfter(current, view), frame);
    // Straight into the page: drawing everything again at each movement would lag behind the hand.
    scene.current?.setAttribute('transform', transformBetween(view, current.next));
  }

  function end(event: PointerEvent) {
    const { current } = gesture;
    if (!current?.fingers.delete(event.pointerId)) return;
    if (current.isMoving) {
      hasJustMoved.current = true;
      // The click that ends a drag comes before any timer; the next press of a key is meant again.
      setTimeout(() => {
        hasJustMoved.current = false;
      });
      settle(latest.current, current.next);
    }
    // A finger that is still there begins again from where it is.
    gesture.current =
      current.fingers.size > 0 ? { ...current, start: new Map(current.fingers), isMoving: false } : null;
  }

  return {
    /** Whether the press that has just ended moved the map; it then chooses nothing. */
    hasJustMoved,
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  };
}

function useCtrlWheel(latest: RefObject<Parts>) {
  useEffect(() => {
    const { map } = latest.current;
    const element = map.current;
    if (!element) return;
    function zoom(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      // Otherwise the browser would enlarge the whole page.
      event.preventDefault();
      const { view, frame, show } = latest.current;
      const factor = Math.exp(-event.deltaY * WHEEL_ZOOM);
      show(allowedView(zoomedView(view, factor, pointOnDrawing(event, latest.current)), frame));
    }
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [latest]);
}

function settle({ show, scene }: Parts, next: View) {
  // In one go, so that the land never jumps back for a moment.
  flushSync(() => show(next));
  scene.current?.removeAttribute('transform');
}

function viewAfter({ start, fingers }: Gesture, view: View): View {
  const push = pushOf({ start, fingers });
  const [from, to] = [spreadOf(start), spreadOf(fingers)];
  const factor = from.width > 0 && to.width > 0 ? to.width / from.width : 1;
  return zoomedView(movedView(view, push), factor, to.middle);
}

function pushOf({ start, fingers }: Pick<Gesture, 'start' | 'fingers'>) {
  const [from, to] = [spreadOf(start).middle, spreadOf(fingers).middle];
  const push = { x: to.x - from.x, y: to.y - from.y };
  return { ...push, length: Math.hypot(push.x, push.y) };
}

/** Between which point the fingers are, and how far apart; one finger has no width. */
function spreadOf(fingers: ReadonlyMap<number, Point>) {
  const [one = { x: 0, y: 0 }, other = one] = fingers.values();
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    width: Math.hypot(one.x - other.x, one.y - other.y),
  };
}

type OnScreen = { clientX: number; clientY: number };

export function pointOnDrawing({ clientX, clientY }: OnScreen, { map, frame }: Pick<Parts, 'map' | 'frame'>): Point {
  const box = map.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const { left, top } = screenBounds(frame);
  return {
    x: left + (clientX - box.left) * frame.unitsPerPixel,
    y: top + (clientY - box.top) * frame.unitsPerPixel,
  };
}
