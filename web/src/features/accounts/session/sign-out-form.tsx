import { Trans } from '@lingui/react/macro';
import { useUser } from '../../../platform/user';

/** A form, not a link: nothing that reads ahead may sign anyone out. */
export function SignOutForm({ className }: { className: string }) {
  const { logout } = useUser();
  return (
    // The answer asks the browser to clear everything of ours; some browsers do not listen.
    <form method="post" action="/sign-out" onSubmit={logout}>
      <button type="submit" className={className}>
        <Trans>Sign Out</Trans>
      </button>
    </form>
  );
}
