// What I chose and what of it is sent. It outlives the form: a question may end, or a role change, while I think.
import type { FamilyDecision } from '@evenlight/contract/families/decisions';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { toasts } from '../../../ui/overlays/toast-store';
import { useAnswer } from './queries';

export function useMyAnswer({ id, options, myAnswer }: FamilyDecision) {
  const [touched, setTouched] = useState<string | null>(null);
  const { mutate, isPending, variables, error } = useAnswer(() => {
    toasts.show({ title: <Trans>Your answer is stored</Trans> });
  });
  const sent = options.find((option) => option.id === myAnswer);
  const picked = options.find((option) => option.id === (touched ?? sent?.id));
  return {
    sent,
    picked,
    /** Chosen here, and not what the family's answers hold. */
    unsent: picked && picked.id !== sent?.id ? picked : undefined,
    pick: setTouched,
    send: (answer: NonNullable<FamilyDecision['myAnswer']>) =>
      mutate({ params: { decisionId: id }, body: { answer } }, { onSuccess: () => setTouched(null) }),
    sending: isPending ? variables.body.answer : null,
    error,
  };
}
export type MyAnswer = ReturnType<typeof useMyAnswer>;
