import { type ReactNode, useId } from 'react';
import { SectionHeading } from '../../ui/base/section-heading';

export function GallerySection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 border-line border-t py-12">
      <SectionHeading id={`${id}-title`} title={title} lead={lead} />
      <div className="mt-8 grid gap-10">{children}</div>
    </section>
  );
}

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-4 text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
