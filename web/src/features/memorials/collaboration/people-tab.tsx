// The people of a memorial that takes no contributions: whoever keeps it can still let others in, and name who follows.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { Keepers } from './keepers/keepers';
import { People } from './people/people';
import { useCollaborators } from './queries';

export function PeopleTab({ memorial }: { memorial: Memorial }) {
  const { data: collaborators, error, refetch, isFetching } = useCollaborators(memorial.id);
  if (!collaborators && !error) return <SkeletonList />;
  if (!collaborators)
    return (
      <ErrorState
        title={<Trans>The list of people could not be loaded</Trans>}
        safe={<Trans>Everybody still has the access they had.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  return (
    <div className="grid gap-10">
      <People memorial={memorial} collaborators={collaborators} />
      <Keepers memorial={memorial} collaborators={collaborators} />
    </div>
  );
}
