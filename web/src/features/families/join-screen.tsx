// /join-family/code: whose link it is, and asking to come in. Nobody is let in by the link alone.
import { FAMILY_PATH } from '@evenlight/contract/families/group';
import { JOIN_FAMILY_PATH, type OpenJoinLink } from '@evenlight/contract/families/invitations';
import type { FamilyGroupId, FamilyInvitationId } from '@evenlight/contract/ids';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Unlink } from 'lucide-react';
import { type MetaArgs, useParams } from 'react-router';
import { CannotAnswer, isLinkGone } from '../../parts/link-page/link-page';
import { PageLoading } from '../../parts/link-page/page-loading';
import { PageMessage } from '../../parts/link-page/page-message';
import { Refusal } from '../../parts/refusal';
import { quietMeta } from '../../platform/page-meta';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { IconTile } from '../../ui/base/icon-tile';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { Notice } from '../../ui/status/notice';
import { Entrance } from './entrance';
import { tabAddress } from './family-address';
import { useAskToJoin, useLookingAtRequest, useOpenLink, useRequest } from './people/join-queries';
import { useFamilyGroups, useNewsOfFamilies } from './queries';

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Join a family group`);
}

export default function JoinFamilyScreen() {
  const place = useKeptFocus<HTMLDivElement>();
  const { code = '' } = useParams();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <OfLink key={code} code={code} />
    </div>
  );
}

function OfLink({ code }: { code: string }) {
  const { t } = useLingui();
  const link = useOpenLink(code);
  const { data: invitation, error } = link;
  const { request, isOver } = useRequest(code, invitation?.askedId ?? null);
  // Whoever has asked, or belongs to it, is not sent away because the family has made a new link.
  const isTheirs = invitation?.standing === 'member' || (invitation && invitation.askedId !== null && !isOver);
  if (isLinkGone(error, 'family.link_not_found') && !isTheirs) return <NoLink />;
  if (!invitation && error) return <CannotAnswer query={link} safe={<Trans>The invitation is not used up.</Trans>} />;
  if (!invitation) return <PageLoading title={<Trans>Join a family group</Trans>} />;
  const { inviterName } = invitation;
  return (
    <Entrance
      invitation={invitation}
      intro={t`${inviterName} leads this group. Ask to join, and the family lets you in.`}
      returnTo={`${JOIN_FAMILY_PATH}/${code}`}
      signInWords={t`The family sees your name and your e-mail address when you ask, so that they know you. You come back here.`}
    >
      {(name) => <Standing code={code} invitation={{ ...invitation, ...request }} name={name} />}
    </Entrance>
  );
}

type StandingProps = { code: string; invitation: OpenJoinLink; name: string };

/** What the server says of them now: it knows also of what was asked in another browser, and decided meanwhile. */
function Standing({ code, invitation: { standing, groupId, askedId }, name }: StandingProps) {
  if (standing === 'member') return <IsIn groupId={groupId} />;
  if (standing === 'asked' && askedId) return <Waiting askedId={askedId} />;
  return <Ask code={code} name={name} wasTurnedDown={standing === 'turned_down'} />;
}

function Ask({ code, name, wasTurnedDown }: { code: string; name: string; wasTurnedDown: boolean }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useAskToJoin();
  return (
    <>
      {wasTurnedDown && (
        <Notice tone="warn" className="mb-5">
          <Trans>
            The people of this family have not let you in. If you think that is a mistake, speak with them. You can also
            ask once more.
          </Trans>
        </Notice>
      )}
      <p className="wrap-anywhere mb-5 text-ink-2">
        {t`You are signed in as ${name}. The family sees your name and your e-mail address when you ask.`}
      </p>
      <Button state={isPending ? 'loading' : 'idle'} onClick={() => mutate(code)}>
        {wasTurnedDown ? <Trans>Ask again</Trans> : <Trans>Ask to join</Trans>}
      </Button>
      <Refusal error={error} className="mt-4" />
    </>
  );
}

/** News tells when somebody is let in; other decisions are polled. */
function Waiting({ askedId }: { askedId: FamilyInvitationId }) {
  useNewsOfFamilies(null);
  useLookingAtRequest(askedId);
  return (
    <div role="status">
      <h2 className="text-2xl">
        <Trans>The family has your request</Trans>
      </h2>
      <p className="mt-2 text-ink-2">
        <Trans>
          Whoever looks after the group decides. You get a letter when you are let in, and this page shows it too. You
          can close it; nothing is lost.
        </Trans>
      </p>
    </div>
  );
}

function IsIn({ groupId }: { groupId: FamilyGroupId | null }) {
  const planId = useFamilyGroups(null).data?.groups.find(({ id }) => id === groupId)?.planId;
  return (
    <div role="status">
      <h2 className="text-2xl">
        <Trans>You are part of this group</Trans>
      </h2>
      <p className="mt-2 mb-5 text-ink-2">
        <Trans>You find the plan and everything the family shares on the family page.</Trans>
      </p>
      <ButtonLink to={{ pathname: FAMILY_PATH, ...(planId && tabAddress(planId, 'overview')) }}>
        <Trans>Go to the family page</Trans>
      </ButtonLink>
    </div>
  );
}

function NoLink() {
  return (
    <PageMessage icon={<IconTile icon={Unlink} className="mb-5" />} title={<Trans>This link does not open</Trans>}>
      <p>
        <Trans>
          Links to a family group end after a month, or when the family makes a new one. Ask whoever sent it to you for
          the new link. If you belong to the group already, you find it on the family page. If you have asked to join,
          you need not ask again: you get a letter when you are let in.
        </Trans>
      </p>
    </PageMessage>
  );
}
