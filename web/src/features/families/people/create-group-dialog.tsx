// A group for a plan. What was typed is kept in this browser until the group is there.
import { createFamilyGroup, GROUP_DESCRIPTION_MAX_LENGTH } from '@evenlight/contract/families/group';
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { useFormDraft, WhileTyping } from '../../../platform/form-draft';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { toasts } from '../../../ui/overlays/toast-store';
import { useCreateGroup } from './queries';

type Props = { planId: PlanId };

const NewGroup = createFamilyGroup.body.omit({ planId: true });
/** A draft may be unfinished in any field. */
const GroupDraft = z.object({ name: z.string(), description: z.string() });

export function CreateGroupDialog({ planId }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button>
          <UsersRound aria-hidden="true" className="size-4.5" />
          <Trans>Create Family Group</Trans>
        </Button>
      }
      title={<Trans>Create Family Group</Trans>}
      description={
        <Trans>You lead it and ask the others in. The money and the papers of the plan stay with you.</Trans>
      }
    >
      <GroupForm planId={planId} onMade={() => setIsOpen(false)} />
    </Dialog>
  );
}

function GroupForm({ planId, onMade }: Props & { onMade: () => void }) {
  const { t, i18n } = useLingui();
  const { kept, keep, forget } = useFormDraft(`new-family-group-${planId}`, GroupDraft);
  const { mutate, isPending, error } = useCreateGroup({
    failure: t`Failed to create family group`,
    onDone() {
      forget();
      toasts.show({ title: t`Family group created successfully` });
      onMade();
    },
  });
  const phrase = phraseFor(error);
  return (
    <Form
      aria-label={t`Create Family Group`}
      schema={NewGroup}
      defaultValues={kept ?? { name: '', description: '' }}
      busy={isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={(words) => mutate({ planId, ...words })}
    >
      <WhileTyping onTyped={keep} />
      <TextField
        name="name"
        label={t`Group name`}
        hint={t`Whoever has the link reads it, before they belong to the group.`}
        autoComplete="off"
        isUnpraised
      />
      <TextArea
        name="description"
        label={t`Description`}
        rows={3}
        maxLength={GROUP_DESCRIPTION_MAX_LENGTH}
        isUnpraised
      />
      <div>
        <SubmitButton>
          <Trans>Create Group</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
