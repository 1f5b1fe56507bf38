// What was put to the family: answered by everybody who decides, asked by those who may. What it means for the plan is
// carried over in edit mode.
import { Trans } from '@lingui/react/macro';
import { Vote } from 'lucide-react';
import { ShowMore } from '../../../parts/show-more';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { AskDialog } from './ask-dialog';
import { DecisionCard } from './decision-card';
import { useDecisions } from './queries';

export function DecisionsTab({ isEditing }: { isEditing: boolean }) {
  const { may } = useFamily();
  const asked = useDecisions();
  const { data, isPending, isFetching, refetch } = asked;
  const decisions = data?.pages.flatMap((page) => page.decisions);
  return (
    <section aria-labelledby="decisions-title" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="decisions-title" className="text-2xl">
          <Trans>Decisions</Trans>
        </h2>
        {may('ask') && <AskDialog />}
      </div>
      {isPending && <SkeletonList />}
      {!isPending && !data && (
        <ErrorState
          title={<Trans>The decisions cannot be shown just now</Trans>}
          safe={<Trans>Nothing is lost. What your family answered is stored.</Trans>}
          next={<Trans>Try again in a moment.</Trans>}
          retry={{ refetch, isFetching }}
        />
      )}
      {decisions?.length === 0 && <NothingAsked />}
      <ul className="grid grid-cols-1 gap-4 empty:hidden">
        {decisions?.map((decision) => (
          <DecisionCard key={decision.id} decision={decision} isEditing={isEditing} />
        ))}
      </ul>
      <ShowMore list={asked} className="justify-self-start">
        <Trans>Show earlier questions</Trans>
      </ShowMore>
    </section>
  );
}

function NothingAsked() {
  const { may } = useFamily();
  return (
    <EmptyState icon={Vote} title={<Trans>Nothing has been put to the family yet</Trans>}>
      {may('ask') ? (
        <Trans>Two venues, two packages, or anything else you would rather decide together.</Trans>
      ) : (
        <Trans>When somebody asks the family to choose, you find it here.</Trans>
      )}
    </EmptyState>
  );
}
