// What those who asked, and those who settle things, can do: end it, choose between level ones, take it back, apply it.
import type { FamilyDecision } from '@evenlight/contract/families/decisions';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../here';
import { Refusal } from '../refusal';
import { useApply, useClose, useWithdraw } from './queries';

export function Settling({ decision }: { decision: FamilyDecision }) {
  const { me, may } = useFamily();
  const { state, askedBy, isApplied } = decision;
  const hasSay = may('settle') || (may('ask') && askedBy !== null && askedBy.id === me?.id);
  const isOpen = state === 'open';
  if (state === 'tied' && may('settle')) return <ChooseBetween decision={decision} />;
  if (state === 'decided' && !isApplied && may('editPlan')) return <Apply decision={decision} />;
  return isOpen && hasSay ? <EndOrTakeBack decision={decision} /> : null;
}

function EndOrTakeBack({ decision }: { decision: FamilyDecision }) {
  const { t } = useLingui();
  const closing = useClose();
  const withdrawing = useWithdraw();
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <Refusal error={closing.error ?? withdrawing.error} />
      <div className="flex flex-wrap gap-x-1">
        <Asked
          words={<Trans>End it now</Trans>}
          title={t`End this question now?`}
          description={t`What has the most answers is what the family decided. Nobody can answer after that.`}
          isBusy={closing.isPending}
          onSure={() => closing.mutate({ params: { decisionId: decision.id }, body: {} })}
        />
        <Asked
          words={<Trans>Take it back</Trans>}
          title={t`Take this question back?`}
          description={t`It stays in the list as taken back, and nothing is decided.`}
          isBusy={withdrawing.isPending}
          onSure={() => withdrawing.mutate(decision)}
        />
      </div>
    </div>
  );
}

type AskedProps = { words: ReactNode; title: string; description: string; isBusy: boolean; onSure: () => void };

function Asked({ words, title, description, isBusy, onSure }: AskedProps) {
  return (
    <Dialog
      trigger={
        <Button variant="ghost" size="small" state={isBusy ? 'loading' : 'idle'}>
          {words}
        </Button>
      }
      title={title}
      description={description}
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Not now</Trans>
              </Button>
            }
          />
          <OverlayClose button={<Button onClick={onSure}>{words}</Button>} />
        </>
      }
    />
  );
}

function ChooseBetween({ decision: { id, options } }: { decision: FamilyDecision }) {
  const { t } = useLingui();
  const { mutate, isPending, variables, error } = useClose();
  const most = Math.max(...options.map(({ votes }) => votes ?? 0));
  return (
    <fieldset className="grid gap-3 border-line border-t pt-4">
      <legend className="sr-only">
        <Trans>Choose between those that are level</Trans>
      </legend>
      <Refusal error={error} />
      <div className="flex flex-wrap gap-3">
        {options
          .filter(({ votes }) => (votes ?? 0) === most)
          .map(({ id: chosenId, label }) => (
            <Button
              key={chosenId}
              variant="secondary"
              className="wrap-anywhere"
              state={isPending && variables.body.chosenId === chosenId ? 'loading' : 'idle'}
              onClick={() => mutate({ params: { decisionId: id }, body: { chosenId } })}
            >
              {t`Choose ${label}`}
            </Button>
          ))}
      </div>
    </fieldset>
  );
}

function Apply({ decision }: { decision: FamilyDecision }) {
  const { mutate, isPending, error } = useApply();
  const said = { title: <Trans>The plan follows what the family decided</Trans> };
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <Refusal error={error} />
      <Button
        className="justify-self-start"
        state={isPending ? 'loading' : 'idle'}
        onClick={() => mutate(decision, { onSuccess: () => toasts.show(said) })}
      >
        {decision.kind === 'other' ? (
          <Trans>Note it in the plan’s history</Trans>
        ) : (
          <Trans>Change the plan accordingly</Trans>
        )}
      </Button>
    </div>
  );
}
