// The map of the Bay Area, drawn by us, with one marker for each venue that was found.
import type { VenueId } from '@evenlight/contract/ids';
import type { VenueCity, VenueOnDay } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  memo,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { MapFrame } from '../../../ui/status/map-frame';
import { BayDrawing } from './drawing/bay-drawing';
import { MapNames } from './drawing/map-names';
import { HoverCard } from './hover/hover-card';
import { newHover } from './hover/hover-store';
import { AvailabilityLegend } from './markers/legend';
import { Markers } from './markers/markers';
import { spreadMarkers } from './markers/spread-markers';
import { MapControls } from './view/map-controls';
import {
  allowedView,
  type Frame,
  markerBounds,
  markerRadiusPixels,
  movedView,
  ZOOM_STEP,
  zoomedView,
} from './view/map-view';
import { CLOSEST_SCALE, DRAWING, isInside, openingView, pointOf, type View } from './view/projection';
import { pointOnDrawing, useMapGestures } from './view/use-map-gestures';
import { useFrame, useMapView } from './view/use-map-view';

const GAP_PIXELS = 4;
const KEY_PUSH = 80;
const middle = { x: DRAWING.width / 2, y: DRAWING.height / 2 };

type Props = {
  venues: readonly VenueOnDay[];
  /** Of the first marker; the list counts the same way. */
  firstNumber: number;
  /** The one city that is asked for; the map moves there. */
  city: VenueCity | undefined;
  hasDate: boolean;
  shownId: VenueId | undefined;
  onShow: (venue: VenueOnDay) => void;
};

export const VenueMap = memo(function VenueMap({ venues, firstNumber, city, hasDate, shownId, onShow }: Props) {
  const { t } = useLingui();
  const cardId = useId();
  const map = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const [hover] = useState(newHover);
  const frame = useFrame(map);
  const { view, show, reset } = useMapView(city, frame);
  const { handlers, hasJustMoved } = useMapGestures({ map, scene, view, frame, show });
  const markers = useMarkerPlaces(venues, view, frame);

  const hasBeyond = markers.places.some((place) => !isInside(place, markers.bounds));

  // Among other venues the card would speak of another one than it was asked about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: venues is what changes
  useEffect(() => hover.show(null), [hover, venues]);

  // In small pieces, so that a slow phone stays awake meanwhile.
  const step = (next: View) => startTransition(() => show(allowedView(next, frame)));
  const zoom = (direction: 'in' | 'out') =>
    step(zoomedView(view, direction === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP, middle));
  const showUnlessMoved = useCallback(
    (venue: VenueOnDay) => {
      if (!hasJustMoved.current) onShow(venue);
    },
    [hasJustMoved, onShow],
  );
  const placeOnDrawing = useCallback(
    (event: { clientX: number; clientY: number }) => pointOnDrawing(event, { map, frame }),
    [frame],
  );

  function moveByKey(event: KeyboardEvent) {
    const next = viewByKey(event, view);
    if (!next) return;
    event.preventDefault();
    step(next);
  }

  return (
    <MapFrame
      title={<Trans>San Francisco Bay Area</Trans>}
      legend={<AvailabilityLegend hasDate={hasDate} />}
      caption={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <MapControls
            onZoom={zoom}
            onReset={() => startTransition(reset)}
            isClosest={view.scale >= CLOSEST_SCALE}
            isFarthest={view.scale <= openingView.scale}
          />
          <p className="max-w-[46ch] flex-1 basis-60">
            {hasBeyond ? (
              <Trans>Outlined markers at the edge lie farther out, in that direction.</Trans>
            ) : (
              <Trans>A simple drawing to find your way by. Markers that would cover each other are moved apart.</Trans>
            )}
          </p>
        </div>
      }
    >
      <div className="relative">
        <svg
          ref={map}
          viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
          role="application"
          aria-roledescription={t`map`}
          aria-label={t`Map of the San Francisco Bay Area. Arrow keys move it, plus and minus zoom.`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is moved by keys, so the focus must reach it.
          tabIndex={0}
          className="focus-visible:-outline-offset-3 block h-105 w-full touch-pan-y select-none bg-pine-soft sm:h-125"
          onKeyDown={moveByKey}
          {...handlers}
        >
          <g ref={scene}>
            <BayDrawing view={view} />
            <MapNames
              view={view}
              frame={frame}
              markers={markers.points}
              markerRadius={(markers.radius + GAP_PIXELS) * frame.unitsPerPixel}
            />
            <Markers
              {...markers}
              venues={venues}
              firstNumber={firstNumber}
              unitsPerPixel={frame.unitsPerPixel}
              shownId={shownId}
              hover={hover}
              onShow={showUnlessMoved}
              pointOf={placeOnDrawing}
            />
          </g>
        </svg>
        <HoverCard id={cardId} hover={hover} venues={venues} points={markers.points} frame={frame} />
      </div>
    </MapFrame>
  );
});

function useMarkerPlaces(venues: readonly VenueOnDay[], view: View, frame: Frame) {
  return useMemo(() => {
    const radius = markerRadiusPixels(frame);
    const places = venues.map((venue) => pointOf(venue, view));
    const bounds = markerBounds(frame, (radius + GAP_PIXELS) * frame.unitsPerPixel);
    const points = spreadMarkers(places, bounds, (2 * radius + GAP_PIXELS) * frame.unitsPerPixel);
    return { radius, places, bounds, points };
  }, [venues, view, frame]);
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
