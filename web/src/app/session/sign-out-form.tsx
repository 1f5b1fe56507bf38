import { Trans } from '@lingui/react/macro';

/** A form, not a link: nothing that reads ahead may sign anyone out. */
export function SignOutForm({ className }: { className: string }) {
  return (
    <form method="post" action="/sign-out">
      <button type="submit" className={className}>
        <Trans>Sign Out</Trans>
      </button>
    </form>
  );
}
