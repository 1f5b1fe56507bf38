// One bar that answers where something goes, with a table for whoever does not see it.
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import { type ChartPattern, PatternedArea, PatternSwatch } from './chart-pattern';
import { UncertainArea } from './uncertain-area';

export type ChartSegment = { key: string; label: ReactNode; amount: ReactNode; size: number; pattern: ChartPattern };

type Budget = {
  /** In the unit of the segments. */
  size: number;
  label: ReactNode;
  /** What is left, or what is too much. The colour repeats it. */
  words: ReactNode;
  isOver: boolean;
};

type Props = {
  segments: readonly ChartSegment[];
  /** A page has the bar in full; a row and a line have it small, with its largest parts in words. */
  look: 'page' | 'row' | 'line';
  /** Of the table, and the heads of its columns. */
  caption: ReactNode;
  heads: readonly [part: ReactNode, amount: ReactNode];
  /** How far it may go at most, where that is not known exactly. */
  mostSize?: number;
  budget?: Budget | null;
  /** False where its words stand beside it already. */
  hasLegend?: boolean;
  className?: string;
};

const heights = { page: 48, row: 20, line: 12 } as const;
const corners = { page: 'rounded-md', row: 'rounded-xs', line: 'rounded-full' } as const;

export function WhereItGoes({
  segments,
  look,
  caption,
  heads,
  mostSize = 0,
  budget,
  hasLegend = true,
  className,
}: Props) {
  const drawn = segments.filter(({ size }) => size > 0);
  const knownSize = drawn.reduce((sum, { size }) => sum + size, 0);
  const whole = Math.max(knownSize, mostSize, budget?.size ?? 0, 1);
  const share = (size: number) => `${(size / whole) * 100}%`;
  const begins = drawn.map((_, place) => drawn.slice(0, place).reduce((sum, { size }) => sum + size, 0));
  const height = heights[look];
  const isPage = look === 'page';
  return (
    <div className={className}>
      {isPage && budget && <p className="mb-1.5 text-end font-semibold text-sm">{budget.label}</p>}
      <div className="relative rtl:-scale-x-100">
        <svg aria-hidden="true" width="100%" height={height} className={classNames('block bg-mist', corners[look])}>
          {drawn.map(({ key, size, pattern }, place) => (
            <PatternedArea
              key={key}
              pattern={pattern}
              x={share(begins[place] ?? 0)}
              width={share(size)}
              height={height}
            />
          ))}
          {begins.slice(1).map((at) => (
            <line key={at} x1={share(at)} x2={share(at)} y1="0" y2={height} className="stroke-2 stroke-paper" />
          ))}
          {mostSize > knownSize && (
            <UncertainArea kind="may-be" x={share(knownSize)} width={share(mostSize - knownSize)} height={height} />
          )}
          {budget && knownSize > budget.size && (
            <UncertainArea kind="over" x={share(budget.size)} width={share(knownSize - budget.size)} height={height} />
          )}
        </svg>
        {budget && (
          <svg
            aria-hidden="true"
            width="100%"
            height={height + 12}
            className="absolute inset-x-0 -top-1.5 overflow-visible"
          >
            <line
              x1={share(budget.size)}
              x2={share(budget.size)}
              y1="0"
              y2={height + 12}
              className="stroke-[2.5] stroke-ink"
            />
          </svg>
        )}
      </div>
      {isPage && budget && (
        <p className={classNames('mt-2 text-end font-semibold text-sm', budget.isOver ? 'text-clay' : 'text-ok')}>
          {budget.words}
        </p>
      )}
      {!isPage && hasLegend && <Largest segments={drawn} />}
      {/* A table of its own is as wide as its words, also where nobody sees it. */}
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {segments.map(({ key, label, amount }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** More would be the table once again. */
const LARGEST = 3;

/** For those who see the bar; the table says it all to the others. */
function Largest({ segments }: Pick<Props, 'segments'>) {
  const largest = segments.toSorted((one, other) => other.size - one.size).slice(0, LARGEST);
  if (largest.length === 0) return null;
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
      {largest.map(({ key, label, amount, pattern }) => (
        <li key={key} className="flex items-center gap-1.5">
          <PatternSwatch pattern={pattern} className="size-3.5" />
          {label} <span className="tabular-nums">{amount}</span>
        </li>
      ))}
    </ul>
  );
}
