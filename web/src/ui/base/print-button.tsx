import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useIsHydrated } from './is-hydrated';

/**
 * Only a script can open the printer's window. Until one is there the button is hidden: the scripts of the page, or the
 * small one of a page that stays still, show it.
 */
export function PrintButton({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return (
    <Button variant="secondary" hidden={!isHydrated} data-prints="" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4.5" />
      {children}
    </Button>
  );
}
