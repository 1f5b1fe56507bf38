import { sendContactMessage } from '@evenlight/contract/contact';
import type { Sent } from '@evenlight/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { countMoment } from '../../../platform/moments';

export function useSendMessage() {
  return useMutation({
    mutationFn: (body: Sent<typeof sendContactMessage>['body']) => call(sendContactMessage, { body }),
    // That somebody wrote, and not a word of it.
    onSuccess: () => void countMoment('contact-form'),
  });
}
