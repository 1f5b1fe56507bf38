import type { ReactNode } from 'react';
import { Eyebrow } from '../ui/base/section-heading';
import { Wrap } from '../ui/base/wrap';

type Props = { eyebrow?: ReactNode; title: ReactNode; lead: ReactNode; children?: ReactNode };

/** The head of a page that is read: a little of the evening sky, and words. */
export function PageHero({ eyebrow, title, lead, children }: Props) {
  return (
    <div className="bg-linear-to-b from-gold-soft/70 to-paper">
      <Wrap className="pt-12 pb-10 sm:pt-18 sm:pb-12">
        {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
        <h1 className="max-w-[17em] text-title lg:text-display">{title}</h1>
        <p className="mt-5 max-w-[60ch] text-ink-2 text-lg">{lead}</p>
        {children}
      </Wrap>
    </div>
  );
}
