// How a venue stands on a day, as a shape: a circle is free, a diamond is being decided, a barred square is taken.
import type { Availability } from '@evenlight/contract/venues';
import { classNames } from '../../../../ui/base/class-names';

type Props = {
  availability: Availability | null;
  /** Half the width, in the units of the drawing around it. */
  radius: number;
  /** Drawn as a line around nothing. */
  isOutlined?: boolean;
};

// The thin pale line keeps neighbours apart.
const fills = {
  available: 'fill-ok stroke-surface stroke-[1.5]',
  pending: 'fill-warn stroke-surface stroke-[1.5]',
  booked: 'fill-bad stroke-surface stroke-[1.5]',
  unknown: 'fill-pine stroke-surface stroke-[1.5]',
};
const outlines = {
  available: 'fill-surface stroke-ok stroke-2',
  pending: 'fill-surface stroke-warn stroke-2',
  booked: 'fill-surface stroke-bad stroke-2',
  unknown: 'fill-surface stroke-pine stroke-2',
};

/** Without a day nothing is said: a plain circle. */
export function MarkShape({ availability, radius, isOutlined = false }: Props) {
  const look = (isOutlined ? outlines : fills)[availability ?? 'unknown'];
  if (availability === 'pending') {
    const tip = radius * 1.12;
    return <path d={`M0 ${-tip}L${tip} 0L0 ${tip}L${-tip} 0Z`} strokeLinejoin="round" className={look} />;
  }
  if (availability === 'booked') return <BarredSquare half={radius * 0.9} look={look} isOutlined={isOutlined} />;
  return <circle r={radius} className={look} />;
}

function BarredSquare({ half, look, isOutlined }: { half: number; look: string; isOutlined: boolean }) {
  return (
    <>
      <rect x={-half} y={-half} width={half * 2} height={half * 2} rx={half * 0.2} className={look} />
      <rect
        x={-half * 0.68}
        y={half * 0.6}
        width={half * 1.36}
        height={half * 0.2}
        className={classNames('stroke-none', isOutlined ? 'fill-bad' : 'fill-on-pine')}
      />
    </>
  );
}

/** The same shape among words. */
export function SmallMark({ availability }: { availability: Availability | null }) {
  return (
    <svg aria-hidden="true" viewBox="-12 -12 24 24" className="size-4.5 shrink-0">
      <MarkShape availability={availability} radius={10} />
    </svg>
  );
}
