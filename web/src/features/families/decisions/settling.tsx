// What those who asked, and those who settle things, can do: end it, choose between level ones, take it back. Applying it
// changes the plan, and so belongs to edit mode.
import type { FamilyDecision } from '@evenlight/contract/families/decisions';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { useFamily } from '../family-context';
import { Apply } from './apply';
import { useClose, useWithdraw } from './queries';

type Props = { decision: FamilyDecision };

export function Settling({ decision, isEditing }: Props & { isEditing: boolean }) {
  const { me, may } = useFamily();
  const { state, askedBy, isApplied } = decision;
  const hasSay = may('settle') || (may('ask') && askedBy !== null && askedBy.id === me?.id);
  if (state === 'tied' && may('settle')) return <ChooseBetween decision={decision} />;
  if (state === 'decided' && !isApplied && may('editPlan'))
    return isEditing ? (
      <Apply decision={decision} />
    ) : (
      <p className="border-line border-t pt-4 text-ink-2 text-sm print:hidden">
        <Trans>Press ‘Edit Mode’ to bring it into the plan.</Trans>
      </p>
    );
  return state === 'open' && hasSay ? <EndOrTakeBack decision={decision} /> : null;
}

const endNow = <Trans>End it now</Trans>;
const takeBack = <Trans>Take it back</Trans>;

function EndOrTakeBack({ decision: { id } }: Props) {
  const closing = useClose();
  const withdrawing = useWithdraw();
  const named = { params: { decisionId: id }, body: {} };
  return (
    <div className="flex flex-wrap gap-x-1 border-line border-t pt-4">
      <AskFirst
        trigger={
          <Button variant="ghost" size="small">
            {endNow}
          </Button>
        }
        question={<Trans>End this question now?</Trans>}
        consequences={
          <Trans>What has the most answers is what the family decided. Nobody can answer after that.</Trans>
        }
        confirm={endNow}
        isPending={closing.isPending}
        onYes={() => closing.mutateAsync(named)}
      >
        <Refusal error={closing.error} />
      </AskFirst>
      <AskFirst
        trigger={
          <Button variant="ghost" size="small">
            {takeBack}
          </Button>
        }
        question={<Trans>Take this question back?</Trans>}
        consequences={<Trans>It stays in the list as taken back, and nothing is decided.</Trans>}
        confirm={takeBack}
        isPending={withdrawing.isPending}
        onYes={() => withdrawing.mutateAsync(named)}
      >
        <Refusal error={withdrawing.error} />
      </AskFirst>
    </div>
  );
}

function ChooseBetween({ decision: { id, options } }: Props) {
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
