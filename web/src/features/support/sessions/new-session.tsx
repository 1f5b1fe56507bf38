// A conversation begins with what somebody has to say; its title is made of that, and can be changed.
import type { UserId } from '@evenlight/contract/ids';
import { SUPPORT_MESSAGE_MAX_LENGTH, type SupportSession, sendSupportMessage } from '@evenlight/contract/support/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { WhileTyping } from '../../../parts/kept-form/kept-fields';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { Dialog } from '../../../ui/overlays/dialog';
import { PersonAtAnyHour } from '../chat/person-at-any-hour';
import { keepUnsent, useUnsent } from '../chat/use-unsent';
import { SEND_AT_ONCE, sessionAddress } from '../page/support-address';
import { useStartSession } from '../queries';
import { firstWords } from './first-words';

const FirstMessage = sendSupportMessage.body.pick({ content: true });

export function NewSession({ userId }: { userId: UserId }) {
  const [isOpen, setIsOpen] = useState(false);
  // Closed without being sent, or loaded again, it stands there again.
  const unsent = useUnsent(userId, 'new');
  const navigate = useNavigate();

  function open({ id }: SupportSession, content: string) {
    keepUnsent(userId, id, { text: content, idempotencyKey: unsent.idempotencyKey });
    unsent.keep('');
    setIsOpen(false);
    void navigate(sessionAddress(id), { state: SEND_AT_ONCE, preventScrollReset: true });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="small">
          <Plus aria-hidden="true" className="size-4.5" />
          <Trans>New session</Trans>
        </Button>
      }
      title={<Trans>New session</Trans>}
      description={<Trans>An AI answers here: a program, not a person. Only you see what you write.</Trans>}
    >
      <FirstWordsForm unsent={unsent} onStarted={open} />
    </Dialog>
  );
}

type FormProps = {
  unsent: ReturnType<typeof useUnsent>;
  onStarted: (session: SupportSession, content: string) => void;
};

function FirstWordsForm({ unsent: { text, idempotencyKey, keep }, onStarted }: FormProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useStartSession();
  const problem = useStartProblem(error);

  function start({ content }: { content: string }) {
    const input = { title: firstWords(content), isFirstWords: true, idempotencyKey };
    mutate(input, { onSuccess: (session) => onStarted(session, content) });
  }

  return (
    <Form schema={FirstMessage} defaultValues={{ content: text }} busy={isPending} problem={problem} onSubmit={start}>
      <TextArea
        name="content"
        label={t`What is on your mind?`}
        maxLength={SUPPORT_MESSAGE_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
        rows={3}
        isUnpraised
      />
      <WhileTyping onTyped={({ content }) => keep(String(content ?? ''))} />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
        <SubmitButton>
          <Trans>Start session</Trans>
        </SubmitButton>
        <PersonAtAnyHour />
      </div>
    </Form>
  );
}

/** A reason that the person can do something about is told; for all others there is one sentence. */
function useStartProblem(error: unknown): string | undefined {
  const { t, i18n } = useLingui();
  if (!error) return undefined;
  const isFull = error instanceof CallFailed && error.problem?.code === 'support.too_many_sessions';
  const phrase = isFull ? phraseFor(error) : undefined;
  return phrase ? i18n._(phrase) : t`Failed to start support session. Please try again.`;
}
