import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

type Tone = 'pine' | 'gold' | 'clay';
type Props = { tone?: Tone; className?: string } & (
  | { icon: LucideIcon; children?: undefined }
  | { icon?: undefined; children: ReactNode }
);

const tones: Record<Tone, string> = {
  pine: 'bg-pine-soft text-pine',
  gold: 'bg-gold-soft text-gold',
  clay: 'bg-clay-soft text-clay',
};

/** A small soft square with an icon or a figure, beside words that say the same. */
export function IconTile({ icon: Icon, tone = 'pine', className, children }: Props) {
  return (
    <span
      aria-hidden={Icon ? true : undefined}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md font-medium',
        tones[tone],
        className,
      )}
    >
      {Icon ? <Icon className="size-5.5" strokeWidth={1.75} /> : children}
    </span>
  );
}
