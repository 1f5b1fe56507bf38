import type { User } from '@evenlight/contract/accounts';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ProofDialog } from './proof-dialog';
import { AskForProofContext, ProofDeclined } from './use-proven';

type Props = { user: User; hasLocalMailbox: boolean; children: ReactNode };

/** Stands around everything that may ask for a proof, and asks. */
export function ProofProvider({ user, hasLocalMailbox, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const question = useRef<{ answer: Promise<void>; settle: (isProven: boolean) => void } | null>(null);

  const ask = useCallback(() => {
    question.current ??= newQuestion();
    setIsOpen(true);
    return question.current.answer;
  }, []);

  function settle(isProven: boolean) {
    question.current?.settle(isProven);
    question.current = null;
    setIsOpen(false);
  }

  return (
    <AskForProofContext value={ask}>
      {children}
      <ProofDialog
        isOpen={isOpen}
        user={user}
        hasLocalMailbox={hasLocalMailbox}
        onProven={() => settle(true)}
        onDecline={() => settle(false)}
      />
    </AskForProofContext>
  );
}

function newQuestion() {
  let settle: (isProven: boolean) => void = () => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    settle = (isProven) => (isProven ? resolve() : reject(new ProofDeclined()));
  });
  return { answer, settle };
}
