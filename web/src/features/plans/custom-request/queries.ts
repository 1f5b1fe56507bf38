import { sendCustomRequest } from '@evenlight/contract/concierge';
import type { Sent } from '@evenlight/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/call';

export function useSendCustomRequest() {
  return useMutation({
    mutationFn: (body: Sent<typeof sendCustomRequest>['body']) => call(sendCustomRequest, { body }),
  });
}
