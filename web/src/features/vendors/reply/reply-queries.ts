// For a vendor with a private link: what it asks, and the answer.
import type { Sent } from '@evenlight/contract/endpoint';
import {
  answerInquiry,
  declineInquiry,
  type LinkedInquiry,
  openVendorReply,
  replyToReview,
} from '@evenlight/contract/vendors/replies';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed, call } from '../../../platform/call';

const openKey = (token: string) => ['api', 'vendor replies', token];

export function useOpenInquiry(token: string) {
  return useQuery({
    queryKey: openKey(token),
    queryFn: () => call(openVendorReply, { body: { token } }),
    gcTime: 0,
  });
}

export type Reply =
  | { kind: 'answer'; body: Omit<Sent<typeof answerInquiry>['body'], 'token'> }
  | { kind: 'decline'; body: Omit<Sent<typeof declineInquiry>['body'], 'token'> }
  | { kind: 'reply'; text: string };

function send(token: string, reply: Reply): Promise<LinkedInquiry> {
  if (reply.kind === 'answer') return call(answerInquiry, { body: { token, ...reply.body } });
  if (reply.kind === 'decline') return call(declineInquiry, { body: { token, ...reply.body } });
  return call(replyToReview, { body: { token, text: reply.text } });
}

export function useReply(token: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (reply: Reply) => send(token, reply),
    onSuccess: (inquiry) => cache.setQueryData<LinkedInquiry>(openKey(token), inquiry),
    // It was answered in another tab, or withdrawn, meanwhile: what is shown is not how it stands.
    onError: (error) => void (isOutdated(error) && cache.invalidateQueries({ queryKey: openKey(token) })),
  });
}

function isOutdated(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === 404 || error.status === 409);
}
