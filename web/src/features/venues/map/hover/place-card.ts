// Where the hover card goes: above its marker, below it near the upper edge, and never out at the sides.
import type { Point } from '../view/projection';

type Size = { width: number; height: number };

// As wide as its class says.
const CARD_WIDTH_PIXELS = 280;
const GAP_PIXELS = 8;
// The tallest card there is. Measuring the one at hand would make the browser lay out the whole page at every hover.
const ROOM_ABOVE_PIXELS = 210;

/** How to move a card that begins in the corner of the map. All in pixels of the map. */
export function moveOfCard(marker: Point & { radius: number }, map: Size): string {
  const width = Math.min(CARD_WIDTH_PIXELS, map.width - 2 * GAP_PIXELS);
  const x = Math.max(GAP_PIXELS, Math.min(map.width - width - GAP_PIXELS, marker.x - width / 2));
  const away = marker.radius + GAP_PIXELS;
  const isAbove = marker.y - away >= ROOM_ABOVE_PIXELS;
  return isAbove
    ? `${Math.round(x)}px calc(${Math.round(marker.y - away)}px - 100%)`
    : `${Math.round(x)}px ${Math.round(marker.y + away)}px`;
}
