import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import type { NavEntry } from './nav-links';

/** A link that knows whether it leads to the page one is on. */
export function NavItem({ entry, className }: { entry: NavEntry; className: string }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <Link to={entry.to} className={className} aria-current={pathname === entry.to ? 'page' : undefined}>
      {i18n._(entry.label)}
    </Link>
  );
}

/** In the bar at the top. */
export const barItemLooks =
  'inline-flex min-h-11 items-center rounded-xs px-1 font-medium text-ink-2 text-sm no-underline decoration-2 ' +
  'underline-offset-8 lg:text-ui hover:text-pine aria-[current]:text-pine aria-[current]:underline';

/** In the menu on phones: a whole row to touch. */
export const rowItemLooks =
  'flex min-h-12 w-full items-center rounded-sm px-3 py-2 text-start font-medium text-ink text-lg no-underline ' +
  'hover:bg-pine-soft aria-[current]:bg-pine-soft aria-[current]:text-pine';
