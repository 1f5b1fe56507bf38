import type { ReactNode } from 'react';
import { classNames } from './class-names';

type Props = {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
  id?: string;
  className?: string;
};

export function SectionHeading({ eyebrow, title, lead, level: Heading = 'h2', id, className }: Props) {
  return (
    <div className={classNames('max-w-[62ch]', className)}>
      {eyebrow && <Eyebrow className="mb-3">{eyebrow}</Eyebrow>}
      <Heading id={id} className={Heading === 'h3' ? 'text-2xl' : 'text-title'}>
        {title}
      </Heading>
      {lead && <p className="mt-3 text-ink-2">{lead}</p>}
    </div>
  );
}

export function Eyebrow({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={classNames('font-semibold text-gold text-sm uppercase leading-tight tracking-[0.08em]', className)}>
      {children}
    </p>
  );
}
