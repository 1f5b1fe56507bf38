import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { createContext, type ReactNode, useContext } from 'react';
import { type ExplainFault, ExplainFaultContext, useExplainFault } from '../forms/fault-words';
import { ToastPlace } from '../overlays/toast';

const IsInsideContext = createContext(false);

type Props = {
  direction: 'ltr' | 'rtl';
  /** The words for rules that a field has broken; without it fields say little. */
  explainFault?: ExplainFault;
  children: ReactNode;
};

/**
 * Stands once around the whole page: reading direction, words of fields, and the place where toasts appear.
 * A second one inside turns the reading direction of its part, and nothing else.
 */
export function UiRoot({ direction, explainFault, children }: Props) {
  const isInside = useContext(IsInsideContext);
  const explainBriefly = useExplainFault();
  if (isInside) return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
  return (
    <IsInsideContext value={true}>
      {/* Our policy refuses style elements, and nothing of ours needs the ones this library would add. */}
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={direction}>
          <ExplainFaultContext value={explainFault ?? explainBriefly}>
            {children}
            <ToastPlace />
          </ExplainFaultContext>
        </DirectionProvider>
      </CSPProvider>
    </IsInsideContext>
  );
}
