// /support, /grief-support and /emotional-support: the same page. The crisis lines are for everybody; conversations
// need an account.

import { listSupportMessages, listSupportSessions } from '@evenlight/contract/support/chat';
import { listCounselingRequests } from '@evenlight/contract/support/counseling';
import { listSupportGroups } from '@evenlight/contract/support/groups';
import { getSafety } from '@evenlight/contract/support/safety';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { forgetAllUnsent } from '../../features/support/chat/use-unsent';
import { CrisisBanner } from '../../features/support/crisis/crisis-banner';
import { AiSupport } from '../../features/support/page/ai-support';
import { InfoCards } from '../../features/support/page/info-cards';
import { useKeptOfflinePage } from '../../features/support/page/keep-offline-page';
import { SignInPrompt } from '../../features/support/page/sign-in-prompt';
import { type SupportTab, sessionIn, tabIn } from '../../features/support/page/support-address';
import { TabLinks } from '../../features/support/page/tab-links';
import { useNewsOfSupport, useSafety, useSessions } from '../../features/support/queries';
import { pageContext } from '../../platform/page-context';
import type { PageHandle } from '../../platform/page-handle';
import { pageMeta } from '../../platform/page-meta';
import { partReader } from '../../platform/page-parts';
import { unlessOnlyQuery } from '../../platform/revalidation';
import { useUser } from '../../platform/user';
import { Wrap } from '../../ui/base/wrap';
import { readShelf } from './read-shelf';
import { TabPart } from './tabs';

const awakeTabs: readonly SupportTab[] = ['resources', 'counseling', 'self-care'];

/** A search, a form that keeps what is typed, and exercises need scripts for visitors too; the rest is to be read. */
export const handle: PageHandle = { isDocument: (_, address) => !awakeTabs.includes(tabIn(address)) };

export async function loader(asked: LoaderFunctionArgs) {
  const { request, context } = asked;
  const readPart = partReader(context.get(pageContext));
  const resources = readShelf(asked);
  const address = new URL(request.url).searchParams;
  const sessionId = sessionIn(address);
  const tab = tabIn(address);
  const [sessions, safety, conversation, groups, consultations] = await Promise.all([
    readPart(listSupportSessions, { query: {} }),
    readPart(getSafety, {}),
    sessionId ? readPart(listSupportMessages, { params: { sessionId } }) : null,
    tab === 'groups' ? readPart(listSupportGroups, {}) : null,
    tab === 'counseling' ? readPart(listCounselingRequests, {}) : null,
  ]);
  const first = sessionId && conversation ? { sessionId, answer: conversation } : null;
  return { sessions, safety, first, groups, consultations, resources: await resources };
}

export const shouldRevalidate = unlessOnlyQuery;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'support', {
    title: msg`Grief support`,
    description: msg`Support in grief at any hour: crisis lines, somebody to write to, and people in the {serviceArea} who listen.`,
  });
}

export default function SupportScreen() {
  const [address] = useSearchParams();
  const tab = tabIn(address);
  useKeptOfflinePage();
  return (
    <>
      <CrisisBanner />
      <Wrap className="grid grid-cols-1 gap-7 pt-8 pb-16 sm:pt-12">
        <header>
          <h1 className="text-title">
            <Trans>Grief support</Trans>
          </h1>
          <p className="mt-3 max-w-[60ch] text-ink-2 text-lg">
            <Trans>There is no right way to grieve, and no hurry. Take what helps and leave the rest.</Trans>
          </p>
        </header>
        <TabLinks chosen={tab} />
        <Conversations isShown={tab === 'ai'} />
        {tab !== 'ai' && <TabPart tab={tab} />}
      </Wrap>
    </>
  );
}

/** Read while any tab is shown: a notice that came meanwhile is there when somebody comes back. */
function Conversations({ isShown }: { isShown: boolean }) {
  const loaded = useLoaderData<typeof loader>();
  const [address] = useSearchParams();
  const { user, isLoading } = useUser();
  const isMember = user !== null;
  useNewsOfSupport(isMember);
  const [drawnAt] = useState(Date.now);
  const sessions = useSessions(isMember, loaded.sessions, drawnAt);
  const safety = useSafety(isMember, loaded.safety, drawnAt);
  useEffect(() => {
    if (!isMember && !isLoading) forgetAllUnsent();
  }, [isMember, isLoading]);
  if (!isShown) return null;
  return (
    <>
      {user ? (
        <AiSupport
          key={user.id}
          userId={user.id}
          sessionId={sessionIn(address)}
          sessions={sessions}
          safety={safety}
          first={loaded.first && { ...loaded.first, drawnAt }}
        />
      ) : (
        <SignInPrompt />
      )}
      <InfoCards />
    </>
  );
}
