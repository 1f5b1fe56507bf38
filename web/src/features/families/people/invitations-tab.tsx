// Who belongs to the group, who asks to join, and the link that is passed on.
import { useLingui } from '@lingui/react/macro';
import { useFamily } from '../family-context';
import { ActiveMembers } from './active-members';
import { GroupSettings } from './group-settings';
import { InviteDialog } from './invite-dialog';
import { InviteLink } from './invite-link';
import { PendingInvitations } from './pending-invitations';

export function InvitationsTab() {
  const { t } = useLingui();
  const { group, may } = useFamily();
  const { name } = group;
  const isAdmin = may('people');
  return (
    <section aria-labelledby="invitations-title" className="grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h2
          id="invitations-title"
          dir="auto"
          tabIndex={-1}
          data-keeps-focus
          className="wrap-anywhere text-2xl outline-none"
        >
          {t`${name} Invitations`}
        </h2>
        <InviteDialog />
      </header>
      {isAdmin && <InviteLink />}
      <PendingInvitations />
      <ActiveMembers />
      <GroupSettings />
    </section>
  );
}
