// `node scripts/draw-bay.mjs`: draws the land around the Bay for the venue map. Run it again when the opening view changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { geoIdentity, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { drawnArea, openingView, pointOf } from '../web/src/features/venues/map/view/projection.ts';
import { root, say } from './house.mjs';

/** @typedef {import('topojson-client').Geometry} Geometry */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ points: Point[], isClosed: boolean }} Stroke */

const CALIFORNIA = '06';
// The Census simplifies its coast into straight strokes; a little rounding, in units of the drawing, softens them.
const ROUNDING = 5;
const SAME_POINT = 0.05;

/** @type {import('topojson-client').Topology} */
const atlas = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('us-atlas/counties-10m.json')), 'utf8'));
const { counties } = atlas.objects;
const inCalifornia = counties.geometries.filter(({ id }) => String(id).startsWith(CALIFORNIA));

const land = drawn(merge(atlas, inCalifornia));
const countyLines = drawn(
  mesh(atlas, { type: 'GeometryCollection', geometries: inCalifornia }, (one, other) => one !== other),
);

const file = join(root, 'web/src/features/venues/map/drawing/bay-shapes.ts');
writeFileSync(
  file,
  `// Made by scripts/draw-bay.mjs from us-atlas (US Census, public domain); do not edit.
import type { View } from '../view/projection';

/** The view that the shapes are drawn in. */
export const drawnIn: View = {
  latitude: ${openingView.latitude},
  longitude: ${openingView.longitude},
  scale: ${openingView.scale},
};

export const land =
  '${land}';

export const countyLines =
  '${countyLines}';
`,
);
say(`${land.length + countyLines.length} characters in ${file}`);

/** @param {Geometry} geometry */
function drawn(geometry) {
  const northWest = pointOf({ latitude: drawnArea.north, longitude: drawnArea.west }, openingView);
  const southEast = pointOf({ latitude: drawnArea.south, longitude: drawnArea.east }, openingView);
  const clipped = geoIdentity().clipExtent([
    [northWest.x, northWest.y],
    [southEast.x, southEast.y],
  ]);
  const lines = recorder();
  geoPath(clipped, lines)({ ...geometry, coordinates: projected(geometry.coordinates) });
  return lines.strokes.map(pathOf).join('');
}

/**
 * @param {Geometry['coordinates']} coordinates
 * @returns {Geometry['coordinates']}
 */
function projected(coordinates) {
  if (!isPlace(coordinates)) return coordinates.map(projected);
  const [longitude, latitude] = coordinates;
  const { x, y } = pointOf({ latitude, longitude }, openingView);
  return [x, y];
}

/**
 * @param {Geometry['coordinates']} coordinates
 * @returns {coordinates is [longitude: number, latitude: number]}
 */
function isPlace(coordinates) {
  return typeof coordinates[0] === 'number';
}

/** Stands in for a canvas: d3 draws on it, and it remembers the strokes. */
function recorder() {
  /** @type {Stroke[]} */
  const strokes = [];
  return {
    strokes,
    /** @type {(x: number, y: number) => void} */
    moveTo: (x, y) => {
      strokes.push({ points: [[x, y]], isClosed: false });
    },
    /** @type {(x: number, y: number) => void} */
    lineTo: (x, y) => {
      strokes.at(-1)?.points.push([x, y]);
    },
    closePath: () => {
      const last = strokes.at(-1);
      if (last) last.isClosed = true;
    },
  };
}

/** @param {Stroke} stroke */
function pathOf({ points: all, isClosed }) {
  /** @type {(point: Point, other: Point | undefined) => boolean} */
  const isNew = (point, other) => !other || Math.hypot(point[0] - other[0], point[1] - other[1]) > SAME_POINT;
  const points = all.filter((point, index) =>
    isNew(point, index > 0 ? all[index - 1] : isClosed ? all.at(-1) : undefined),
  );
  if (points.length < 2) return '';
  const corners = points.map((corner, index) => {
    const before = points[index - 1] ?? (isClosed ? points.at(-1) : undefined);
    const after = points[index + 1] ?? (isClosed ? points[0] : undefined);
    if (!before || !after) return { enter: corner };
    return { enter: towards(corner, before), turn: corner, leave: towards(corner, after) };
  });
  const strokes = corners.map(({ enter, turn, leave }, index) => {
    const way = `${index === 0 ? 'M' : 'L'}${written(enter)}`;
    return turn ? `${way}Q${written(turn)} ${written(leave)}` : way;
  });
  return strokes.join('') + (isClosed ? 'Z' : '');
}

/**
 * @param {Point} from
 * @param {Point} to
 * @returns {Point}
 */
function towards([x, y], [otherX, otherY]) {
  const length = Math.hypot(otherX - x, otherY - y);
  const step = Math.min(ROUNDING, length * 0.4) / length;
  return [x + (otherX - x) * step, y + (otherY - y) * step];
}

/** @param {Point} point */
function written([x, y]) {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
