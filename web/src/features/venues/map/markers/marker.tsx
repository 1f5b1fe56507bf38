import type { Availability } from '@evenlight/contract/venues';
import { memo } from 'react';
import { classNames } from '../../../../ui/base/class-names';
import type { Point } from '../view/projection';
import { MarkShape } from './mark-shape';

/** What a finger may press, half its width. */
export const TOUCH_RADIUS_PIXELS = 22;
const NUMBER_PIXELS = 15;

type Props = {
  index: number;
  /** What is written on it. */
  number: number;
  x: number;
  y: number;
  unitsPerPixel: number;
  /** Half of what is seen of it, in pixels. */
  radius: number;
  /** The venue lies outside of what the map shows; the marker waits at the edge. */
  isBeyond: boolean;
  availability: Availability | null;
  /** Everything the shape says, in words. */
  label: string;
  isShown: boolean;
  isTabStop: boolean;
};

export const Marker = memo(function Marker(props: Props) {
  const { index, number, x, y, unitsPerPixel, radius, isBeyond, availability, label, isShown, isTabStop } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button element.
    <g
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isShown}
      data-marker={index}
      transform={`translate(${written({ x, y })}) scale(${unitsPerPixel})`}
      className="group cursor-pointer outline-none"
    >
      <circle
        r={TOUCH_RADIUS_PIXELS}
        strokeWidth="3"
        className="fill-transparent group-focus-visible:fill-surface group-focus-visible:stroke-pine group-focus-visible:[r:20px]"
      />
      {isShown && <circle r={radius + 4} strokeWidth="3" className="fill-surface stroke-ink" />}
      <MarkShape availability={availability} radius={radius} isOutlined={isBeyond} />
      <text
        y={NUMBER_PIXELS * 0.35}
        fontSize={NUMBER_PIXELS}
        textAnchor="middle"
        className={classNames('font-semibold tabular-nums', isBeyond ? 'fill-ink' : 'fill-on-pine')}
      >
        {number}
      </text>
    </g>
  );
});

type TethersProps = { tethers: readonly { from: Point; to: Point }[]; unitsPerPixel: number };

/** Lines from the markers that had to move to the places they stand for. All in two strokes: they are many. */
export function Tethers({ tethers, unitsPerPixel }: TethersProps) {
  const lines = tethers.map(({ from, to }) => `M${written(from)}L${written(to)}`).join('');
  const ends = tethers.map(({ to }) => `M${written(to)}h0`).join('');
  return (
    <>
      <path d={lines} strokeWidth={1.25 * unitsPerPixel} className="stroke-ink-3" />
      <path d={ends} strokeWidth={5 * unitsPerPixel} strokeLinecap="round" className="stroke-ink-3" />
    </>
  );
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
