// Another name for the group, and its end.
import { changeFamilyGroup, GROUP_DESCRIPTION_MAX_LENGTH } from '@evenlight/contract/families/group';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { Dialog } from '../../../ui/overlays/dialog';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../family-context';
import { useChangeGroup, useEndGroup } from './queries';

export function GroupSettings() {
  const { me, may } = useFamily();
  const mayEnd = me?.isOwner || me?.isPlanner;
  if (!may('rename') && !mayEnd) return null;
  return (
    <section aria-labelledby="settings-title" className="border-line border-t pt-6">
      <h3 id="settings-title" className="mb-3 text-xl">
        <Trans>Group settings</Trans>
      </h3>
      <div className="-ms-4 flex flex-wrap">
        {may('rename') && <Rename />}
        {mayEnd && <End />}
      </div>
    </section>
  );
}

function Rename() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" size="small">
          <Trans>Change name and description</Trans>
        </Button>
      }
      title={<Trans>Change name and description</Trans>}
    >
      <RenameForm onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function RenameForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { name, description } = useFamily().group;
  const { mutate, isPending, error } = useChangeGroup({
    failure: t`Failed to change the group`,
    onDone() {
      toasts.show({ title: t`Family group updated` });
      onDone();
    },
  });
  const phrase = phraseFor(error);
  return (
    <Form
      aria-label={t`Change name and description`}
      schema={changeFamilyGroup.body}
      defaultValues={{ name, description }}
      busy={isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={(words) => mutate(words)}
    >
      <TextField name="name" label={t`Group name`} autoComplete="off" isUnpraised />
      <TextArea
        name="description"
        label={t`Description`}
        rows={3}
        maxLength={GROUP_DESCRIPTION_MAX_LENGTH}
        isUnpraised
      />
      <div>
        <SubmitButton>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}

function End() {
  const { t } = useLingui();
  const { name } = useFamily().group;
  const { mutateAsync, isPending, error } = useEndGroup({
    failure: t`Failed to end the group`,
    onDone: () => toasts.show({ title: t`The family group has ended` }),
  });
  return (
    <AskFirst
      isDanger
      trigger={
        <Button variant="ghost" size="small">
          <Trans>End the group</Trans>
        </Button>
      }
      question={t`End ${name}?`}
      consequences={t`Its tasks, messages, decisions and shared documents are deleted for everybody, and cannot be brought back. The plan and its own papers stay with whoever made it.`}
      confirm={<Trans>End the group</Trans>}
      isPending={isPending}
      onYes={() => mutateAsync(undefined)}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}
