// Around every page of the team. A call that asks for a fresh proof of who is there gets it here, and the work goes on.
import { getSession } from '@evenlight/contract/accounts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { BrokenScreen } from '../../../parts/broken-screen';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { isRefusedWith } from '../../../platform/page-refusal';
import { Button } from '../../../ui/base/button';
import { SectionHeading } from '../../../ui/base/section-heading';
import { Wrap } from '../../../ui/base/wrap';
import { ProofDialog } from '../../accounts/profile/proof-dialog';
import { ProofProvider } from '../../accounts/profile/proof-provider';
import { ProofDeclined, useProven } from '../../accounts/profile/use-proven';
import { DeskPlaceProvider } from '../queue/desk-place';
import { type RunProven, RunProvenContext } from '../queue/proven';

/** Who is here, for whoever is asked to prove it. To a visitor every page inside says itself that it is not there. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, hasLocalMailbox } = context.get(pageContext);
  try {
    return { user: await api(getSession, {}), hasLocalMailbox };
  } catch (refusal) {
    if (isRefusedWith(refusal, 401)) return { user: null, hasLocalMailbox };
    throw refusal;
  }
}

/** A filter in the address changes nothing about who is here. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

/** Pages bring their own title, unless none of them may be read yet. */
export function meta({ matches, error }: MetaArgs) {
  return asksForProof(error) ? quietMeta(matches, msg`Show that it is you`) : [];
}

const useLoaded = () => useRouteLoaderData<typeof loader>('staff-frame');

export default function StaffFrame() {
  const loaded = useLoaded();
  if (!loaded?.user) return <Outlet />;
  return (
    // Nothing that one person typed is left standing for the next.
    <ProofProvider key={loaded.user.id} user={loaded.user} hasLocalMailbox={loaded.hasLocalMailbox}>
      <WithProof>
        <DeskPlaceProvider>
          <Outlet />
        </DeskPlaceProvider>
      </WithProof>
    </ProofProvider>
  );
}

function WithProof({ children }: { children: ReactNode }) {
  const proven = useProven();
  const run: RunProven = useCallback(
    async (act) => {
      let refusal: unknown;
      const actAndNote = () =>
        act().catch((error: unknown) => {
          refusal = error;
          throw error;
        });
      try {
        return await proven(actAndNote);
      } catch (error) {
        // Whoever closes the question is told what the call was refused for.
        throw error instanceof ProofDeclined ? refusal : error;
      }
    },
    [proven],
  );
  return <RunProvenContext value={run}>{children}</RunProvenContext>;
}

/** A page that may not be read before somebody has shown who they are. */
export function ErrorBoundary() {
  const error = useRouteError();
  const loaded = useLoaded();
  if (!asksForProof(error) || !loaded?.user) return <BrokenScreen error={error} />;
  return <ProofFirst user={loaded.user} hasLocalMailbox={loaded.hasLocalMailbox} />;
}

function asksForProof(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 403 && error.data?.code === 'session.proof_required';
}

type User = NonNullable<Awaited<ReturnType<typeof loader>>['user']>;

function ProofFirst({ user, hasLocalMailbox }: { user: User; hasLocalMailbox: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();

  function goOn() {
    setIsOpen(false);
    // Come to again, not revalidated: the router lets go of an error when it sees the asking begin and end, and on a
    // slow device both can fall into one drawing. A new place always ends it.
    void navigate(`${pathname}${search}`, { replace: true });
  }

  return (
    <Wrap className="py-10 sm:py-14">
      <SectionHeading
        level="h1"
        className="mb-6"
        title={<Trans>Show that it is you</Trans>}
        lead={
          <Trans>
            You have been signed in for a while. Families’ papers and words lie behind this page, so we ask once more,
            by a passkey or a code. Then it opens by itself.
          </Trans>
        }
      />
      <Button state={state === 'idle' ? 'idle' : 'loading'} onClick={() => setIsOpen(true)}>
        <KeyRound aria-hidden="true" className="size-5 shrink-0" />
        <Trans>Show that it is you</Trans>
      </Button>
      <ProofDialog
        isOpen={isOpen}
        user={user}
        hasLocalMailbox={hasLocalMailbox}
        onProven={goOn}
        onDecline={() => setIsOpen(false)}
      />
    </Wrap>
  );
}
