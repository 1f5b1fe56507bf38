import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../ui/base/class-names';

type Props = {
  title: string;
  /** What is known of it so far. */
  said: ReactNode;
  isOpenAtFirst: boolean;
  children: ReactNode;
};

/** One question as a row: its answer is read without opening it. */
export function Fold({ title, said, isOpenAtFirst, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <section className="border-line border-b last:border-b-0">
      <h3 className="font-normal font-sans text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 rounded-xs py-3.5 text-start"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="min-w-0">
            <span className="block text-ink-2 text-sm">{title}</span>
            <span className="block wrap-anywhere font-serif text-lg leading-snug">{said}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              'size-5 shrink-0 text-ink-2 transition-transform duration-150',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pb-6">
        {children}
      </div>
    </section>
  );
}
