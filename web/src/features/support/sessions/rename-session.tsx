import { renameSupportSession, SUPPORT_TITLE_MAX_LENGTH, type SupportSession } from '@evenlight/contract/support/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { useRenameSession } from '../queries';

type Props = { session: Pick<SupportSession, 'id' | 'title'> };

export function RenameSession({ session }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { title } = session;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" size="small" aria-label={t`Change the title: ${title}`} className="w-11 px-0">
          <Pencil aria-hidden="true" className="size-5 shrink-0" />
        </Button>
      }
      title={<Trans>Change the title</Trans>}
      description={<Trans>So that you find this conversation again. Only you see it.</Trans>}
    >
      <TitleForm session={session} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function TitleForm({ session: { id, title }, onDone }: Props & { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useRenameSession(id);
  const phrase = phraseFor(error);
  return (
    <Form
      schema={renameSupportSession.body}
      defaultValues={{ title }}
      busy={isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={(input) => mutate(input, { onSuccess: onDone })}
    >
      <TextField
        name="title"
        label={t`Title`}
        maxLength={SUPPORT_TITLE_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
        isUnpraised
      />
      <div className="mt-2">
        <SubmitButton>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
