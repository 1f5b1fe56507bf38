// Where on the screen a toast finds room: over nothing that has the focus, was just pressed, or is about to be used.

export type Box = { top: number; left: number; width: number; height: number };
type Size = { width: number; height: number };
/** A corner of the screen; on phones, where a toast is as wide as the screen, only its top or bottom matters. */
export type Corner = { block: 'start' | 'end'; inline: 'start' | 'end' };

type Screen = {
  view: Size;
  /** Below the navigation, and above whatever floats at the bottom. */
  top: number;
  bottom: number;
  /** What no toast may lie over, the most important first. */
  keptFree: readonly Box[];
  isRightToLeft?: boolean;
};

/** Between a toast and the edges around it; the style sheet keeps the same. */
export const TOAST_GAP = 12;

type Corners = readonly [Corner, ...Corner[]];

// At the top first: send buttons, boxes to write in and thumbs are at the bottom.
const corners: Corners = [
  { block: 'start', inline: 'end' },
  { block: 'end', inline: 'end' },
  { block: 'start', inline: 'start' },
  { block: 'end', inline: 'start' },
];

/** A toast stays where it is as long as it may: one that jumps is not read. */
export function cornerFor(card: Size, screen: Screen, now?: Corner): Corner {
  const choices: Corners = now ? [now, ...corners] : corners;
  // Where not everything can be kept free, the least important is given up first.
  for (let count = screen.keptFree.length; count > 0; count -= 1) {
    const keptFree = screen.keptFree.slice(0, count);
    const free = choices.find((corner) => {
      const box = boxIn(corner, card, screen);
      return !keptFree.some((other) => doMeet(box, other));
    });
    if (free) return free;
  }
  return choices[0];
}

function boxIn({ block, inline }: Corner, card: Size, { view, top, bottom, isRightToLeft }: Screen): Box {
  const isAtRight = (inline === 'end') !== Boolean(isRightToLeft);
  return {
    ...card,
    top: block === 'start' ? top + TOAST_GAP : bottom - TOAST_GAP - card.height,
    left: isAtRight ? view.width - TOAST_GAP - card.width : TOAST_GAP,
  };
}

function doMeet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
