import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ButtonLink } from '../ui/base/button-link';

/** To sign in or to make an account, and back to this page. */
export function SignInLinks() {
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={`/login?return=${back}`}>
        <Trans>Sign In</Trans>
      </ButtonLink>
      <ButtonLink to={`/signup?return=${back}`} variant="secondary">
        <Trans>Create Your Account</Trans>
      </ButtonLink>
    </div>
  );
}
