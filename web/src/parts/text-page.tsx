// A page that is mostly read: one column, plain headings, room to breathe.
import type { ReactNode } from 'react';
import { Wrap } from '../ui/base/wrap';
import { PageHero } from './page-hero';

type Props = { title: ReactNode; lead: ReactNode; children: ReactNode };

export function TextPage({ title, lead, children }: Props) {
  return (
    <>
      <PageHero title={title} lead={lead} />
      <Wrap className="grid grid-cols-1 gap-11 pb-20">{children}</Wrap>
    </>
  );
}

export function TextPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="max-w-[66ch]">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3 grid grid-cols-1 gap-3 text-ink-2">{children}</div>
    </section>
  );
}

export function TextPoints({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 list-disc gap-2 ps-6 marker:text-gold-fill">{children}</ul>;
}
