import { type ReactNode, useId } from 'react';
import { classNames } from '../base/class-names';

type Props = {
  title: ReactNode;
  /** What the marks mean: shape and word, not colour alone. */
  legend?: ReactNode;
  caption?: ReactNode;
  /** The drawing, an svg. */
  children: ReactNode;
  className?: string;
};

export function MapFrame({ title, legend, caption, children, className }: Props) {
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className={classNames('overflow-hidden rounded-card border border-line bg-surface', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
        <p id={id} className="font-medium font-serif text-xl">
          {title}
        </p>
        {legend && <div className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2 text-sm">{legend}</div>}
      </div>
      <div className="border-line border-y bg-mist [&>svg]:block [&>svg]:h-auto [&>svg]:w-full">{children}</div>
      {caption && <figcaption className="px-5 py-3.5 text-ink-2 text-sm">{caption}</figcaption>}
    </figure>
  );
}

export function LegendEntry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex">
        {mark}
      </span>
      {children}
    </span>
  );
}
