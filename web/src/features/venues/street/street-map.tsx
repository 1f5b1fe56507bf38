// The street map itself, drawn by Leaflet. Loaded by `street-tab.tsx` alone, and never on the server.
import type { VenueOnDay } from '@evenlight/contract/venues';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { divIcon, featureGroup, type Map as LeafletMap, marker, map as openMap, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { availabilityWords } from '../words';
import type { StreetProps } from './street-tab';

const CLOSEST_ZOOM = 18;
const MARKER_PIXELS = 36;

const looks = {
  available: 'rounded-full bg-ok',
  pending: 'rounded-md bg-warn',
  booked: 'rounded-none bg-bad',
  unknown: 'rounded-full bg-pine',
};

// biome-ignore lint/style/noDefaultExport: React loads a part of a page by its default export.
export default function StreetMap({ tiles, venues, onShow }: StreetProps) {
  const { t, i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(null);

  useEffect(() => {
    if (!place.current) return;
    const opened = openMap(place.current, {
      // The page must go on scrolling under a wheel that passes over the map.
      scrollWheelZoom: false,
      fadeAnimation: false,
    });
    tileLayer(tiles.url, {
      attribution: escaped(tiles.credit),
      maxZoom: CLOSEST_ZOOM,
      referrerPolicy: 'no-referrer',
    }).addTo(opened);
    map.current = opened;
    return () => {
      opened.remove();
      map.current = null;
    };
  }, [tiles]);

  useEffect(() => {
    if (!map.current || venues.length === 0) return;
    const markers = featureGroup(
      venues.map((venue, index) =>
        marker([venue.latitude, venue.longitude], {
          icon: numbered(venue, index + 1, availabilityIn(venue, i18n)),
        }).on('click', () => onShow(venue)),
      ),
    ).addTo(map.current);
    map.current.fitBounds(markers.getBounds(), { padding: [MARKER_PIXELS, MARKER_PIXELS], maxZoom: CLOSEST_ZOOM - 3 });
    return () => {
      markers.remove();
    };
  }, [venues, onShow, i18n]);

  return (
    <section
      ref={place}
      aria-label={t`Street map with the venues`}
      // Its own layers stay below our dialogs and menus.
      className="isolate h-105 w-full rounded-card border border-line sm:h-125"
    />
  );
}

function availabilityIn({ availability }: VenueOnDay, i18n: I18n): string {
  return availability ? i18n._(availabilityWords[availability]) : '';
}

/** A number to see, and a name to hear. Made of elements and not of markup: names may hold any sign. */
function numbered(venue: VenueOnDay, number: number, standing: string) {
  const shown = document.createElement('span');
  shown.className = 'flex size-full items-center justify-center';
  shown.ariaHidden = 'true';
  shown.textContent = String(number);
  const heard = document.createElement('span');
  heard.className = 'sr-only';
  heard.textContent = [`${number}. ${venue.name}`, venue.location, standing].filter(Boolean).join(', ');
  const html = document.createElement('div');
  html.className = 'size-full';
  html.append(shown, heard);
  return divIcon({
    html,
    className: `border-2 border-surface font-semibold text-on-pine text-sm ${looks[venue.availability ?? 'unknown']}`,
    iconSize: [MARKER_PIXELS, MARKER_PIXELS],
  });
}

/** Leaflet writes the credit as markup; ours is plain text. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
