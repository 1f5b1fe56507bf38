import type { PlanId } from '@evenlight/contract/ids';
import { Trans } from '@lingui/react/macro';
import { TextLink } from '../ui/base/text-link';

/** One quiet line wherever a sum may worry somebody. */
export function HelpToPayLine({ planId }: { planId?: PlanId }) {
  return (
    <p className="mt-5 print:hidden">
      <TextLink
        to={planId ? `/plans/${planId}/help-to-pay` : '/help-to-pay'}
        className="inline-flex min-h-11 items-center"
      >
        <Trans>If this is more than you have: who may help to pay</Trans>
      </TextLink>
    </p>
  );
}
