import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../base/class-names';

type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

type Props = Omit<ComponentProps<'div'>, 'title'> & { tone?: NoticeTone; title?: ReactNode };

const tones: Record<NoticeTone, { box: string; sign: string; icon: LucideIcon }> = {
  info: { box: 'bg-pine-soft', sign: 'text-pine', icon: Info },
  ok: { box: 'bg-ok-soft', sign: 'text-ok', icon: CircleCheck },
  warn: { box: 'bg-warn-soft', sign: 'text-warn', icon: TriangleAlert },
  bad: { box: 'bg-bad-soft', sign: 'text-bad', icon: OctagonAlert },
};

/** A quiet message that stays where it belongs. Give it a `role` only when it appears after the page has. */
export function Notice({ tone = 'info', title, className, children, ...rest }: Props) {
  const { box, sign, icon: Icon } = tones[tone];
  return (
    <div {...rest} className={classNames('flex gap-3 rounded-md px-4 py-3.5 text-ink', box, className)}>
      <Icon aria-hidden="true" className={classNames('mt-0.75 size-5 shrink-0', sign)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
