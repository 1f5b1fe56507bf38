// /profile: who one is here, where one is signed in, what we write, taking everything along, and leaving.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { requireMember } from '../../../platform/require-member';
import { SectionHeading } from '../../../ui/base/section-heading';
import { Wrap } from '../../../ui/base/wrap';
import { Notice } from '../../../ui/status/notice';
import { AccountInformation } from './account-information';
import { Devices } from './devices';
import { Leave } from './leave';
import { Notices } from './notices';
import { Passkeys } from './passkeys';
import { PersonalInformation } from './personal-information';
import { useProfile } from './profile-queries';
import { ProofProvider } from './proof-provider';
import { TakeAlong } from './take-along';
import { WhoLooked } from './who-looked';

export async function loader(asked: LoaderFunctionArgs) {
  const { hasLocalMailbox } = asked.context.get(pageContext);
  return { user: await requireMember(asked), hasLocalMailbox };
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Your profile`);
}

export default function ProfileScreen() {
  const { user: fromLoader, hasLocalMailbox } = useLoaderData<typeof loader>();
  const user = useProfile(fromLoader);
  return (
    // Nothing that one person typed is left standing for the next.
    <ProofProvider key={user.id} user={user} hasLocalMailbox={hasLocalMailbox}>
      <Wrap className="py-10 sm:py-14">
        <SectionHeading
          level="h1"
          className="mb-9"
          title={<Trans>Your profile</Trans>}
          lead={<Trans>What we know about you, and what you would like us to do with it.</Trans>}
        />
        <noscript>
          <Notice tone="warn" className="mb-9">
            <Trans>To change anything here this page needs scripts, and they are turned off in your browser.</Trans>
          </Notice>
        </noscript>
        <PersonalInformation user={user} hasLocalMailbox={hasLocalMailbox} />
        <AccountInformation user={user} />
        <Devices userId={user.id} />
        <Passkeys userId={user.id} />
        <Notices userId={user.id} />
        <WhoLooked userId={user.id} />
        <TakeAlong userId={user.id} />
        <Leave userId={user.id} />
      </Wrap>
    </ProofProvider>
  );
}
