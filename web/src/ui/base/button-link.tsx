import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonLooks, mainAction } from './button-looks';

type Looks = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };
type Inside = ComponentProps<typeof Link> & { href?: undefined };
/** For telephone numbers, mail addresses, files and other sites. */
type Outside = ComponentProps<'a'> & { href: string; to?: undefined };

export function ButtonLink({ variant, size, className, ...rest }: Looks & (Inside | Outside)) {
  const looks = buttonLooks(variant, size, className);
  if (rest.href !== undefined) {
    const { to: _, ...anchor } = rest;
    return <a {...anchor} className={looks} data-main-action={mainAction(variant)} />;
  }
  const { href: _, ...link } = rest;
  // On paper nobody can press it; a telephone number or mail address, above, is still worth having.
  return <Link {...link} className={`${looks} print:hidden`} data-main-action={mainAction(variant)} />;
}
