// The parts of a memorial, each under its tab.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Wrap } from '../../../ui/base/wrap';
import { Tabs } from '../../../ui/overlays/tabs';
import { CollaborationSwitch } from '../collaboration/collaboration-switch';
import { CollaborationTab } from '../collaboration/collaboration-tab';
import { ContributeCard } from '../collaboration/contribute-card';
import { PeopleTab } from '../collaboration/people-tab';
import { EventsTab } from '../events/events-tab';
import { GuestbookTab } from '../guestbook/guestbook-tab';
import { ModerationPanel } from '../guestbook/moderation-panel';
import { AccessRequests } from '../keeping/access-requests';
import { MemorialDetails } from '../page/memorial-details';
import type { FirstContent } from './first-content';
import { KeepIt } from './keep-it';
import { NeedsScripts } from './needs-scripts';

type Props = { memorial: Memorial; first: FirstContent; reading: ReactNode };

export function MemorialParts({ memorial, first, reading }: Props) {
  const { t } = useLingui();
  const isKeeper = mayOnMemorial(memorial.role, 'settle');
  const tabs = [
    {
      value: 'memorial',
      label: <Trans context="memorial">Memorial</Trans>,
      content: <MemorialTab memorial={memorial} isKeeper={isKeeper} reading={reading} />,
    },
    {
      value: 'guestbook',
      label: <Trans>Guestbook</Trans>,
      content: <Guestbook memorial={memorial} isKeeper={isKeeper} first={first} />,
    },
    {
      value: 'events',
      label: <Trans>Events</Trans>,
      content: <EventsTab memorial={memorial} first={first.events ?? undefined} />,
    },
  ];
  if (memorial.isCollaborative && memorial.role) {
    tabs.push({
      value: 'collaboration',
      label: <Trans>Collaboration</Trans>,
      content: (
        <WithRequests memorial={memorial} isKeeper={isKeeper}>
          <CollaborationTab memorial={memorial} />
        </WithRequests>
      ),
    });
  } else if (isKeeper) {
    tabs.push({
      value: 'people',
      label: <Trans>People</Trans>,
      content: (
        <WithRequests memorial={memorial} isKeeper>
          <PeopleTab memorial={memorial} />
        </WithRequests>
      ),
    });
  }
  return (
    <Wrap>
      <Tabs label={t`Parts of this memorial`} tabs={tabs} />
    </Wrap>
  );
}

type PartProps = { memorial: Memorial; isKeeper: boolean };

function MemorialTab({ memorial, isKeeper, reading }: PartProps & { reading: ReactNode }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
      <div className="min-w-0">{reading}</div>
      <div className="grid gap-6">
        <MemorialDetails memorial={memorial}>
          {isKeeper && <CollaborationSwitch memorial={memorial} className="mt-5 noscript:hidden" />}
        </MemorialDetails>
        <ContributeCard memorial={memorial} />
        {mayOnMemorial(memorial.role, 'archive') && <KeepIt memorialId={memorial.id} />}
      </div>
    </div>
  );
}

function Guestbook({ memorial, isKeeper, first }: PartProps & { first: FirstContent }) {
  return (
    <div className="grid gap-8">
      {(isKeeper || memorial.isDelegate) && (
        <NeedsScripts>
          <ModerationPanel memorial={memorial} />
        </NeedsScripts>
      )}
      <GuestbookTab memorial={memorial} newest={first.entries ?? undefined} />
    </div>
  );
}

function WithRequests({ memorial, isKeeper, children }: PartProps & { children: ReactNode }) {
  return (
    <NeedsScripts>
      <div className="grid gap-8">
        {isKeeper && <AccessRequests memorial={memorial} />}
        {children}
      </div>
    </NeedsScripts>
  );
}
