// Changes of the price besides the list: what was asked for, and what our team said.
import type { Adjustment } from '@evenlight/contract/plan-lines';
import type { Plan } from '@evenlight/contract/plans';
import { PROMISE_HOURS } from '@evenlight/contract/promise-hours';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleMinus, Clock, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Amount } from '../../../parts/amount';
import { inItsLanguage } from '../../../parts/own-words';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { theirWords } from '../../../ui/base/their-words';
import { Notice } from '../../../ui/status/notice';
import { useWithdrawAdjustment } from '../adjustment-queries';
import { PlanProblem } from '../plan-problem';
import { AskAdjustment } from './ask-adjustment';
import type { UnsentAdjustment } from './use-unsent-adjustment';

type State = { words: MessageDescriptor; tone: ComponentProps<typeof Badge>['tone']; icon: LucideIcon };

const states: Record<Adjustment['state'], State> = {
  requested: { words: msg({ message: 'Requested', context: 'adjustment' }), tone: 'gold', icon: Clock },
  confirmed: { words: msg({ message: 'Confirmed', context: 'adjustment' }), tone: 'ok', icon: CircleCheck },
  declined: { words: msg({ message: 'Declined', context: 'adjustment' }), tone: 'line', icon: CircleMinus },
};

export function AdjustmentBadge({ state }: Pick<Adjustment, 'state'>) {
  const { i18n } = useLingui();
  const { words, ...looks } = states[state];
  return <Badge {...looks}>{i18n._(words)}</Badge>;
}

/** In the family's words, or in ours where it is about the way. */
export function AdjustmentName({ adjustment, className }: { adjustment: Adjustment; className: string }) {
  const { way, description } = adjustment;
  return (
    <span {...(way ? inItsLanguage(adjustment) : theirWords)} className={className}>
      {description}
    </span>
  );
}

export function Adjustments({ plan, unsent }: { plan: Plan; unsent: UnsentAdjustment }) {
  const box = useKeptFocus<HTMLDivElement>();
  const withdrawing = useWithdrawAdjustment(plan.id);
  const hours = PROMISE_HOURS;
  return (
    <Card ref={box} as="section" aria-labelledby="adjustments-title" className="min-w-0">
      <h3 id="adjustments-title" tabIndex={-1} data-keeps-focus className="text-xl outline-none">
        <Trans>Adjustments</Trans>
      </h3>
      <p className="mt-2 max-w-[62ch] text-ink-2 text-ui">
        <Trans>
          Should something cost more or less than the list says, tell us here. Our team answers within {hours} hours.
          What they confirm becomes part of the total; until then it changes nothing that you pay.
        </Trans>
      </p>
      <PlanProblem error={withdrawing.error} className="mt-4 empty:hidden" />
      {plan.adjustments.length > 0 && (
        <ul className="mt-5 border-line border-t">
          {plan.adjustments.map((adjustment) => (
            <Line
              key={adjustment.id}
              adjustment={adjustment}
              isGoing={withdrawing.isPending && withdrawing.variables === adjustment.id}
              onWithdraw={() => withdrawing.mutate(adjustment.id)}
            />
          ))}
        </ul>
      )}
      <div role="status" className="empty:hidden">
        {unsent.sentCount > 0 && (
          <Notice tone="ok" className="mt-5">
            <Trans>We have what you asked for. It stands in the list above until our team has answered.</Trans>
          </Notice>
        )}
      </div>
      {plan.archivedAt === null && (
        <div className="mt-7">
          <h4 className="mb-4 text-lg">
            <Trans>Ask for an adjustment</Trans>
          </h4>
          <AskAdjustment key={unsent.sentCount} unsent={unsent} />
        </div>
      )}
    </Card>
  );
}

type LineProps = { adjustment: Adjustment; isGoing: boolean; onWithdraw: () => void };

function Line({ adjustment, isGoing, onWithdraw }: LineProps) {
  const { t } = useLingui();
  const { description, cents, state, note } = adjustment;
  const amount = <Amount from="family" cents={cents} isSigned />;
  return (
    <li className="border-line border-b py-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AdjustmentName adjustment={adjustment} className="min-w-0 flex-1 basis-52 wrap-anywhere" />
        <AdjustmentBadge state={state} />
        {cents !== 0 && (state === 'declined' ? <s className="text-ink-3">{amount}</s> : amount)}
      </div>
      {note && (
        <p className="mt-1.5 wrap-anywhere text-ink-2 text-ui">
          <Trans>Our team:</Trans> <span {...theirWords}>{note}</span>
        </p>
      )}
      {state === 'requested' && (
        <Button
          variant="ghost"
          size="small"
          className="-ms-4"
          aria-label={t`Withdraw: ${description}`}
          state={isGoing ? 'loading' : 'idle'}
          onClick={onWithdraw}
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
    </li>
  );
}
