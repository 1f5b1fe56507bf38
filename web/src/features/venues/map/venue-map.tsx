// The map of the Bay Area, drawn by us, with one marker for each venue that was found.
import type { VenueId } from '@evenlight/contract/ids';
import type { VenueOnDay } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type RefObject, startTransition, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { MapFrame } from '../../../ui/status/map-frame';
import { BayDrawing } from './drawing/bay-drawing';
import { MapNames } from './drawing/map-names';
import { HoverCard } from './hover/hover-card';
import { newHover } from './hover/hover-store';
import { AvailabilityLegend } from './markers/legend';
import { Markers } from './markers/markers';
import { spreadMarkers } from './markers/spread-markers';
import { MapCaption } from './view/map-caption';
import { mapSteps } from './view/map-steps';
import { type Frame, markerBounds, markerRadiusPixels } from './view/map-view';
import { DRAWING, isInside, pointOf, type View } from './view/projection';
import { pointOnDrawing, useMapGestures } from './view/use-map-gestures';
import { useFrame, useMapView } from './view/use-map-view';

const GAP_PIXELS = 4;

type Props = {
  venues: readonly VenueOnDay[];
  /** Of the first marker; the list counts the same way. */
  firstNumber: number;
  /** The one city that is asked for; the map moves there. */
  city: string | undefined;
  hasDate: boolean;
  shownId: VenueId | undefined;
  onShow: (venue: VenueOnDay) => void;
};

export const VenueMap = memo(function VenueMap({ venues, firstNumber, city, hasDate, shownId, onShow }: Props) {
  const { t } = useLingui();
  const cardId = useId();
  const map = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const frame = useFrame(map);
  const { view, show, reset } = useMapView(city, venues, frame);
  const { handlers, hasJustMoved } = useMapGestures({ map, scene, view, frame, show });
  const markers = useMarkerPlaces(venues, view, frame);

  const hover = useHover(venues);
  const presses = usePresses({ map, frame, hasJustMoved, onShow });
  const { zoom, moveByKey } = mapSteps({ view, frame, show });

  return (
    <MapFrame
      title={<Trans>San Francisco Bay Area</Trans>}
      legend={<AvailabilityLegend hasDate={hasDate} />}
      caption={
        <MapCaption
          scale={view.scale}
          hasBeyond={markers.places.some((place) => !isInside(place, markers.bounds))}
          onZoom={zoom}
          onReset={() => startTransition(reset)}
        />
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
              {...presses}
            />
          </g>
        </svg>
        <HoverCard id={cardId} hover={hover} venues={venues} points={markers.points} frame={frame} />
      </div>
    </MapFrame>
  );
});

/** Which venue the card speaks of. */
function useHover(venues: readonly VenueOnDay[]) {
  const [hover] = useState(newHover);
  // Among other venues the card would speak of another one than it was asked about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: venues is what changes
  useEffect(() => hover.show(null), [hover, venues]);
  return hover;
}

type Pressed = Pick<Props, 'onShow'> & {
  map: RefObject<SVGSVGElement | null>;
  frame: Frame;
  hasJustMoved: RefObject<boolean>;
};

/** What markers need to know of a press: the end of a drag is none. */
function usePresses({ map, frame, hasJustMoved, onShow }: Pressed) {
  const showUnlessMoved = useCallback(
    (venue: VenueOnDay) => {
      if (!hasJustMoved.current) onShow(venue);
    },
    [hasJustMoved, onShow],
  );
  const pointOf = useCallback(
    (event: { clientX: number; clientY: number }) => pointOnDrawing(event, { map, frame }),
    [map, frame],
  );
  return { onShow: showUnlessMoved, pointOf };
}

function useMarkerPlaces(venues: readonly VenueOnDay[], view: View, frame: Frame) {
  return useMemo(() => {
    const radius = markerRadiusPixels(frame);
    const places = venues.map((venue) => pointOf(venue, view));
    const bounds = markerBounds(frame, (radius + GAP_PIXELS) * frame.unitsPerPixel);
    const points = spreadMarkers(places, bounds, (2 * radius + GAP_PIXELS) * frame.unitsPerPixel);
    return { radius, places, bounds, points };
  }, [venues, view, frame]);
}
