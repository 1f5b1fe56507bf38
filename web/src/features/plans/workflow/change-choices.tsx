// Another package, another way or other add-ons for a plan of which nothing is paid yet.
import { centsOf, type Package } from '@evenlight/contract/catalogue';
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '../../../parts/amount';
import { traditionInSentence } from '../../../parts/traditions-in-words';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { Dialog } from '../../../ui/overlays/dialog';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { AddonChooser } from '../../catalogue/addon-chooser';
import { ExampleBadge } from '../../catalogue/example-prices';
import { PlanProblem } from '../plan-problem';
import { isWayNotUsual } from '../ways/unusual-way';
import { WayChoice } from '../ways/way-choice';
import { pricedFor } from '../ways/way-words';
import { CatalogueUnreachable } from '../wizard/steps/catalogue-states';
import { useChoice } from './use-choice';

export function ChangeChoices({ plan }: { plan: Plan }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" className="mb-6" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        <Trans>Change package or add-ons</Trans>
      </Button>
      <Dialog
        isWide
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={<Trans>Change package or add-ons</Trans>}
        description={<Trans>Nothing is charged by it, and it can be changed again until something is paid.</Trans>}
      >
        <Chooser plan={plan} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

type Props = { plan: Plan; onDone: () => void };

function Chooser({ plan, onDone }: Props) {
  const { t, i18n } = useLingui();
  const choice = useChoice(plan, onDone);
  const { way, wayAgreed, addons, notOffered } = choice;
  const box = useKeptFocus<HTMLDivElement>();
  const tradition = i18n._(traditionInSentence[plan.packageTradition]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <WayChoice of={{ ...plan, way, wayAgreed }} onChoose={choice.setWay} onAgree={choice.setWayAgreed}>
        {i18n._(pricedFor(way, plan.packageTradition))}
      </WayChoice>
      <Packages plan={plan} choice={choice} />
      {choice.packageTier && (
        <div className="mt-8">
          {addons.isError && (
            <CatalogueUnreachable isTrying={addons.isFetching} onRetry={() => void addons.refetch()} />
          )}
          {addons.isPending && <SkeletonList rows={3} />}
          {addons.data && (
            <AddonChooser
              addons={addons.data}
              chosen={choice.chosen}
              onToggle={choice.toggle}
              ownTitle={t`For a ${tradition} service`}
            />
          )}
        </div>
      )}
      <div role="status" className="mt-6 grid gap-3 empty:hidden">
        {!choice.packageTier && (
          <Notice>
            <Trans>The simple offer is made for another way. Choose a package above, then you can save.</Trans>
          </Notice>
        )}
        {notOffered && (
          <Notice tone="warn">{t`Not offered with this package, so it is left out: ${notOffered}`}</Notice>
        )}
        <NewPrice choice={choice} />
      </div>
      <PlanProblem error={choice.error} className="mt-6 empty:hidden" />
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          <Trans>Leave it as it is</Trans>
        </Button>
        <Button
          state={choice.isSaving ? 'loading' : 'idle'}
          aria-disabled={!choice.isComplete || undefined}
          onClick={choice.save}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </div>
  );
}

type PartProps = { plan: Plan; choice: ReturnType<typeof useChoice> };

function Packages({ plan, choice }: PartProps) {
  const { t } = useLingui();
  const { packages } = choice;
  if (packages.isError)
    return <CatalogueUnreachable isTrying={packages.isFetching} onRetry={() => void packages.refetch()} />;
  if (!packages.data) return <SkeletonList rows={3} />;
  // What is not customary is offered to whoever asks for that way, above.
  const isShown = ({ way }: Package) => way === choice.way || !isWayNotUsual({ ...plan, way });
  return (
    <RadioCards
      name="package"
      label={t`Package`}
      columns={3}
      value={choice.offer?.id ?? ''}
      cards={packages.data.filter(isShown).map(({ id, name, price, description, isExample }) => ({
        value: id,
        label: (
          <>
            {name}, <Amount from="ours" cents={centsOf(price)} />
          </>
        ),
        description,
        badge: isExample && <ExampleBadge />,
      }))}
      onValueChange={choice.setOffer}
    />
  );
}

/** Before anything is saved. */
function NewPrice({ choice: { centsBefore, cents } }: Pick<PartProps, 'choice'>) {
  if (cents === undefined || cents === centsBefore) return null;
  const before = <Amount from="ours" cents={centsBefore} />;
  const after = <Amount from="ours" cents={cents} className="font-semibold text-ink" />;
  return (
    <p className="text-ink-2">
      <Trans>
        Package and add-ons: {after} with these choices, {before} as it is now.
      </Trans>
    </p>
  );
}
