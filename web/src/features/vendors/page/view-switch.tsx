import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid, List, type LucideIcon } from 'lucide-react';
import { classNames } from '../../../ui/base/class-names';
import { AddressLink } from '../address/address-link';
import { addressWithView, type View } from '../address/marketplace-address';

const icons: Record<View, LucideIcon> = { grid: LayoutGrid, list: List };

export function ViewSwitch({ view: chosen }: { view: View }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Ways to look at the vendors`}
      className="flex flex-wrap rounded-full border border-line-strong p-0.5"
    >
      {(['grid', 'list'] as const).map((view) => {
        const Icon = icons[view];
        return (
          <AddressLink
            key={view}
            change={(address) => addressWithView(view, address)}
            replace
            aria-current={view === chosen ? 'true' : undefined}
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded-full px-4 font-medium text-ui',
              view === chosen ? 'bg-pine-soft text-pine' : 'text-ink-2 hover:bg-mist',
            )}
          >
            <Icon aria-hidden="true" className="size-4.5" />
            {view === 'grid' ? <Trans>Grid</Trans> : <Trans>List</Trans>}
          </AddressLink>
        );
      })}
    </nav>
  );
}
