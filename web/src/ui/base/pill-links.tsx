// Parts of a page as a row of links: each is an address of its own, and works without scripts.
import { Link, type To } from 'react-router';
import { classNames } from './class-names';

/** `count`: how much waits there, with a word for those who hear it. */
type PillLink = { key: string; to: To; words: string; count?: { value: number; words: string } };

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
        {links.map(({ key, to, words, count }) => (
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
              {count && count.value > 0 && (
                <>
                  <span
                    aria-hidden="true"
                    className={classNames(
                      'ms-2 rounded-full px-2 text-sm tabular-nums',
                      key === chosen ? 'bg-on-pine text-pine' : 'bg-mist',
                    )}
                  >
                    {count.value}
                  </span>
                  <span className="sr-only">, {count.words}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
