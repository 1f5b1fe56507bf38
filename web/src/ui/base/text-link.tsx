import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names';

type Inside = ComponentProps<typeof Link> & { href?: undefined };
/** For telephone numbers, mail addresses, files and other sites. */
type Outside = ComponentProps<'a'> & { href: string; to?: undefined };

const looks =
  'rounded-xs font-medium text-pine underline decoration-1 decoration-pine/40 underline-offset-4 ' +
  'transition-colors duration-150 hover:text-pine-deep hover:decoration-pine-deep';

export function TextLink({ className, ...rest }: Inside | Outside) {
  if (rest.href !== undefined) {
    const { to: _, ...anchor } = rest;
    return <a {...anchor} className={classNames(looks, className)} />;
  }
  const { href: _, ...link } = rest;
  return <Link {...link} className={classNames(looks, className)} />;
}
