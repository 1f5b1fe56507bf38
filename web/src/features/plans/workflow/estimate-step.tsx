// The second step: every line with its price, what may be left out, and what it comes to.
import { centsOf } from '@evenlight/contract/catalogue';
import { estimateOf, standingOf, sumsOfAdjustments } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import { answerDueAt } from '@evenlight/contract/promise-hours';
import { arePricedAlike } from '@evenlight/contract/ways';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';
import { BudgetLine } from '../../../parts/budget-line';
import { OwnWords } from '../../../parts/own-words';
import { WholeCostRow } from '../../../parts/whole-cost-row';
import { momentInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Notice } from '../../../ui/status/notice';
import { NotIncluded } from '../../catalogue/not-included';
import { PriceRights } from '../../catalogue/price-rights';
import { EstimateNote } from '../estimate-panel';
import { PlanProblem } from '../plan-problem';
import { usePlanPromises } from '../plan-queries';
import { type Line, PricedLines } from '../priced-lines';
import { StatementLinks } from '../statement/statement-links';
import { Sums } from '../sums';
import { pricedToday } from '../ways/way-words';
import { Adjustments } from './adjustments';
import { ChangeChoices } from './change-choices';
import { SettledWay } from './settled-way';
import { type LineChanges, useLineChanges } from './use-line-changes';
import type { UnsentAdjustment } from './use-unsent-adjustment';

export function EstimateStep({ plan, unsent }: { plan: Plan; unsent: UnsentAdjustment }) {
  const changes = useLineChanges(plan);
  const box = useKeptFocus<HTMLDivElement>();
  const { confirmedCents: adjustmentCents } = sumsOfAdjustments(plan.adjustments);
  const estimate = estimateOf(plan.lines, { venueCents: plan.venueCost ?? 0, adjustmentCents });
  const total = <Amount from="ours" cents={estimate.totalCents} />;
  return (
    <div className="grid grid-cols-1 items-start gap-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card ref={box} tabIndex={-1} className="min-w-0 outline-none">
        <Lead plan={plan} />
        <PlanProblem error={changes.error} className="mb-6 empty:hidden" />
        <Removed changes={changes} />
        {plan.archivedAt === null && (plan.isPriceSettled ? <SettledWay plan={plan} /> : <ChangeChoices plan={plan} />)}
        <PricedLines
          lines={plan.lines}
          action={plan.isPriceSettled ? undefined : (line) => <LineAction line={line} changes={changes} />}
        />
      </Card>
      <Card as="section" aria-labelledby="plan-total" className="lg:sticky lg:top-6 lg:row-span-3">
        <h3 id="plan-total" className="mb-4 text-xl">
          <Trans>All together</Trans>
        </h3>
        <Sums estimate={estimate} lines={plan.lines} venueName={plan.venueName} />
        <BudgetLine budget={plan.budget} total={estimate.totalCents} />
        <p role="status" className="sr-only">
          <Trans>Total: {total}</Trans>
        </p>
        <Projected plan={plan} totalCents={estimate.totalCents} />
        <WholeCostRow planId={plan.id} className="mt-4" />
        <EstimateNote className="mt-3 mb-5" />
        <StatementLinks planId={plan.id} />
      </Card>
      <Adjustments plan={plan} unsent={unsent} />
      <PriceRights className="min-w-0 lg:col-start-1" />
      <NotIncluded of={plan} level="h3" className="lg:col-span-2" />
    </div>
  );
}

/** What it would come to, beside what is payable, so that the two are never mixed up. */
function Projected({ plan, totalCents }: { plan: Plan; totalCents: number }) {
  const projectedCents = centsOf(Number(plan.projectedCost));
  if (projectedCents === totalCents) return null;
  const payable = <Amount from="ours" cents={totalCents} />;
  return (
    <div className="mt-4 rounded-md bg-gold-soft px-4 py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span>
          <Trans>Projected total</Trans>
        </span>
        <Amount from="ours" cents={projectedCents} className="font-semibold" />
      </p>
      <p className="mt-1 text-ink-2 text-sm">
        <Trans>
          If our team confirms everything you asked for. Until they answer, {payable} is the total that counts.
        </Trans>
      </p>
    </div>
  );
}

/** For as long as nothing has been changed or paid since: a toast is gone before it is read. */
function JustSaved({ plan }: { plan: Plan }) {
  const by = useFirstCallBy(plan);
  return (
    <Notice tone="ok" className="mb-6" title={<Trans>This plan is saved</Trans>}>
      {by && <Trans>Our team reaches out to you by {by}.</Trans>} <Trans>Nothing has been charged.</Trans>
    </Notice>
  );
}

// The promise is made a moment after the plan.
const PROMISED_WITHIN_MS = 10 * 60 * 1000;

/** By when our team calls or writes about a new plan; undefined once it has. */
function useFirstCallBy(plan: Plan): string | undefined {
  const { i18n } = useLingui();
  const { data: promises = [] } = usePlanPromises(plan);
  const savedAt = new Date(plan.createdAt);
  const isNew = Date.now() - savedAt.getTime() < PROMISED_WITHIN_MS;
  const dueAt = promises.find(({ kind }) => kind === 'plan-saved')?.dueAt ?? (isNew ? answerDueAt(savedAt) : undefined);
  return dueAt && momentInWords(dueAt, i18n);
}

function Lead({ plan }: { plan: Plan }) {
  const { i18n } = useLingui();
  const { packageName, packageTradition, pricedWay, status, version, isPriceSettled } = plan;
  const isPricedAnew = !arePricedAlike(pricedWay, plan.way, packageTradition);
  return (
    <>
      {version === 1 && status === 'draft' && <JustSaved plan={plan} />}
      <p className="font-semibold">
        <OwnWords of={plan}>{packageName}</OwnWords>
      </p>
      <p className="mt-1 text-ink-2 text-ui">{i18n._(pricedToday(plan))}</p>
      <p className="mt-1 mb-6 text-ink-2 text-ui">
        {isPriceSettled ? (
          <Trans>Something was paid for this plan already, so our team changes its price together with you.</Trans>
        ) : isPricedAnew ? (
          <Trans>
            This is not the way you have chosen since. Choose the package once more to see the price for it.
          </Trans>
        ) : (
          <Trans>
            You need not take everything. What you decline stays on the list, costs nothing, and can be taken back.
          </Trans>
        )}
      </p>
    </>
  );
}

/** An add-on leaves the list when it is removed, so the way back stands above it. */
function Removed({ changes }: { changes: LineChanges }) {
  const { t } = useLingui();
  const { removed } = changes;
  return (
    <div role="status" className="empty:hidden">
      {removed && (
        <Notice tabIndex={-1} data-keeps-focus className="mb-6 outline-none">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{t`Removed: ${removed}`}</p>
            <Button
              variant="secondary"
              size="small"
              state={changes.isChanging ? 'loading' : 'idle'}
              onClick={changes.putBack}
            >
              <Trans>Put it back</Trans>
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}

function LineAction({ line, changes }: { line: Line; changes: LineChanges }) {
  const { t } = useLingui();
  const { name, source, canDecline } = line;
  const standing = standingOf(line);
  if (!canDecline)
    return (
      <span className="shrink-0 text-ink-2 text-sm">
        <Trans>Always included</Trans>
      </span>
    );
  const [words, label] =
    source === 'addon'
      ? [t`Remove`, t`Remove: ${name}`]
      : standing === 'not-chosen'
        ? [t`Choose it`, t`Choose it: ${name}`]
        : standing === 'declined'
          ? [t({ message: 'Take it back', context: 'line' }), t({ message: `Take it back: ${name}`, context: 'line' })]
          : [t`Decline`, t`Decline: ${name}`];
  return (
    <Button
      variant="ghost"
      size="small"
      // On a phone its words begin where the name of the line begins.
      className="shrink-0 max-sm:-ms-4"
      aria-label={label}
      state={changes.isChanging && changes.touched === line.item ? 'loading' : 'idle'}
      onClick={() => changes.change(line)}
    >
      {words}
    </Button>
  );
}
