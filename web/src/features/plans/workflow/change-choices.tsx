// Another package or other add-ons for a plan of which nothing is paid yet.
import { traditionInSentence } from '../../../parts/traditions-in-words';
import { centsOf, knownName, type Package, PackageTier } from '@evenlight/contract/catalogue';
import { inDollars } from '@evenlight/contract/money';
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/base/button';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { Dialog } from '../../../ui/overlays/dialog';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { AddonChooser } from '../../catalogue/addon-chooser';
import { ExampleBadge } from '../../catalogue/example-prices';
import { useAddons, usePackages } from '../../catalogue/queries';
import { PlanProblem } from '../plan-problem';
import { useChangePlan } from '../plan-queries';
import { CatalogueUnreachable } from '../wizard/steps/catalogue-states';

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
        <Choices plan={plan} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

type Props = { plan: Plan; onDone: () => void };

function Choices({ plan, onDone }: Props) {
  const packages = usePackages(plan.packageTradition);
  if (packages.isError)
    return <CatalogueUnreachable isTrying={packages.isFetching} onRetry={() => void packages.refetch()} />;
  if (!packages.data) return <SkeletonList rows={3} />;
  return <Chooser plan={plan} packages={packages.data} onDone={onDone} />;
}

function Chooser({ plan, packages, onDone }: Props & { packages: readonly Package[] }) {
  const { t, i18n } = useLingui();
  const choice = useChoice(plan, onDone);
  const { tier, addons, notOffered } = choice;
  const tradition = i18n._(traditionInSentence[plan.packageTradition]);
  return (
    <>
      <PackageChoice packages={packages} tier={tier} onChange={choice.setTier} />
      <div className="mt-8">
        {addons.isError && <CatalogueUnreachable isTrying={addons.isFetching} onRetry={() => void addons.refetch()} />}
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
      <div role="status" className="mt-6 empty:hidden">
        {notOffered && (
          <Notice tone="warn">{t`Not offered with this package, so it is left out: ${notOffered}`}</Notice>
        )}
      </div>
      <PlanProblem error={choice.error} className="mt-6 empty:hidden" />
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          <Trans>Leave it as it is</Trans>
        </Button>
        <Button
          state={choice.isSaving ? 'loading' : 'idle'}
          aria-disabled={!addons.data || undefined}
          onClick={choice.save}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </>
  );
}

function useChoice(plan: Plan, onDone: () => void) {
  const [tier, setTier] = useState(plan.packageTier);
  const [chosen, setChosen] = useState(plan.addons.map(knownName));
  const { mutate, isPending, error } = useChangePlan(plan);
  const addons = useAddons(plan.packageTradition, tier);
  const isOffered = (name: string) => addons.data?.some((addon) => knownName(addon) === name) ?? true;

  return {
    tier,
    setTier,
    chosen,
    addons,
    error,
    isSaving: isPending,
    notOffered: chosen
      .filter((name) => !isOffered(name))
      .map((name) => plan.addons.find((addon) => knownName(addon) === name)?.name ?? name)
      .join(', '),
    toggle: (name: string) =>
      setChosen((names) => (names.includes(name) ? names.filter((other) => other !== name) : [...names, name])),
    save() {
      // What is left out belongs to its package; in another one the server says how it is offered.
      const declinedLines = tier === plan.packageTier ? plan.declinedLines : undefined;
      const names = chosen.filter(isOffered).map((name) => ({ name }));
      mutate({ packageTier: tier, addons: names, declinedLines }, { onSuccess: onDone });
    },
  };
}

type PackageProps = { packages: readonly Package[]; tier: PackageTier; onChange: (tier: PackageTier) => void };

function PackageChoice({ packages, tier, onChange }: PackageProps) {
  const { t } = useLingui();
  return (
    <RadioCards
      name="package"
      label={t`Package`}
      columns={3}
      defaultValue={tier}
      cards={packages.map(({ tier: value, name, price, description, isExample }) => ({
        value,
        label: `${name}, ${inDollars(centsOf(price))}`,
        description,
        badge: isExample && <ExampleBadge />,
      }))}
      onValueChange={(value) => onChange(PackageTier.parse(value))}
    />
  );
}
