import type { ReactNode } from 'react';
import { classNames } from '../../../ui/base/class-names';
import { Wrap } from '../../../ui/base/wrap';
import { HeroBay } from './hero-bay';

type Props = { title: ReactNode; lead: ReactNode; actions: ReactNode; facts?: ReactNode; aside?: ReactNode };

/** Words in the sky, the bay below them. On phones the hills begin where the words have ended. */
export function Hero({ title, lead, actions, facts, aside }: Props) {
  return (
    <section data-tour="landing" className="bay-sky relative isolate overflow-hidden print:bg-none">
      <Wrap className="relative z-10 grid grid-cols-1 gap-10 pt-10 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-20">
        <div className="max-w-[41rem]">
          <h1 className="max-w-[9.5em] text-display">{title}</h1>
          <p className="mt-6 text-ink-2 text-lg">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
          {facts && <div className="mt-7">{facts}</div>}
        </div>
        {aside}
      </Wrap>
      <HeroBay
        className={classNames(
          '-mt-8 block h-60 w-full sm:-mt-20 sm:h-80 lg:h-110 rtl:-scale-x-100 print:hidden',
          // What stands beside the words stands above the sun.
          aside ? 'lg:-mt-24' : 'lg:-mt-32',
        )}
      />
    </section>
  );
}
