import { ContactTopic, sendContactMessage } from '@evenlight/contract/contact';
import type { Sent } from '@evenlight/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/call';
import { countMoment } from '../../../platform/moments';

/** `?topic=` says what a page that led here was about. */
export function useSendMessage() {
  const [address] = useSearchParams();
  const topic = ContactTopic.catch('general').parse(address.get('topic'));
  return useMutation({
    mutationFn: (body: Sent<typeof sendContactMessage>['body']) => call(sendContactMessage, { body }),
    // That somebody wrote, and not a word of it.
    onSuccess: () => void countMoment('contact-form', { topic }),
  });
}
