// Where a place stands on the map: an even grid of degrees on a drawing of 800 by 600, the same for land and markers.
export type Place = { latitude: number; longitude: number };
export type Point = { x: number; y: number };
/** What the map shows: the place in its middle, and how many units of the drawing one degree takes. */
export type View = Place & { scale: number };
export type Bounds = { left: number; top: number; right: number; bottom: number };

export const DRAWING = { width: 800, height: 600 };
/** Markers keep this far from the edge of the drawing. */
export const EDGE = 20;
/** One city fills the drawing. */
export const CITY_SCALE = 2_000;
/** Single streets apart; the coast is not drawn finely enough for more. */
export const CLOSEST_SCALE = 5_000;

/** The cities that are written on the drawing. */
export const drawnCities = {
  'San Francisco': { latitude: 37.7749, longitude: -122.4194 },
  Oakland: { latitude: 37.8044, longitude: -122.2712 },
  Berkeley: { latitude: 37.8716, longitude: -122.2727 },
  'San Jose': { latitude: 37.3382, longitude: -121.8863 },
  Fremont: { latitude: 37.5485, longitude: -121.9886 },
  'Daly City': { latitude: 37.6879, longitude: -122.4702 },
  'San Mateo': { latitude: 37.563, longitude: -122.3255 },
  'Los Altos': { latitude: 37.3852, longitude: -122.1141 },
  Danville: { latitude: 37.8216, longitude: -121.9999 },
  'San Ramon': { latitude: 37.7799, longitude: -121.978 },
} satisfies Record<string, Place>;

// From the middle of a city to its outskirts; San Jose reaches farthest.
const CITY_REACH_DEGREES = 0.11;

/** All of them at once. */
export const openingView: View = viewOfAll(Object.values(drawnCities));

/** The land is drawn this far around the middle of the opening view, for screens that are not 4 by 3. */
export const drawnArea = {
  north: openingView.latitude + 0.85,
  south: openingView.latitude - 0.85,
  east: openingView.longitude + 0.85,
  west: openingView.longitude - 0.85,
};

type Placed = Place & { location: string };

/** One that is not on the drawing lies in the middle of its venues, as far as they are known. */
export function viewOfCity(city: string, venues: readonly Placed[]): View {
  const drawn = new Map<string, Place>(Object.entries(drawnCities)).get(city);
  const middle = drawn ?? middleOf(venues.filter(({ location }) => location === city)) ?? openingView;
  const { latitude, longitude } = middle;
  return { latitude, longitude, scale: CITY_SCALE };
}

function middleOf(places: readonly Place[]): Place | undefined {
  if (places.length === 0) return undefined;
  const mean = (of: (place: Place) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

export function pointOf(place: Place, view: View): Point {
  return {
    x: DRAWING.width / 2 + (place.longitude - view.longitude) * view.scale,
    y: DRAWING.height / 2 - (place.latitude - view.latitude) * view.scale,
  };
}

export function placeOf(point: Point, view: View): Place {
  return {
    longitude: view.longitude + (point.x - DRAWING.width / 2) / view.scale,
    latitude: view.latitude - (point.y - DRAWING.height / 2) / view.scale,
  };
}

export function clampInto({ x, y }: Point, { left, top, right, bottom }: Bounds): Point {
  return { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
}

export function isInside({ x, y }: Point, { left, top, right, bottom }: Bounds): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** What a drawing made for one view has to undergo to be right in another. */
export function transformBetween(drawn: View, shown: View): string {
  const factor = shown.scale / drawn.scale;
  const origin = pointOf(placeOf({ x: 0, y: 0 }, drawn), shown);
  return `translate(${rounded(origin.x)} ${rounded(origin.y)}) scale(${factor})`;
}

function rounded(units: number): number {
  return Math.round(units * 100) / 100;
}

function viewOfAll(places: Place[]): View {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes) - CITY_REACH_DEGREES, Math.max(...latitudes) + CITY_REACH_DEGREES];
  const [west, east] = [Math.min(...longitudes) - CITY_REACH_DEGREES, Math.max(...longitudes) + CITY_REACH_DEGREES];
  const across = (DRAWING.width - 2 * EDGE) / (east - west);
  const down = (DRAWING.height - 2 * EDGE) / (north - south);
  return {
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
    scale: Math.floor(Math.min(across, down)),
  };
}
