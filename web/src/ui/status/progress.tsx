import { classNames } from '../base/class-names';

type Props = {
  /** What is under way, for those who cannot see the bar. */
  label: string;
  /** From 0 to 100; leave it out when nobody can know. */
  percent?: number;
  tone?: 'pine' | 'gold';
  className?: string;
};

export function Progress({ label, percent, tone = 'pine', className }: Props) {
  const isKnown = percent !== undefined;
  const filled = isKnown ? Math.min(100, Math.max(0, Math.round(percent))) : 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? filled : undefined}
      className={classNames('h-2 overflow-hidden rounded-full bg-line', className)}
    >
      {/* The share is an attribute of a drawing, since our content security policy refuses style attributes. */}
      <svg
        aria-hidden="true"
        className={classNames(
          'block size-full rtl:-scale-x-100',
          tone === 'gold' ? 'fill-gold-fill' : 'fill-pine',
          !isKnown && 'animate-breathe',
        )}
      >
        <rect width={`${filled}%`} height="8" rx="4" className="transition-[width] duration-200" />
      </svg>
    </div>
  );
}
