import type { ReactNode } from 'react';
import { Wrap } from '../ui/base/wrap';

type Props = { title: string; brand: string | undefined; actions: ReactNode; children: ReactNode; className?: string };

/** What stands where nothing is: search engines leave it out, and `actions` leads on. */
export function MissingPage({ title, brand, actions, children, className = 'py-16 sm:py-24' }: Props) {
  return (
    <Wrap className={className}>
      <title>{brand ? `${title} · ${brand}` : title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-title">{title}</h1>
      <div className="mt-4 grid max-w-[60ch] gap-3 text-ink-2 text-lg">{children}</div>
      <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
    </Wrap>
  );
}
