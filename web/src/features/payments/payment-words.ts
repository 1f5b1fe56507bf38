// What the few fixed words of payments and shares are called on the screen.
import type { Payment } from '@evenlight/contract/payments';
import type { ShareState } from '@evenlight/contract/shares';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const typeWords: Record<Payment['type'], MessageDescriptor> = {
  deposit: msg({ message: 'Deposit', context: 'payment' }),
  full: msg({ message: 'Full payment', context: 'payment' }),
  share: msg({ message: 'A share', context: 'payment' }),
};

export const shareWords: Record<ShareState, MessageDescriptor> = {
  open: msg({ message: 'Not paid yet', context: 'share' }),
  processing: msg({ message: 'Being confirmed', context: 'share' }),
  paid: msg({ message: 'Paid', context: 'share' }),
  ended: msg({ message: 'Taken back, too old or no longer needed', context: 'share' }),
};
