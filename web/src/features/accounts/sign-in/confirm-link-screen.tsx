// /login/confirm: where the link in the mail leads. Opening it spends nothing, because mail programs open links to
// look at them; the button does.
import type { signInByLink } from '@evenlight/contract/accounts';
import type { Returned } from '@evenlight/contract/endpoint';
import { safeReturnPath } from '@evenlight/contract/return-path';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router';
import { quietMeta } from '../../../platform/page-meta';
import { Button } from '../../../ui/base/button';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { Notice } from '../../../ui/status/notice';
import { loginFailed, problemCodeOf, sentenceFor } from '../failure-sentences';
import { useSignInByLink } from '../queries';
import { LinkNotUsable } from './confirm-link-outcomes';
import { SignInPage } from './sign-in-page';
import { revalidateOnMovingOnly, signInFacts } from './sign-in-path';
import { useCompleteSignIn } from './use-complete-sign-in';
import { WelcomeCard } from './welcome-card';

export const shouldRevalidate = revalidateOnMovingOnly;

export async function loader(asked: LoaderFunctionArgs) {
  return signInFacts(asked);
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Sign in`);
}

export default function ConfirmLinkScreen() {
  const { phone } = useLoaderData<typeof loader>();
  const token = useTokenInAddress();
  const { signedIn, completeSignIn } = useCompleteSignIn<Returned<typeof signInByLink>>();
  const { mutate, isPending, error } = useSignInByLink();

  function step(): ReactNode {
    if (token === '') return <LinkNotUsable reason="missing" />;
    const reason = problemCodeOf(error);
    if (reason === 'code.refused' || reason === 'link.other_browser' || reason === 'account.not_found')
      return <LinkNotUsable reason={reason} />;
    return (
      <Confirm
        isBusy={isPending}
        error={error}
        onConfirm={() => token && mutate(token, { onSuccess: completeSignIn })}
      />
    );
  }

  if (signedIn) return <WelcomeCard signedIn={signedIn} returnTo={safeReturnPath(signedIn.returnTo)} />;
  return (
    <SignInPage
      phone={phone}
      title={<Trans>Sign in</Trans>}
      lead={<Trans>The link in our mail works once, in the browser where you asked for it.</Trans>}
    >
      {step()}
    </SignInPage>
  );
}

type ConfirmProps = { isBusy: boolean; error: unknown; onConfirm: () => void };

function Confirm({ isBusy, error, onConfirm }: ConfirmProps) {
  const { i18n } = useLingui();
  const isAwake = useIsHydrated();
  const problem = sentenceFor(error, loginFailed);
  return (
    <>
      <h2 className="text-2xl">
        <Trans>One more press, and you are in</Trans>
      </h2>
      <div role="alert">
        {problem && !isBusy && (
          <Notice tone="bad" className="mt-4">
            {i18n._(problem)}
          </Notice>
        )}
      </div>
      <Button className="mt-6 w-full" disabled={!isAwake} state={isBusy ? 'loading' : 'idle'} onClick={onConfirm}>
        <Trans>Sign in</Trans>
      </Button>
      <p className="mt-4 text-ink-2 text-sm">
        <Trans>You did not ask for this? Close this page. Nothing happens without the button.</Trans>
      </p>
    </>
  );
}

/** The token, taken out of the address bar at once and kept nowhere else; null until the page is hydrated. */
function useTokenInAddress(): string | null {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    setToken((known) => hash.slice(1) || (known ?? ''));
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [hash]);
  return token;
}
