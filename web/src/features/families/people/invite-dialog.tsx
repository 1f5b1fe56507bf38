// Asking somebody in by mail. What was typed is kept in this browser until the letter is on its way.
import { relationships } from '@evenlight/contract/families/group';
import { FAMILY_INVITATION_DAYS, inviteToFamily } from '@evenlight/contract/families/invitations';
import { DEFAULT_ROLE, FamilyRole, familyRoles } from '@evenlight/contract/families/rights';
import { LetterLanguage } from '@evenlight/contract/letter-language';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { LetterLanguageField } from '../../../parts/letter-language-field';
import { useLetterLanguage } from '../../../parts/use-letter-language';
import { Button } from '../../../ui/base/button';
import { SelectField } from '../../../ui/forms/select-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../family-context';
import { relationshipNames, roleHints, roleNames } from './people-words';
import { useInvite } from './queries';

const { groupId: _, relationship, ...fields } = inviteToFamily.body.shape;
const Invitation = z.object({
  ...fields,
  // A choice that was left open comes from the form as nothing.
  relationship: z.enum(['', ...relationships]).transform((chosen) => relationship.parse(chosen || null)),
});
/** A draft may be unfinished in any field. */
const InvitationDraft = z.object({
  name: z.string(),
  email: z.string(),
  language: LetterLanguage,
  relationship: z.enum(['', ...relationships]),
  role: z.enum(familyRoles),
});

/** For admins; to everybody else it is not there. */
export function InviteDialog() {
  const { may } = useFamily();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('people')) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button>
          <UserRoundPlus aria-hidden="true" className="size-4.5" />
          <Trans>Invite Member</Trans>
        </Button>
      }
      title={<Trans>Invite Member</Trans>}
      description={
        <Trans>
          They get a letter with a link for their address alone. It works once, for {FAMILY_INVITATION_DAYS} days.
        </Trans>
      }
    >
      <InviteForm onSent={() => setIsOpen(false)} />
    </Dialog>
  );
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const { t, i18n } = useLingui();
  const { group } = useFamily();
  const language = useLetterLanguage();
  const mutation = useInvite({ failure: t`Failed to send invitation` });
  return (
    <KeptForm
      aria-label={t`Invite Member`}
      name={`family-invitation-${group.id}`}
      place="browser"
      schema={Invitation}
      typed={InvitationDraft}
      defaultValues={{ name: '', email: '', language, relationship: '', role: DEFAULT_ROLE }}
      mutation={mutation}
      inputOf={(invitation) => invitation}
      onStored={({ email }) =>
        toasts.show({ title: t`Invitation sent successfully`, description: t`It is on its way to ${email}.` })
      }
      onDone={onSent}
    >
      <TextField name="name" label={t`Full name`} autoComplete="off" isUnpraised />
      <TextField name="email" type="email" label={t`Email address`} autoComplete="off" isUnpraised />
      <LetterLanguageField />
      <SelectField
        name="relationship"
        label={t`Relationship`}
        isRequired={false}
        isUnpraised
        placeholder={t`Select relationship`}
        options={relationships.map((value) => ({ value, label: i18n._(relationshipNames[value]) }))}
      />
      <RoleField />
      <div>
        <SubmitButton>
          <Trans>Send Invitation</Trans>
        </SubmitButton>
      </div>
    </KeptForm>
  );
}

/** What the chosen role may do stands beside it: on a phone it would not fit into the choice itself. */
function RoleField() {
  const { t, i18n } = useLingui();
  const role = FamilyRole.safeParse(useWatch({ name: 'role' })).data ?? DEFAULT_ROLE;
  return (
    <SelectField
      name="role"
      label={t`Role`}
      hint={i18n._(roleHints[role])}
      isUnpraised
      options={familyRoles.map((value) => ({ value, label: i18n._(roleNames[value]) }))}
    />
  );
}
