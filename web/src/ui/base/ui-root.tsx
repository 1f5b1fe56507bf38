import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { createContext, type ReactNode, useContext } from 'react';
import { ToastPlace } from '../overlays/toast';
import { TooltipProvider } from '../overlays/tooltip';

const IsInsideContext = createContext(false);

/**
 * Stands once around the whole page: reading direction, tooltips, and the place where toasts appear.
 * A second one inside turns the reading direction of its part, and nothing else.
 */
export function UiRoot({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  const isInside = useContext(IsInsideContext);
  if (isInside) return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
  return (
    <IsInsideContext value={true}>
      {/* Our policy refuses style elements, and nothing of ours needs the ones this library would add. */}
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={direction}>
          <TooltipProvider>
            {children}
            <ToastPlace />
          </TooltipProvider>
        </DirectionProvider>
      </CSPProvider>
    </IsInsideContext>
  );
}
