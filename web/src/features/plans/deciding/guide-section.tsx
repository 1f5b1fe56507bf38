import type { ReactNode } from 'react';
import { Card } from '../../../ui/base/card';
import { classNames } from '../../../ui/base/class-names';

type Props = { id: string; number: number; title: ReactNode; className?: string; children: ReactNode };

/** One question of the guide. Its title can take the focus when something below it goes. */
export function GuideSection({ id, number, title, className, children }: Props) {
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className={classNames('min-w-0 print:hidden', className)}>
      <h2
        id={`${id}-title`}
        tabIndex={-1}
        data-keeps-focus
        className="mb-3 flex items-baseline gap-3 text-xl outline-none"
      >
        <span
          aria-hidden="true"
          className="inline-flex size-8 shrink-0 items-center justify-center self-start rounded-full bg-pine-soft font-sans font-semibold text-base text-pine"
        >
          {number}
        </span>
        <span className="min-w-0">{title}</span>
      </h2>
      {children}
    </Card>
  );
}
