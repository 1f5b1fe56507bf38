// The six digits from a mail, sent as soon as the last one is typed.
import type { ProblemCode } from '@evenlight/contract/problems';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/base/button';
import { CodeField } from '../../ui/forms/code-field';
import { CODE_LENGTH } from '../../ui/forms/digits-in';
import { problemCodeOf, sentenceFor } from './failure-sentences';

type Outcome<Answer> = {
  check: (digits: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onFailed?: (failure: unknown) => void;
};

type Props<Answer> = Outcome<Answer> & {
  hint: string;
  /** Said when it fails for a reason without a helpful sentence of its own. */
  failed: MessageDescriptor;
  helpful?: ProblemCode[];
};

export function TypeCode<Answer>({ hint, failed, helpful = [], ...outcome }: Props<Answer>) {
  const { t, i18n } = useLingui();
  const { code, setCode, field, send, isPending, error } = useCodeSending(outcome);
  const [isShort, setIsShort] = useState(false);
  const problem = isPending ? undefined : sentenceFor(error, failed, ['code.refused', ...helpful]);

  function sendByHand(event: FormEvent) {
    event.preventDefault();
    setIsShort(code.length < CODE_LENGTH);
    if (code.length === CODE_LENGTH) send(code);
    else field.current?.focus();
  }

  function sendBySixthDigit(digits: string) {
    setIsShort(false);
    send(digits);
  }

  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={sendByHand}>
      <CodeField
        ref={field}
        label={t`Six-digit code`}
        hint={hint}
        problem={isShort ? t`Type the six digits from the e-mail` : problem && i18n._(problem)}
        value={code}
        onChange={setCode}
        onComplete={sendBySixthDigit}
      />
      <Button type="submit" className="w-full" state={isPending ? 'loading' : 'idle'}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

function useCodeSending<Answer>({ check, onDone, onFailed }: Outcome<Answer>) {
  const { mutate, isPending, error } = useMutation({ mutationFn: check });
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  // Each wrong try counts against the code, so the same digits are not sent a second time.
  const refused = useRef(new Set<string>());
  useEffect(() => field.current?.focus(), []);

  function startOver() {
    setCode('');
    field.current?.focus();
  }

  function learnFrom(failure: unknown, digits: string) {
    onFailed?.(failure);
    if (problemCodeOf(failure) !== 'code.refused') return;
    refused.current.add(digits);
    startOver();
  }

  function send(digits: string) {
    if (isSending.current) return;
    if (refused.current.has(digits)) return startOver();
    isSending.current = true;
    mutate(digits, {
      onSuccess: onDone,
      onError: (failure) => learnFrom(failure, digits),
      onSettled: () => {
        isSending.current = false;
      },
    });
  }

  return { code, setCode, field, send, isPending, error };
}
