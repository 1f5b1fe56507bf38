import { SUPPORT_TITLE_MAX_LENGTH, startSupportSession } from '@evenlight/contract/support/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '../../../platform/call';
import { WhileTyping } from '../../../platform/form-draft';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { useWishKey } from '../../../platform/wish-key';
import { Button } from '../../../ui/base/button';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { sessionAddress } from '../page/support-address';
import { useStartSession } from '../queries';

const NewTitle = startSupportSession.body.pick({ title: true });

export function NewSession() {
  const [isOpen, setIsOpen] = useState(false);
  // Closed without being sent, it stands there again.
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
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
      description={
        <Trans>
          An AI answers here: a program, not a person. A title helps you find the conversation again. Only you see it.
        </Trans>
      }
    >
      <TitleForm
        typed={typed}
        onTyped={setTyped}
        onStarted={({ id }) => {
          setTyped('');
          setIsOpen(false);
          void navigate(sessionAddress(id), { preventScrollReset: true });
        }}
      />
    </Dialog>
  );
}

type FormProps = {
  typed: string;
  onTyped: (title: string) => void;
  onStarted: (session: Awaited<ReturnType<ReturnType<typeof useStartSession>['mutateAsync']>>) => void;
};

function TitleForm({ typed, onTyped, onStarted }: FormProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useStartSession();
  const problem = useStartProblem(error);
  const sendKeyOf = useWishKey();
  return (
    <Form
      schema={NewTitle}
      defaultValues={{ title: typed }}
      busy={isPending}
      problem={problem}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={(wish) => mutate({ ...wish, sendKey: sendKeyOf(wish) }, { onSuccess: onStarted })}
    >
      <TextField
        name="title"
        label={t`Title`}
        hint={t`For instance a name, or how today feels.`}
        maxLength={SUPPORT_TITLE_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
        isUnpraised
      />
      <WhileTyping onTyped={({ title }) => onTyped(String(title ?? ''))} />
      <div className="mt-2">
        <SubmitButton>
          <Trans>Start session</Trans>
        </SubmitButton>
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
