import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import { IconTile } from '../base/icon-tile';

type Props = {
  icon: LucideIcon;
  title: ReactNode;
  /** What to do to fill it. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 'h2' | 'h3';
  className?: string;
};

export function EmptyState({ icon, title, children, action, level: Heading = 'h3', className }: Props) {
  return (
    <div
      className={classNames(
        'grid justify-items-center rounded-card border border-line-strong border-dashed px-6 py-12 text-center',
        className,
      )}
    >
      <IconTile icon={icon} />
      <Heading className="mt-4 text-xl">{title}</Heading>
      {children && <div className="mt-2 max-w-[46ch] text-ink-2">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
