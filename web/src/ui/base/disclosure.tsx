import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type Props = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode };

/** Details that open under their title, with or without scripts. Give several the same `name` to keep one open. */
export function Disclosure({ title, className, children, ...rest }: Props) {
  return (
    <details {...rest} className={classNames('group border-line border-b', className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-xs py-3 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform duration-150 group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="pb-5 text-ink-2">{children}</div>
    </details>
  );
}
