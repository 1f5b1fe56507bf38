import type { User } from '@evenlight/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { useButtonState } from '../../../ui/base/button-state';
import { Card } from '../../../ui/base/card';
import { Entry } from './personal-information';
import { ProfileSection } from './profile-section';

export function AccountInformation({ user }: { user: User }) {
  const { i18n } = useLingui();
  return (
    <ProfileSection
      title={<Trans>Account Information</Trans>}
      lead={<Trans>When you write to us, the user id helps us find you.</Trans>}
    >
      <Card>
        <dl className="grid gap-5">
          <Entry label={<Trans>Member since</Trans>}>{dayInWords(user.createdAt, i18n)}</Entry>
          <Entry label={<Trans>User id</Trans>}>
            <UserIdToCopy id={user.id} />
          </Entry>
        </dl>
      </Card>
    </ProfileSection>
  );
}

function UserIdToCopy({ id }: { id: string }) {
  // Where the clipboard is out of reach the id can still be marked with one tap and copied by hand.
  const { state, run } = useButtonState(
    () => navigator.clipboard.writeText(id),
    () => undefined,
  );
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <code className="min-w-0 select-all break-all font-sans text-ui tabular-nums">{id}</code>
      <Button variant="secondary" size="small" state={state} onClick={run}>
        {state === 'success' ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
    </span>
  );
}
