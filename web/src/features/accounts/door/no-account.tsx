import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Notice } from '../../../ui/status/notice';
import { carryEmail, doorPath } from './door';

type Props = { email: string; returnTo: string; onTryAnother: () => void };

/** Said only to somebody who has shown that the address is theirs. */
export function NoAccount({ email, returnTo, onTryAnother }: Props) {
  return (
    <div role="alert">
      <Notice tone="warn" title={<Trans>No account found with this email address.</Trans>}>
        <p className="font-medium [overflow-wrap:anywhere]">{email}</p>
        <p>
          <Trans>The code was right. Check the address, or create an account with it.</Trans>
        </p>
      </Notice>
      <div className="mt-6 grid gap-3">
        <ButtonLink to={doorPath('/signup', returnTo)} onClick={() => carryEmail(email)}>
          <Trans>Create an account</Trans>
        </ButtonLink>
        <Button variant="secondary" onClick={onTryAnother}>
          <Trans>Try another address</Trans>
        </Button>
      </div>
    </div>
  );
}
