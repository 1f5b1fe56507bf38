import type { ReactNode } from 'react';
import { Wrap } from '../../../ui/base/wrap';

type Props = { title: ReactNode; words: ReactNode; children: ReactNode };

/** The end of a page: one thing to do next, and one other. */
export function ClosingCall({ title, words, children }: Props) {
  return (
    <section>
      <Wrap className="py-14 sm:py-20">
        <div className="grid grid-cols-1 justify-items-center rounded-card bg-pine-soft px-6 py-12 text-center sm:px-10 sm:py-16">
          <h2 className="max-w-[20em] text-title">{title}</h2>
          <p className="mt-4 max-w-[54ch] text-ink-2">{words}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
        </div>
      </Wrap>
    </section>
  );
}
