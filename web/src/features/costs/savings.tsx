// If it should be less: at most three true alternatives, folded, for whoever made the plan. Each can be undone.
import type { PlanCosts } from '@evenlight/contract/costs';
import type { Saving } from '@evenlight/contract/costs/savings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Amount } from '../../parts/amount';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { Disclosure } from '../../ui/base/disclosure';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { ErrorState } from '../../ui/status/error-state';
import { Skeleton } from '../../ui/status/skeleton';
import { wayWords } from '../catalogue/catalogue-words';
import { PlanProblem } from '../plans/plan-problem';
import { type NamedSaving, useSavings } from './use-savings';

export function Savings({ costs }: { costs: PlanCosts }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="less" className="mt-10 print:hidden">
      <Disclosure
        className="border-t"
        title={
          <h2 id="less" className="text-xl">
            <Trans>If it should be less</Trans>
          </h2>
        }
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <Opened costs={costs} isOpen={isOpen} />
      </Disclosure>
    </section>
  );
}

function Opened({ costs, isOpen }: { costs: PlanCosts; isOpen: boolean }) {
  const savings = useSavings(costs.planId, isOpen);
  const nameOf = useSavingName(costs);
  const box = useKeptFocus<HTMLDivElement>();
  const { read, taken, error } = savings;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PlanProblem error={error} className="mb-3 empty:hidden" />
      <TakenRows savings={savings} />
      {isOpen && read.isPending && <Waiting />}
      {read.isError && <ErrorState title={<Trans>We could not look for what would cost less</Trans>} retry={read} />}
      {read.data?.savings.length === 0 && taken.length === 0 && (
        <p>
          <Trans>We know of nothing that would cost less and leave the farewell as it is.</Trans>
        </p>
      )}
      <ul>
        {read.data?.savings.map((saving) => (
          <SavingRow
            key={keyOf(saving)}
            named={{ saving, name: nameOf(saving) }}
            savings={savings}
            lookAt={
              saving.is === 'venue' && read.data.now.serviceDate !== null ? venueAddress(costs, saving.venueId) : null
            }
          />
        ))}
      </ul>
      {(taken.length > 0 || (read.data?.savings.length ?? 0) > 0) && (
        <p className="mt-3 text-sm">
          <Trans>
            Each can be undone here until something else in the plan changes. None lessens the farewell, and you need
            none of them.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">
        <Trans>Loading...</Trans>
      </span>
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
    </div>
  );
}

type Found = ReturnType<typeof useSavings>;

/** The last one first: it is the one that is undone first. */
function TakenRows({ savings }: { savings: Found }) {
  const { t } = useLingui();
  const { isUndoing, undo } = savings;
  const taken = savings.taken.map((one, place) => ({
    ...one,
    key: `${place} ${keyOf(one.saving)}`,
    less: <LessBy saving={one.saving} />,
  }));
  const last = taken.at(-1);
  return (
    <ul aria-live="polite">
      {taken.toReversed().map(({ key, name, less }) => (
        <li key={key} className={rowLooks}>
          <span className={nameLooks}>
            {name}
            <span className="block text-sm text-ok">
              <Trans>Done: {less}</Trans>
            </span>
          </span>
          {key === last?.key && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t`Undo: ${name}`}
              state={isUndoing ? 'loading' : 'idle'}
              onClick={undo}
            >
              <Trans>Undo</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

type RowProps = { named: NamedSaving; savings: Found; lookAt: string | null };

function SavingRow({ named, savings: { take, underWay }, lookAt }: RowProps) {
  const { t } = useLingui();
  const { saving, name } = named;
  return (
    <li className={rowLooks}>
      <span className={nameLooks}>
        {name}
        {saving.is === 'venue' && saving.isSample && (
          <span className="block text-ink-2 text-sm">
            <Trans>Sample listing</Trans>
          </span>
        )}
      </span>
      <span className="shrink-0 text-ok">
        <LessBy saving={saving} />
      </span>
      {lookAt ? (
        <ButtonLink variant="ghost" size="small" to={lookAt} aria-label={t`Look at it: ${name}`}>
          <Trans>Look at it</Trans>
        </ButtonLink>
      ) : (
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Choose this: ${name}`}
          state={underWay === saving ? 'loading' : 'idle'}
          onClick={() => take(named)}
        >
          <Trans>Choose this</Trans>
        </Button>
      )}
    </li>
  );
}

/** On a phone the name has a line of its own. */
const nameLooks = 'wrap-anywhere min-w-0 flex-1 text-ink max-sm:basis-full';
const rowLooks =
  'flex min-h-14 flex-wrap items-center justify-end gap-x-3 border-line border-b py-1.5 text-ui last:border-b-0';

function LessBy({ saving: { savesCents } }: { saving: Saving }) {
  return <Amount from="together" cents={-savesCents} isSigned />;
}

function keyOf(saving: Saving): string {
  if (saving.is === 'way') return saving.way;
  return saving.is === 'venue' ? saving.venueId : saving.item;
}

function useSavingName({ statement: { lines, venue } }: PlanCosts) {
  const { t, i18n } = useLingui();
  return (saving: Saving): string => {
    if (saving.is === 'way') {
      const way = i18n._(wayWords[saving.way]);
      return t`${way} instead`;
    }
    if (saving.is === 'venue') {
      const [there, here] = [saving.name, venue?.name ?? ''];
      return t`${there} in place of ${here}`;
    }
    const name = lines.find(({ item }) => item === saving.item)?.name ?? '';
    return t`Without: ${name}`;
  };
}

/** With a day, whether it is free there is seen before it is chosen. */
function venueAddress({ planId, statement }: PlanCosts, venueId: string): string {
  const { faithTradition: faith } = statement;
  return `/venue-selection?${new URLSearchParams({ plan_id: planId, faith, venue_id: venueId })}`;
}
