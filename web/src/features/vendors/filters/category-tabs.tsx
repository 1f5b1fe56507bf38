// The twelve kinds to look at, with how many each would show. They are links: each is an address of its own.
import { vendorCategories } from '@evenlight/contract/vendors/categories';
import type { FoundVendors } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/base/class-names';
import { AddressLink } from '../address/address-link';
import { addressWith, searchIn, withFilters } from '../address/marketplace-address';
import { categoryNames, grouped } from '../words';

const tabs = ['all', ...vendorCategories] as const;
type Tab = (typeof tabs)[number];

type Props = { chosen: Tab; found: Pick<FoundVendors, 'counts' | 'estimated'> | undefined };

export const CategoryTabs = memo(function CategoryTabs({ chosen, found }: Props) {
  const { t, i18n } = useLingui();
  const countOf = (category: Tab) => {
    const number = found ? grouped(found.counts[category]) : '';
    return found?.estimated.includes(category) ? t`about ${number}` : number;
  };
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>(`[data-category="${chosen}"]`);
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [chosen]);

  return (
    <nav aria-label={t`Categories`}>
      <ul
        ref={row}
        className="relative -mx-5 flex gap-2 overflow-x-auto px-5 py-1.5 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
        onKeyDown={moveByArrows}
      >
        {tabs.map((category) => (
          <li key={category} className="shrink-0">
            <AddressLink
              change={(address) => withCategory(address, category)}
              data-category={category}
              aria-current={category === chosen ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 font-medium text-ui',
                category === chosen
                  ? 'border-transparent bg-pine text-on-pine'
                  : 'border-line-strong bg-surface hover:bg-mist',
              )}
            >
              {category === 'all' ? <Trans>All</Trans> : i18n._(categoryNames[category])}
              {found && (
                <span
                  className={classNames(
                    'rounded-full px-2 text-sm tabular-nums',
                    category === chosen ? 'bg-surface text-ink' : 'bg-mist text-ink-2',
                  )}
                >
                  {countOf(category)}
                </span>
              )}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});

function withCategory(address: URLSearchParams, category: Tab): URLSearchParams {
  return addressWith(withFilters(searchIn(address), { category: category === 'all' ? undefined : category }), address);
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function moveByArrows(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = (steps[event.key] ?? 0) * (isTurned ? -1 : 1);
  const ends: Record<string, number> = { Home: 0, End: links.length - 1 };
  const next = ends[event.key] ?? (step === 0 ? undefined : (at + step + links.length) % links.length);
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
