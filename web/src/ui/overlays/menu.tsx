import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../base/class-names';

type Shared = { label: ReactNode; icon?: LucideIcon; tone?: 'plain' | 'danger'; isDisabled?: boolean };
export type MenuEntry = { key: string } & (
  | (Shared & { onSelect: () => void; to?: undefined })
  | (Shared & { to: string; onSelect?: undefined })
  | { isSeparator: true }
);

type Props = { trigger: ReactElement; entries: MenuEntry[]; align?: 'start' | 'center' | 'end' };

/** Actions behind one button. What must work without scripts belongs in a `DetailsMenu`. */
export function Menu({ trigger, entries, align = 'start' }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} className="z-50 outline-none">
          <Base.Popup className="min-w-52 max-w-[calc(100vw-2rem)] rounded-md border border-line-strong bg-surface p-1.5 text-ink shadow-lift outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if ('isSeparator' in entry) return <Base.Separator className="mx-2 my-1.5 h-px bg-line" />;

  const { label, icon: Icon, tone, isDisabled } = entry;
  const looks = classNames(
    'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 py-2 no-underline outline-none',
    'data-disabled:cursor-not-allowed data-highlighted:bg-pine-soft data-disabled:text-ink-3',
    tone === 'danger' ? 'text-bad' : 'text-ink',
  );
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
      {label}
    </>
  );
  if (entry.to !== undefined) {
    return (
      <Base.LinkItem render={<Link to={entry.to} />} closeOnClick className={looks}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item disabled={isDisabled} className={looks} onClick={entry.onSelect}>
      {content}
    </Base.Item>
  );
}
