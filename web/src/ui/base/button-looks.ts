// The looks that buttons and links dressed as buttons share.
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'regular' | 'small';

const shared =
  'relative inline-flex items-center justify-center gap-2 overflow-hidden rounded-full border text-center font-semibold ' +
  'no-underline text-ui leading-tight transition-colors duration-150 ' +
  'disabled:opacity-60 aria-disabled:cursor-default aria-disabled:not-data-[state=loading]:opacity-60 data-[state=loading]:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-pine text-on-pine enabled:hover:bg-pine-deep [a&]:hover:bg-pine-deep',
  secondary: 'border-line-strong bg-surface text-ink enabled:hover:bg-mist [a&]:hover:bg-mist',
  ghost: 'border-transparent text-pine enabled:hover:bg-pine-soft [a&]:hover:bg-pine-soft',
  danger: 'border-transparent bg-bad text-on-pine enabled:hover:opacity-90 [a&]:hover:opacity-90',
};

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-12 px-5.5 py-2',
  small: 'min-h-11 px-4 py-1.5',
};

export function buttonLooks(variant: ButtonVariant = 'primary', size: ButtonSize = 'regular', className?: string) {
  return classNames(shared, variants[variant], sizes[size], className);
}

/** Marks what a page is there for, so that nothing comes to lie over it. */
export function mainAction(variant: ButtonVariant = 'primary') {
  return variant === 'primary' ? '' : undefined;
}
