// A row as families will see it, in the very cards they will see. Its buttons do nothing here.
import type { Shown } from '@evenlight/contract/manage';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { DatedFact } from '../../parts/dated-fact';
import { AddonChooser } from '../catalogue/addon-chooser';
import { PackageCard } from '../catalogue/package-card';
import { GroupCard } from '../support/groups/group-card';
import { VendorCard } from '../vendors/cards/vendor-card';
import { VenueCard } from '../venues/list/venue-card';

export function ShownToFamilies({ shown }: { shown: Shown | null }) {
  const title = useRef<HTMLHeadingElement>(null);
  // It appears below the button, maybe out of sight; asked for again, it is looked at again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new preview takes the focus.
  useEffect(() => title.current?.focus(), [shown]);
  return (
    <section aria-labelledby="preview-title" className="mt-8 border-line-strong border-t border-dashed pt-6">
      <h2 id="preview-title" ref={title} tabIndex={-1} className="mb-4 w-fit scroll-mt-24 rounded-xs text-2xl">
        <Trans>How families will see it</Trans>
      </h2>
      {shown ? (
        <div inert className="max-w-[30rem]">
          <FamilyCard shown={shown} />
        </div>
      ) : (
        <p className="text-ink-2">
          <Trans>Nothing is wrong with it. Families see it as it stands above.</Trans>
        </p>
      )}
    </section>
  );
}

const nothing = () => undefined;

function FamilyCard({ shown }: { shown: Shown }) {
  switch (shown.kind) {
    case 'venues':
      return (
        <ul>
          <VenueCard
            venue={{ ...shown.venue, availability: null, heldUntil: null }}
            number={1}
            isShown={false}
            isSelected={false}
            onShow={nothing}
            detail={null}
          />
        </ul>
      );
    case 'vendors':
      return <VendorCard vendor={shown.vendor} view="grid" marked={[]} isSaved={false} isCompared={false} />;
    case 'packages':
      return (
        <PackageCard
          offer={shown.package}
          isChosen={false}
          declined={undefined}
          onChoose={nothing}
          onOpenPrice={nothing}
        />
      );
    case 'addons':
      return (
        <AddonChooser
          addons={[shown.addon]}
          chosen={[]}
          onToggle={nothing}
          ownTitle={<Trans>For one tradition</Trans>}
        />
      );
    case 'groups':
      return (
        <ul>
          <GroupCard group={shown.group} />
        </ul>
      );
    case 'facts':
      return <DatedFact fact={shown.fact} />;
  }
}
