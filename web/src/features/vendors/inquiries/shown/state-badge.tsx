import type { InquiryState } from '@evenlight/contract/vendors/inquiries';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Badge } from '../../../../ui/base/badge';
import { stateNames } from '../words';

const tones: Record<InquiryState, ComponentProps<typeof Badge>['tone']> = {
  sent: 'line',
  seen: 'line',
  answered: 'gold',
  declined: 'line',
  chosen: 'pine',
  completed: 'ok',
  withdrawn: 'line',
};

export function StateBadge({ state }: { state: InquiryState }) {
  const { i18n } = useLingui();
  return <Badge tone={tones[state]}>{i18n._(stateNames[state])}</Badge>;
}
