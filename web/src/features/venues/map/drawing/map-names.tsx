// The names of cities and waters, wherever markers leave them room.
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { type Frame, screenBounds } from '../view/map-view';
import { drawnCities, type Place, type Point, pointOf, type View } from '../view/projection';
import { labelPlaces } from './label-places';

// The smallest text of the house.
const LETTER_PIXELS = 15;
// In units of the drawing: a city is still meant beside its markers, water only where there is water.
const CITY_REACH = 60;
const WATER_REACH = 10;
// On a phone ten cities are too close together for ten names; nearer ones get theirs back.
const NAMED_FROM_PIXELS_PER_DEGREE = 500;

const bay: Place = { latitude: 37.648, longitude: -122.245 };
const ocean: Place = { latitude: 37.44, longitude: -122.575 };

type Props = { view: View; frame: Frame; markers: readonly Point[]; markerRadius: number };

export const MapNames = memo(function MapNames({ view, frame, markers, markerRadius }: Props) {
  const { t } = useLingui();
  const letterHeight = LETTER_PIXELS * frame.unitsPerPixel;
  const waters = [
    { ...pointOf(bay, view), text: t`San Francisco Bay`, reach: WATER_REACH },
    { ...pointOf(ocean, view), text: t`Pacific Ocean`, reach: WATER_REACH },
  ];
  const hasCities = view.scale / frame.unitsPerPixel >= NAMED_FROM_PIXELS_PER_DEGREE;
  const cities = Object.entries(hasCities ? drawnCities : {}).map(([city, place]) => ({
    ...pointOf(place, view),
    text: city,
    reach: CITY_REACH,
  }));
  const places = labelPlaces([...waters, ...cities], {
    markers,
    markerRadius,
    bounds: screenBounds(frame),
    letterHeight,
  });
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; each marker names its own city.
    <g aria-hidden="true" fontSize={letterHeight} textAnchor="middle" strokeWidth={letterHeight / 5}>
      {places.map(({ text, x, y }) => (
        <text
          key={text}
          x={x}
          y={y + letterHeight * 0.35}
          className={
            waters.some((water) => water.text === text)
              ? 'fill-pine stroke-pine-soft font-serif [paint-order:stroke]'
              : 'fill-ink-3 stroke-surface font-medium [paint-order:stroke]'
          }
        >
          {text}
        </text>
      ))}
    </g>
  );
});
