// Parts of a page as a row of links: each is an address of its own, and works without scripts.
import { Link, type To } from 'react-router';
import { classNames } from './class-names';

type PillLink = { key: string; to: To; words: string };

type Props = {
  /** What the links divide, for screen readers. */
  label: string;
  links: readonly PillLink[];
  chosen: string;
};

export function PillLinks({ label, links, chosen }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ key, to, words }) => (
          <li key={key}>
            <Link
              to={to}
              preventScrollReset
              aria-current={key === chosen ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-full border px-4 font-medium text-ui no-underline',
                key === chosen
                  ? 'border-transparent bg-pine text-on-pine'
                  : 'border-line-strong bg-surface hover:bg-mist',
              )}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
