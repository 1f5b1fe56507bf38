// For somebody with a private link: what it asks for, and their answer.
import type { Sent } from '@evenlight/contract/endpoint';
import { answerHandoff, type OpenHandoff, openHandoff } from '@evenlight/contract/handoffs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useKeepAnswered } from './keep-answered';

const openKey = (token: string) => ['api', 'handoffs', 'open', token];

export function useOpenHandoff(token: string) {
  return useQuery({
    queryKey: openKey(token),
    queryFn: () => call(openHandoff, { body: { token } }),
    gcTime: 0,
  });
}

type Answer = Pick<Sent<typeof answerHandoff>['body'], 'state' | 'answer'>;

export function useAnswerHandoff(token: string) {
  const cache = useQueryClient();
  const keepAnswered = useKeepAnswered();
  return useMutation({
    mutationFn: (answer: Answer) => call(answerHandoff, { body: { token, ...answer } }),
    onSuccess(handoff) {
      // Whoever cannot do it may find that they can after all, and needs the link for saying so.
      if (handoff.state === 'done') keepAnswered(handoff);
      else cache.setQueryData<OpenHandoff>(openKey(token), handoff);
    },
    // It was answered or taken back meanwhile: what is shown is not how it stands.
    onError: () => void cache.invalidateQueries({ queryKey: openKey(token) }),
  });
}
