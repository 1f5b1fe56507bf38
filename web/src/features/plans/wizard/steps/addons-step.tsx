// The fourth step: what may be added. All of it may be left.
import { traditionInSentence } from '../../../../parts/traditions-in-words';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { Trans, useLingui } from '@lingui/react/macro';
import { PackageOpen } from 'lucide-react';
import { EmptyState } from '../../../../ui/status/empty-state';
import { SkeletonList } from '../../../../ui/status/skeleton';
import { AddonChooser } from '../../../catalogue/addon-chooser';
import type { Choices, PlanningActions } from '../use-planning';
import { CatalogueUnreachable } from './catalogue-states';
import { FirstChoose } from './first-choose';

type Props = { draft: PlanningDraft; choices: Choices; actions: PlanningActions };

export function AddonsStep({ draft, choices, actions }: Props) {
  const { t, i18n } = useLingui();
  const { addons, from } = choices;
  if (!draft.packageTier || !from)
    return (
      <FirstChoose title={<Trans>Please select a service package first to see available upgrades.</Trans>} step={2}>
        <Trans>Choose a package</Trans>
      </FirstChoose>
    );
  if (addons.isError)
    return <CatalogueUnreachable isTrying={addons.isFetching} onRetry={() => void addons.refetch()} />;
  if (!addons.data) return <SkeletonList rows={4} />;
  if (addons.data.length === 0) return <NoAddons />;
  const tradition = i18n._(traditionInSentence[from]);
  return (
    <AddonChooser
      addons={addons.data}
      chosen={draft.addons}
      onToggle={actions.toggleAddon}
      ownTitle={t`For a ${tradition} service`}
    />
  );
}

function NoAddons() {
  return (
    <EmptyState
      icon={PackageOpen}
      level="h2"
      title={<Trans>No additional services available for your selected package.</Trans>}
    >
      <Trans>You can go on to the summary.</Trans>
    </EmptyState>
  );
}
