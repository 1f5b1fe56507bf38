// What a person sees when a screen breaks: what happened, what is safe, what to do next. Never a raw message.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { ButtonLink } from '../ui/base/button-link';
import { Wrap } from '../ui/base/wrap';
import { ErrorState } from '../ui/status/error-state';
import { BrandMark } from './brand-mark';
import { InShell } from './in-shell';
import { NotFoundContent } from './not-found-content';
import { PhoneNumber } from './phone-number';
import { useHouseIfKnown } from './use-house';

export function BrokenScreen({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <Frame>{status === 404 ? <NotFoundContent /> : <Trouble isBusy={status === 503} />}</Frame>;
}

function Trouble({ isBusy }: { isBusy: boolean }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const phone = useHouseIfKnown()?.hours.brand.supportPhone;
  const title = isBusy ? t`We cannot answer just now` : t`Something went wrong on our side`;
  return (
    <Wrap className="py-14 sm:py-20">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        level="h1"
        title={title}
        safe={<Trans>It was not anything you did. What you saved before is safe.</Trans>}
        next={
          phone ? (
            <Trans>
              Wait a minute and open this page again. If it cannot wait, call us at <PhoneNumber phone={phone} />.
            </Trans>
          ) : (
            <Trans>Wait a minute and open this page again.</Trans>
          )
        }
        action={
          <>
            {/* A fresh document: whatever broke is loaded again, with scripts or without. */}
            <ButtonLink href={`${pathname}${search}`}>
              <Trans>Open this page again</Trans>
            </ButtonLink>
            <ButtonLink href="/" variant="secondary">
              <Trans>Go to the home page</Trans>
            </ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}

/** Inside the shell the frame is there already; without it there is only a link home. */
function Frame({ children }: { children: ReactNode }) {
  const name = useHouseIfKnown()?.hours.brand.name;
  if (useContext(InShell)) return children;
  return (
    <>
      <header className="border-line border-b bg-surface">
        <Wrap className="py-3">
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2.5 rounded-xs font-serif text-2xl text-ink no-underline"
          >
            <BrandMark />
            {name ?? <Trans>Home page</Trans>}
          </a>
        </Wrap>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
