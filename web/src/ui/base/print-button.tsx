import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useIsHydrated } from './is-hydrated';

/** Only a script can open the printer's window; without one the browser's own menu does. */
export function PrintButton({ children }: { children: ReactNode }) {
  if (!useIsHydrated()) return null;
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4.5" />
      {children}
    </Button>
  );
}
