// The street map itself, drawn by Leaflet. Loaded by `street-tab.tsx` alone, and never on the server.
import type { VenueOnDay } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import { divIcon, featureGroup, type Map as LeafletMap, marker, map as openMap, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isCalm } from '../../../ui/base/is-calm';
import { MapFrame } from '../../../ui/status/map-frame';
import { AvailabilityLegend } from '../map/markers/legend';
import { useMarkerNames } from '../map/markers/marker-names';
import { nextByKey } from '../map/markers/next-by-key';
import { PIN_PIXELS, Pin } from './pin';
import type { StreetProps } from './street-tab';

const CLOSEST_ZOOM = 18;

// biome-ignore lint/style/noDefaultExport: React loads a part of a page by its default export.
export default function StreetMap({ tiles, venues, firstNumber, hasDate, shownId, onShow }: StreetProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const map = useLeaflet(place, tiles);
  const buttons = useButtons(map, venues, onShow);
  const names = useMarkerNames(venues, firstNumber);
  const [tabStop, setTabStop] = useState(0);

  useEffect(() => {
    for (const [index, button] of buttons.entries()) {
      button.tabIndex = index === Math.min(tabStop, buttons.length - 1) ? 0 : -1;
      button.setAttribute('aria-pressed', String(venues[index]?.id === shownId));
    }
  }, [buttons, venues, tabStop, shownId]);

  function moveByKey(event: KeyboardEvent) {
    const index = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
    const next = index === -1 ? null : nextByKey(event.key, index, buttons.length);
    if (next === null) return;
    setTabStop(next);
    buttons[next]?.focus();
    event.preventDefault();
    // The map around would move as well.
    event.stopPropagation();
  }

  return (
    <MapFrame title={<Trans>San Francisco Bay Area</Trans>} legend={<AvailabilityLegend hasDate={hasDate} />}>
      <section
        ref={place}
        aria-label={t`Street map with the venues`}
        // Its own layers stay below our dialogs and menus.
        className="isolate h-105 w-full sm:h-125"
        onKeyDownCapture={moveByKey}
      />
      {buttons.map((button, index) => {
        const venue = venues[index];
        if (!venue) return null;
        const pin = (
          <Pin number={firstNumber + index} venue={venue} name={names[index]} isShown={venue.id === shownId} />
        );
        return createPortal(pin, button, venue.id);
      })}
    </MapFrame>
  );
}

function useLeaflet(place: RefObject<HTMLElement | null>, { url, credit }: StreetProps['tiles']): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const moves = !isCalm();
    const opened = openMap(place.current, {
      // The page must go on scrolling under a wheel that passes over the map.
      scrollWheelZoom: false,
      fadeAnimation: false,
      zoomAnimation: moves,
      markerZoomAnimation: moves,
      inertia: moves,
    });
    tileLayer(url, { attribution: escaped(credit), maxZoom: CLOSEST_ZOOM, referrerPolicy: 'no-referrer' }).addTo(
      opened,
    );
    setMap(opened);
    return () => {
      opened.remove();
      setMap(null);
    };
  }, [place, url, credit]);
  return map;
}

/** The buttons that Leaflet puts on the map, one for each venue, still empty. */
function useButtons(map: LeafletMap | null, venues: readonly VenueOnDay[], onShow: StreetProps['onShow']) {
  const [buttons, setButtons] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    if (!map || venues.length === 0) return;
    const markers = venues.map((venue) =>
      marker([venue.latitude, venue.longitude], {
        icon: divIcon({ className: 'outline-none', iconSize: [PIN_PIXELS, PIN_PIXELS] }),
      }).on('click', () => onShow(venue)),
    );
    const group = featureGroup(markers).addTo(map);
    map.fitBounds(group.getBounds(), { padding: [PIN_PIXELS, PIN_PIXELS], maxZoom: CLOSEST_ZOOM - 3, animate: false });
    setButtons(markers.flatMap((one) => one.getElement() ?? []));
    return () => {
      group.remove();
      setButtons([]);
    };
  }, [map, venues, onShow]);
  return buttons;
}

/** Leaflet writes the credit as markup; ours is plain text. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
