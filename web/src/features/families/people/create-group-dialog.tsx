// A group for a plan. What was typed is kept in this browser until the group is there.
import { createFamilyGroup, GROUP_DESCRIPTION_MAX_LENGTH } from '@evenlight/contract/families/group';
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { Button } from '../../../ui/base/button';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { toasts } from '../../../ui/overlays/toast-store';
import { useCreateGroup } from './queries';

type Props = { planId: PlanId };

const NewGroup = createFamilyGroup.body.omit({ planId: true });

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
  const { t } = useLingui();
  const mutation = useCreateGroup({ failure: t`Failed to create family group` });
  return (
    <KeptForm
      aria-label={t`Create Family Group`}
      name={`new-family-group-${planId}`}
      place="browser"
      schema={NewGroup}
      defaultValues={{ name: '', description: '' }}
      mutation={mutation}
      inputOf={(group) => ({ planId, ...group })}
      onStored={() => toasts.show({ title: t`Family group created successfully` })}
      onDone={onMade}
    >
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
    </KeptForm>
  );
}
