// What stands inside a marker of the street map: the same shapes, numbers and names as on the drawing.
import type { VenueOnDay } from '@evenlight/contract/venues';
import { MarkShape } from '../map/markers/mark-shape';

/** As wide as a finger needs. */
export const PIN_PIXELS = 44;
const RADIUS = 15;

type Props = { venue: VenueOnDay; number: number; name: string | undefined; isShown: boolean };

export function Pin({ venue, number, name, isShown }: Props) {
  return (
    <>
      <svg aria-hidden="true" viewBox="-22 -22 44 44" className="size-full">
        <circle
          r="20"
          strokeWidth="3"
          className="fill-transparent in-focus-visible:fill-surface in-focus-visible:stroke-pine"
        />
        {isShown && <circle r={RADIUS + 4} strokeWidth="3" className="fill-surface stroke-ink" />}
        <MarkShape availability={venue.availability} radius={RADIUS} />
        <text y="5.25" fontSize="15" textAnchor="middle" className="fill-on-pine font-semibold tabular-nums">
          {number}
        </text>
      </svg>
      <span className="sr-only">{name ?? venue.name}</span>
    </>
  );
}
