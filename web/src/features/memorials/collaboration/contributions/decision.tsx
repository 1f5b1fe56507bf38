// Saying yes or no to what somebody brought.
import type { Contribution } from '@evenlight/contract/memorials/collaboration';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { Refusal } from '../../../../parts/refusal';
import { Button } from '../../../../ui/base/button';
import { toasts } from '../../../../ui/overlays/toast-store';
import { TwoTexts } from '../conflict-notice';
import { hasChangedMeanwhile, useDecide } from '../queries';
import { tellFailure } from '../toasts';

type Props = { memorial: Pick<Memorial, 'id' | 'biography'>; contribution: Contribution };

export function Decision({ memorial, contribution: { id: contributionId, content } }: Props) {
  const { t } = useLingui();
  const { mutate, isPending, variables, error, reset } = useDecide(memorial.id);
  const { title } = content;
  const stateOf = (isApproved: boolean) => (isPending && variables.isApproved === isApproved ? 'loading' : 'idle');

  function decide(isApproved: boolean, isConfirmed = false) {
    if (isPending) return;
    mutate(
      { contributionId, isApproved, isConfirmed },
      {
        onSuccess: () => toasts.show({ title: isApproved ? t`Contribution approved` : t`Contribution rejected` }),
        onError(failure) {
          if (hasChangedMeanwhile(failure)) return;
          tellFailure(isApproved ? t`Failed to approve contribution` : t`Failed to reject contribution`);
        },
      },
    );
  }

  if (hasChangedMeanwhile(error)) {
    return (
      <StoryMovedOn
        brought={content.content}
        current={memorial.biography}
        onTake={() => decide(true, true)}
        onLeave={reset}
      />
    );
  }
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          aria-label={t`Approve: ${title}`}
          state={stateOf(true)}
          onClick={() => decide(true)}
        >
          <Check aria-hidden="true" className="size-4.5" />
          <Trans>Approve</Trans>
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Reject: ${title}`}
          state={stateOf(false)}
          onClick={() => decide(false)}
        >
          <X aria-hidden="true" className="size-4.5" />
          <Trans>Reject</Trans>
        </Button>
      </div>
      <Refusal error={error} className="mt-2" />
    </>
  );
}

type MovedOnProps = { brought: string; current: string; onTake: () => void; onLeave: () => void };

/** Leaving it decides nothing: what was brought goes on waiting. */
function StoryMovedOn({ brought, current, onTake, onLeave }: MovedOnProps) {
  return (
    <TwoTexts
      title={<Trans>The life story changed after this was sent</Trans>}
      lead={<Trans>Nothing was overwritten. Both texts are here; choose which one stands on the page.</Trans>}
      first={{
        title: <Trans>The text that was brought</Trans>,
        text: brought,
        choice: <Trans>Put this text on the page</Trans>,
        onChoose: onTake,
      }}
      second={{
        title: <Trans>The text as it is now</Trans>,
        text: current,
        choice: <Trans>Leave it as it is</Trans>,
        onChoose: onLeave,
      }}
    />
  );
}
