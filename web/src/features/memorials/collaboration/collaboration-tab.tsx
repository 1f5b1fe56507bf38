import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { SectionHeading } from '../../../ui/base/section-heading';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { CollaborationSwitch } from './collaboration-switch';
import { Contributions } from './contributions/contributions';
import { Keepers } from './keepers/keepers';
import { People } from './people/people';
import { WhoWorks } from './presence/who-works';
import { useTogether } from './queries';
import { tellFailure } from './toasts';

type Props = { memorial: Memorial };

export function CollaborationTab({ memorial }: Props) {
  return (
    <div className="grid gap-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <SectionHeading
          level="h2"
          title={<Trans>Keep this memorial together</Trans>}
          lead={<Trans>Who takes part, what they bring, and who keeps it.</Trans>}
        />
        <CollaborationSwitch memorial={memorial} />
      </div>
      <Loaded memorial={memorial} />
    </div>
  );
}

function Loaded({ memorial }: Props) {
  const { data: together, error, refetch, isFetching } = useTogether(memorial.id, memorial.isCollaborative);
  const isMissing = error !== null && !together;
  useEffect(() => {
    if (isMissing) tellFailure(<Trans>Failed to load collaboration data</Trans>);
  }, [isMissing]);

  if (!memorial.isCollaborative) return null;
  if (isMissing) {
    return (
      <ErrorState
        level="h3"
        title={<Trans>Error: Failed to load collaboration data</Trans>}
        safe={<Trans>Everything that was brought and written is safe.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  }
  if (!together) return <SkeletonList />;
  return (
    <>
      <Contributions memorial={memorial} contributions={together.contributions} />
      <People memorial={memorial} collaborators={together.collaborators} />
      <WhoWorks sessions={together.editSessions} />
      <Keepers memorial={memorial} collaborators={together.collaborators} />
    </>
  );
}
