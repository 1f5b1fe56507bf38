import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../base/is-hydrated';

type Tab = { value: string; label: ReactNode; content: ReactNode };

type Props = {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

const tabLooks =
  '-mb-px min-h-12 shrink-0 whitespace-nowrap border-transparent border-b-3 px-1 text-ink-2 transition-colors ' +
  'duration-150 hover:text-ink data-active:border-pine data-active:font-medium data-active:text-pine ' +
  'focus-visible:-outline-offset-3 rounded-t-xs';

/** Without scripts, and on paper, every panel is shown, one after the other, each under its own heading. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value, onValueChange, className }: Props) {
  // A panel that is not chosen is inert; until there are scripts to choose by, all of them are there to be used.
  const whileAsleep = useIsHydrated() ? {} : { inert: false };
  return (
    <Base.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={(next) => onValueChange?.(String(next))}
      className={className}
    >
      <Base.List
        aria-label={label}
        activateOnFocus
        className="fading-edges flex gap-7 overflow-x-auto border-line border-b noscript:hidden [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabLooks}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted {...whileAsleep}>
          <div className="pt-7">
            <h2 className="mb-4 hidden text-2xl noscript:block print:block">{tab.label}</h2>
            {tab.content}
          </div>
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
