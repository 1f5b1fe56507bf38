// One line that others charge: what is known of it, and what the family writes down.
import type { PlanCosts } from '@evenlight/contract/costs';
import { type CostLine, isKnownKind, nothingSaid } from '@evenlight/contract/costs/cost-lines';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../parts/amount';
import { DatedFact } from '../../parts/dated-fact';
import { phraseFor } from '../../platform/phrases';
import { Button } from '../../ui/base/button';
import { TextLink } from '../../ui/base/text-link';
import { Sheet } from '../../ui/overlays/sheet';
import { useClosedByBack } from '../../ui/overlays/use-closed-by-back';
import { Notice } from '../../ui/status/notice';
import { CostForm } from './cost-form';
import { kindNotes, useLineName } from './cost-words';
import { useSaveCost } from './queries';

type Props = {
  costs: PlanCosts;
  line: CostLine;
  isOpen: boolean;
  onClose: () => void;
};

export function CostSheet({ costs, line, isOpen, onClose }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = useLineName();
  useClosedByBack(isOpen, onClose);
  const note = isKnownKind(line.id) ? kindNotes[line.id] : undefined;
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={nameOf(line) || t`Another line`}
      description={note && i18n._(note)}
    >
      <Quotes costs={costs} line={line} />
      <Usually costs={costs} line={line} onSaved={onClose} />
      <CostForm key={line.id} planId={costs.planId} line={line} onClose={onClose} />
    </Sheet>
  );
}

function Quotes({ costs, line: { quotes } }: Pick<Props, 'costs' | 'line'>) {
  const { t } = useLingui();
  if (quotes.length === 0) return null;
  const stands = { asked: t`asked, no price yet`, quoted: t`quoted`, agreed: t`taken`, 'run-out': t`has run out` };
  return (
    <ul className="mt-4 divide-y divide-line border-line border-y text-ui">
      {quotes.map(({ inquiryId, requestId, vendorName, state, totalCents }) => (
        <li key={inquiryId} className="flex items-center justify-between gap-4 py-2.5">
          <span className="min-w-0">
            <span className="wrap-anywhere block font-semibold" translate="no">
              {vendorName}
            </span>
            <span className="block text-ink-2 text-sm">{stands[state]}</span>
          </span>
          <span className="text-end">
            {totalCents !== null && <Amount from="vendor" cents={totalCents} className="block" />}
            {costs.money && (
              <TextLink to={`/vendor-inquiries/${requestId}`} className="inline-flex min-h-11 items-center text-sm">
                <Trans>See the quotes</Trans>
              </TextLink>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What it costs as a rule, and one tap to count with it. */
function Usually({ costs, line, onSaved }: Pick<Props, 'costs' | 'line'> & { onSaved: () => void }) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useSaveCost(costs.planId);
  const { id, fact, said, version, figure } = line;
  if (!fact || id === 'copies') return null;
  const phrase = phraseFor(error);
  const words = {
    ...(said ?? nothingSaid),
    state: 'estimate',
    lowCents: null,
    highCents: null,
    isTypical: true,
  } as const;
  return (
    <div className="mt-4 rounded-md bg-mist px-4 py-1.5">
      <p className="pt-2 text-ink-2 text-sm">
        <Trans>What others often pay</Trans>
      </p>
      <DatedFact fact={fact} />
      {fact.is === 'told' && !figure && (
        <Button
          variant="secondary"
          size="small"
          className="mb-2"
          state={isPending ? 'loading' : 'idle'}
          onClick={() => mutate({ line: id, words, version }, { onSuccess: onSaved })}
        >
          <Trans>Count with this for now</Trans>
        </Button>
      )}
      <div role="status" className="empty:hidden">
        {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
      </div>
    </div>
  );
}
