import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import { ToastPlace } from './toast';
import { TooltipProvider } from './tooltip';

/** Stands once around the whole page: reading direction, tooltips, and the place where toasts appear. */
export function UiRoot({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    // Our policy refuses style elements, and nothing of ours needs the ones this library would add.
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <TooltipProvider>
          {children}
          <ToastPlace />
        </TooltipProvider>
      </DirectionProvider>
    </CSPProvider>
  );
}
