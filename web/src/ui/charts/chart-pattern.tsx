// Areas of a chart are told apart by their pattern and never by colour alone. Drawn as SVG, so that paper shows them where a
// printer leaves out backgrounds, and so that no style has to stand in the page.
import { useId } from 'react';
import { classNames } from '../base/class-names';

export type ChartPattern = 'solid' | 'hatch' | 'dots' | 'bars' | 'plain' | 'lines' | 'checks';

const grounds: Record<ChartPattern, string> = {
  solid: 'fill-pine',
  hatch: 'fill-pine/60',
  dots: 'fill-gold-fill',
  bars: 'fill-clay/75 print:fill-clay/50',
  plain: 'fill-ink-3/70 print:fill-ink-3/35',
  lines: 'fill-line-input/70',
  checks: 'fill-gold/60 print:fill-gold/25',
};

const marks: Partial<Record<ChartPattern, string>> = {
  hatch: 'M-2 2 2 -2 M0 8 8 0 M6 10 10 6',
  dots: 'M2 2h.01 M6 6h.01',
  bars: 'M2 0v8 M6 0v8',
  lines: 'M0 2h8 M0 6h8',
  checks: 'M0 4h8 M4 0v8',
};

type Place = { x?: string; y?: string | number; width: string; height: string | number };

/** One area with its pattern, inside an `svg`. */
export function PatternedArea({ pattern, ...place }: Place & { pattern: ChartPattern }) {
  const id = useId();
  const drawn = marks[pattern];
  return (
    <>
      <rect {...place} className={grounds[pattern]} />
      {drawn && (
        <>
          <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d={drawn} className="fill-none stroke-paper/60" strokeWidth="1.6" strokeLinecap="round" />
          </pattern>
          <rect {...place} fill={`url(#${id})`} />
        </>
      )}
    </>
  );
}

/** The same as a small square, beside what the area stands for. */
export function PatternSwatch({ pattern, className }: { pattern: ChartPattern; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames('shrink-0 rounded-xs', className ?? 'size-5.5')}>
      <PatternedArea pattern={pattern} width="100%" height="100%" />
    </svg>
  );
}
