import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** One entry of a list of facts: what it is, and below it what it says. */
export function Fact({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2 text-sm">{label}</dt>
      <dd className={classNames('wrap-anywhere', className)}>{children}</dd>
    </div>
  );
}
