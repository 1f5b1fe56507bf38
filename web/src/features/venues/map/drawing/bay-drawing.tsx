// The land around the Bay, drawn by us: no map service is asked, and nobody learns what a family looks at.
import { memo } from 'react';
import { transformBetween, type View } from '../view/projection';
import { countyLines, drawnIn, land } from './bay-shapes';

export const BayDrawing = memo(function BayDrawing({ view }: { view: View }) {
  return (
    <g transform={transformBetween(drawnIn, view)}>
      <path d={land} vectorEffect="non-scaling-stroke" className="fill-surface stroke-line-strong" strokeWidth="1.5" />
      <path d={countyLines} vectorEffect="non-scaling-stroke" className="fill-none stroke-line" strokeWidth="1" />
    </g>
  );
});
