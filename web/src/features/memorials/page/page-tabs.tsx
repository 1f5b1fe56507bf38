// The tabs of the public page are links, so that each opens without scripts and can be shared.
import type { MemorialPage, PageTab } from '@evenlight/contract/memorials/page';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/base/class-names';
import { Wrap } from '../../../ui/base/wrap';

export function pathOfTab(path: string, tab: PageTab): string {
  return tab === 'about' ? path : `${path}?tab=${tab}`;
}

type Props = { path: string; current: PageTab; counts: MemorialPage['counts'] };

export function PageTabs({ path, current, counts }: Props) {
  const { t } = useLingui();
  const { entries, events, photos } = counts;
  const labels: [PageTab, ReactNode][] = [
    [
      'about',
      <Trans key="about" context="memorial">
        About
      </Trans>,
    ],
    ['guestbook', t`Guestbook (${entries})`],
    ['events', t`Events (${events})`],
    ...(photos > 0 ? [['photos', t`Photos (${photos})`] satisfies [PageTab, string]] : []),
  ];
  return (
    <Wrap className="print:hidden">
      <nav aria-label={t`Parts of this memorial`}>
        <ul className="flex flex-wrap gap-x-7 overflow-x-clip">
          {labels.map(([tab, label]) => (
            // Each draws the line from itself to the end of its row, so that every row of a narrow screen has one.
            <li
              key={tab}
              className="relative before:absolute before:start-0 before:bottom-0 before:h-px before:w-screen before:bg-line"
            >
              <Link
                to={`${pathOfTab(path, tab)}#content`}
                preventScrollReset
                aria-current={tab === current ? 'page' : undefined}
                className={classNames(
                  'relative flex min-h-12 items-center whitespace-nowrap rounded-t-xs border-b-3 px-1 focus-visible:-outline-offset-3',
                  tab === current
                    ? 'border-pine font-medium text-pine'
                    : 'border-transparent text-ink-2 hover:text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Wrap>
  );
}
