// How the map moves: what it may show, and what it shows after a step.
import {
  type Bounds,
  CITY_SCALE,
  CLOSEST_SCALE,
  DRAWING,
  drawnArea,
  EDGE,
  openingView,
  type Place,
  type Point,
  placeOf,
  type View,
} from './projection';

/** The part of the drawing that is on the screen, and how many of its units one pixel takes. */
export type Frame = { width: number; height: number; unitsPerPixel: number };

/** Before the screen has been measured: the drawing in the map's full height of 500 pixels. */
export const unmeasured: Frame = frameOf(DRAWING.width / 1.2, DRAWING.height / 1.2);

const PHONE_PIXELS = 500;

// Two steps from the opening view to a city.
export const ZOOM_STEP = Math.sqrt(CITY_SCALE / openingView.scale);

/** The whole drawing fits; a screen of another shape shows more of the land around it. */
export function frameOf(widthPixels: number, heightPixels: number): Frame {
  const unitsPerPixel = Math.max(DRAWING.width / widthPixels, DRAWING.height / heightPixels);
  return { width: widthPixels * unitsPerPixel, height: heightPixels * unitsPerPixel, unitsPerPixel };
}

/** What is on the screen, in units of the drawing. */
export function screenBounds({ width, height }: Frame): Bounds {
  return {
    left: (DRAWING.width - width) / 2,
    right: (DRAWING.width + width) / 2,
    top: (DRAWING.height - height) / 2,
    bottom: (DRAWING.height + height) / 2,
  };
}

/** Where the middle of a marker may be: at the specified edge, or farther in where markers are larger than that. */
export function markerBounds(frame: Frame, markerRadius: number): Bounds {
  const inset = Math.max(EDGE, markerRadius);
  const { left, right, top, bottom } = screenBounds(frame);
  return { left: left + inset, right: right - inset, top: top + inset, bottom: bottom - inset };
}

/** Half the width of a marker in pixels. On a phone they are smaller, and need not move so far apart. */
export function markerRadiusPixels({ width, unitsPerPixel }: Frame): number {
  return width / unitsPerPixel < PHONE_PIXELS ? 13 : 15;
}

/** The nearest view that shows drawn land only, neither too close nor too far away. */
export function allowedView(view: View, { width, height }: Frame): View {
  const scale = within(view.scale, openingView.scale, CLOSEST_SCALE);
  const [across, down] = [width / 2 / scale, height / 2 / scale];
  return {
    scale,
    longitude: within(view.longitude, drawnArea.west + across, drawnArea.east - across),
    latitude: within(view.latitude, drawnArea.south + down, drawnArea.north - down),
  };
}

/** The view after the land was pushed by this many units. */
export function movedView(view: View, by: Point): View {
  return { ...view, longitude: view.longitude - by.x / view.scale, latitude: view.latitude + by.y / view.scale };
}

/** Closer or farther away, while the place under `anchor` stays where it is. */
export function zoomedView(view: View, factor: number, anchor: Point): View {
  const scale = within(view.scale * factor, openingView.scale, CLOSEST_SCALE);
  const place: Place = placeOf(anchor, view);
  return {
    scale,
    longitude: place.longitude - (anchor.x - DRAWING.width / 2) / scale,
    latitude: place.latitude + (anchor.y - DRAWING.height / 2) / scale,
  };
}

function within(value: number, least: number, most: number): number {
  // Where there is no room at all, the middle is the best there is.
  if (least > most) return (least + most) / 2;
  return Math.min(most, Math.max(least, value));
}
