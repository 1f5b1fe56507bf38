import { useId } from 'react';

type Props = { kind: 'may-be' | 'over'; x: string; width: string; height: number };

const looks = {
  'may-be': { stroke: 'stroke-gold-fill', edge: 'stroke-gold-fill' },
  over: { stroke: 'stroke-clay', edge: 'stroke-clay' },
} as const;

/** What may come besides, or lies past the mark: hatched, with its edge drawn. */
export function UncertainArea({ kind, x, width, height }: Props) {
  const id = useId();
  const { stroke, edge } = looks[kind];
  return (
    <>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v8" className={stroke} strokeWidth="5" />
      </pattern>
      {kind === 'may-be' && <rect x={x} width={width} height={height} className="fill-surface" />}
      <rect x={x} width={width} height={height} fill={`url(#${id})`} fillOpacity={kind === 'may-be' ? 0.35 : 0.8} />
      <rect
        x={x}
        width={width}
        height={height}
        strokeDasharray="4 3"
        strokeWidth="2"
        className={`fill-transparent ${edge}`}
      />
    </>
  );
}
