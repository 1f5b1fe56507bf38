// For a plan made ahead of time, when the day has come.
import type { Plan } from '@evenlight/contract/plans';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { PlanProblem } from '../../plans/plan-problem';
import { useChangePlan } from '../../plans/plan-queries';

export function DeathOccurred({ plan }: { plan: Plan }) {
  const { mutate, isPending, error } = useChangePlan(plan);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div>
      <PlanProblem error={error} className="mb-4 empty:hidden" />
      <Button variant="secondary" state={isPending ? 'loading' : 'idle'} onClick={() => setIsAsking(true)}>
        <Trans>Someone has died</Trans>
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<Trans>Has someone died?</Trans>}
        description={
          <Trans>
            We are sorry. This plan then is for now, and it can be paid. Everything you chose stays as it is.
          </Trans>
        }
        actions={
          <>
            <OverlayClose
              button={
                <Button variant="secondary">
                  <Trans>Not now</Trans>
                </Button>
              }
            />
            <OverlayClose
              button={
                <Button onClick={() => mutate({ planIntent: 'at-need' })}>
                  <Trans>Yes, go on</Trans>
                </Button>
              }
            />
          </>
        }
      />
    </div>
  );
}
