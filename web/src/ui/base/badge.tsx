import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

type BadgeTone = 'pine' | 'gold' | 'clay' | 'line' | 'ok' | 'warn' | 'bad';

type Props = {
  tone?: BadgeTone | undefined;
  icon?: LucideIcon | undefined;
  className?: string;
  children: ReactNode;
};

const tones: Record<BadgeTone, string> = {
  pine: 'border-transparent bg-pine-soft text-pine',
  gold: 'border-transparent bg-gold-soft text-gold',
  clay: 'border-transparent bg-clay-soft text-clay',
  line: 'border-line-strong text-ink-2',
  ok: 'border-transparent bg-ok-soft text-ok',
  warn: 'border-transparent bg-warn-soft text-warn',
  bad: 'border-transparent bg-bad-soft text-bad',
};

/** A word or two about something. The colour repeats what the words say; it never says it alone. */
export function Badge({ tone = 'pine', icon: Icon, className, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-1 font-semibold text-sm leading-none print:border-line',
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {children}
    </span>
  );
}
