import type { ReactNode } from 'react';

/** Words for screen readers that the eye can do without. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'div' | 'h2' | 'legend';
  children: ReactNode;
}) {
  return <Element className="sr-only">{children}</Element>;
}
