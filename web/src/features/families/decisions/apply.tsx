// The plan becomes what the family decided. Where it would cost something else by now, that is agreed to first.
import type { FamilyDecision } from '@evenlight/contract/families/decisions';
import { Trans } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { priceNowIn } from '../price-now';
import { useApply } from './queries';

export function Apply({ decision: { id, kind, options, chosenId } }: { decision: FamilyDecision }) {
  const { mutate, isPending, variables, error, reset } = useApply(() => {
    toasts.show({ title: <Trans>The plan follows what the family decided</Trans> });
  });
  const params = { decisionId: id };
  // Also while what was agreed to is under way.
  const cents = priceNowIn(error) ?? (isPending ? (variables.body.agreedCents ?? null) : null);
  const told = options.find((option) => option.id === chosenId)?.cents ?? null;
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      {cents !== null && told !== null ? (
        <OtherPrice
          told={told}
          cents={cents}
          isPending={isPending}
          onAgree={() => mutate({ params, body: { agreedCents: cents } })}
          onLeave={reset}
        />
      ) : (
        <>
          <Refusal error={error} />
          <Button
            className="justify-self-start"
            state={isPending ? 'loading' : 'idle'}
            onClick={() => mutate({ params, body: {} })}
          >
            {kind === 'other' ? (
              <Trans>Note it in the plan’s history</Trans>
            ) : (
              <Trans>Change the plan accordingly</Trans>
            )}
          </Button>
        </>
      )}
    </div>
  );
}

type OtherPriceProps = {
  told: number;
  cents: number;
  isPending: boolean;
  onAgree: () => void;
  onLeave: () => void;
};

function OtherPrice({ told, cents, isPending, onAgree, onLeave }: OtherPriceProps) {
  const before = <Amount from="ours" cents={told} />;
  const now = <Amount from="ours" cents={cents} />;
  return (
    <Notice tone="warn" role="alert" title={<Trans>The price is not what your family was told</Trans>}>
      <p>
        <Trans>
          When your family voted, the plan would have come to {before}. Today it would come to {now}. Nothing has been
          changed yet.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button state={isPending ? 'loading' : 'idle'} onClick={onAgree}>
          <span>
            <Trans>Change the plan for {now}</Trans>
          </span>
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          <Trans>Leave it as it is</Trans>
        </Button>
      </div>
    </Notice>
  );
}
