// The second step: the packages of the tradition, opened into lines, side by side, and what else can be done.
import type { Package } from '@evenlight/contract/catalogue';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { hasPackages, type PackagedTradition } from '@evenlight/contract/traditions';
import { Trans } from '@lingui/react/macro';
import { memo, type RefObject, useCallback, useMemo, useState } from 'react';
import { Disclosure } from '../../../../ui/base/disclosure';
import { ComparePackages } from '../../../catalogue/compare-packages';
import { ExamplePrices } from '../../../catalogue/example-prices';
import { NotIncluded } from '../../../catalogue/not-included';
import { PackageCard } from '../../../catalogue/package-card';
import { PackagePrice } from '../../../catalogue/package-price';
import { PriceRights } from '../../../catalogue/price-rights';
import { useReadAddonsAhead, useReadPackagesAhead } from '../../../catalogue/queries';
import { SimpleOffers } from '../../../catalogue/simple-offers';
import type { Answered } from '../../custom-request/custom-request';
import { isChosen } from '../../draft/planning-draft';
import { isWayNotUsual } from '../../ways/unusual-way';
import { WayLine } from '../../ways/way-line';
import type { Choices, PlanningActions } from '../use-planning';
import { CatalogueUnreachable, NoPackages, PackageSkeletons } from './catalogue-states';
import { FirstChoose } from './first-choose';
import { MoreThanOneTradition, OtherTradition } from './other-tradition';

type Props = {
  draft: PlanningDraft;
  choices: Choices;
  actions: PlanningActions;
  answered: RefObject<Answered>;
};

export function PackageStep(props: Props) {
  const { draft, choices, actions, answered } = props;
  // Choosing a smaller package tells at once which add-ons do not go with it.
  useReadAddonsAhead(draft.addons.length > 0 ? choices.from : null, draft.way ?? 'undecided');
  if (!draft.faithTradition)
    return (
      <FirstChoose title={<Trans>Please select a faith tradition first to view available packages.</Trans>} step={1}>
        <Trans>Choose a tradition</Trans>
      </FirstChoose>
    );
  if (hasPackages(draft.faithTradition)) return <Packages {...props} from={draft.faithTradition} />;
  return (
    <OtherTradition draft={draft} answered={answered} from={draft.packageTradition} onStartFrom={actions.startFrom}>
      {choices.from && <Packages {...props} from={choices.from} />}
    </OtherTradition>
  );
}

type OfferProps = Props & { from: PackagedTradition };

/** Whatever is read anew below it, the line that another way was chosen on stays in its place. */
function Packages(props: OfferProps) {
  const { draft, actions, from } = props;
  return (
    <div>
      <WayLine
        draft={draft}
        from={from}
        onChoose={actions.chooseWay}
        onAgree={(wayAgreed) => actions.update({ wayAgreed })}
        className="mb-4"
      />
      <Offers {...props} />
    </div>
  );
}

function Offers(props: OfferProps) {
  const { packages } = props.choices;
  if (packages.isError)
    return <CatalogueUnreachable isTrying={packages.isFetching} onRetry={() => void packages.refetch()} />;
  if (!packages.data) return <PackageSkeletons />;
  return <PackageList {...props} offers={packages.data} />;
}

const Rights = memo(function Rights() {
  return (
    <Disclosure title={<Trans>Your rights when you look at prices</Trans>}>
      <PriceRights level="h2" className="max-w-[70ch]" />
    </Disclosure>
  );
});

// Below each other, most of them are out of sight, and need not be laid out until they are looked for. The room around
// each is for its ring, its shadow and its badge.
const untilSeen =
  'grid @max-[690px]:-m-3 @max-[690px]:p-3 @max-[690px]:[contain-intrinsic-height:auto_36rem] ' +
  '@max-[690px]:[content-visibility:auto]';

type PackageListProps = OfferProps & { offers: readonly Package[] };

function PackageList({ offers, from, draft, actions, answered }: PackageListProps) {
  const [opened, setOpened] = useState<{ offer: Package; isOpen: boolean }>();
  const openPrice = useCallback((offer: Package) => setOpened({ offer, isOpen: true }), []);
  const [first] = offers;
  const packages = offers.filter(({ tier }) => tier !== 'simple');
  const simple = useMemo(() => offers.filter(({ tier }) => tier === 'simple'), [offers]);
  useReadPackagesAhead(from, simple);
  const isFolded = ({ way }: Package) => way !== draft.way && isWayNotUsual({ ...draft, way });
  const hasOwnPackages = draft.packageTradition === null;
  const declinedOf = (offer: Package) => (isChosen(offer, draft) ? draft.declinedLines : undefined);
  const card = (offer: Package, level: 'h2' | 'h3') => (
    <PackageCard
      offer={offer}
      isChosen={isChosen(offer, draft)}
      declined={declinedOf(offer)}
      onChoose={actions.choosePackage}
      onOpenPrice={openPrice}
      level={level}
    />
  );
  return (
    <div className="@container">
      <ExamplePrices offers={offers} className="mb-2" />
      {packages.length === 0 ? (
        <NoPackages />
      ) : (
        <div className="flex flex-wrap justify-end pb-5">
          <ComparePackages packages={packages} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-x-4 gap-y-6 @min-[690px]:grid-cols-3">
        {packages.map((offer) => (
          <div key={offer.id} className={untilSeen}>
            {card(offer, 'h2')}
          </div>
        ))}
      </div>
      <SimpleOffers offers={simple} isFolded={isFolded} card={(offer) => card(offer, 'h3')} />
      {opened && (
        <PackagePrice
          {...opened}
          isChosen={isChosen(opened.offer, draft)}
          declined={declinedOf(opened.offer)}
          onOpenChange={(isOpen) => setOpened({ ...opened, isOpen })}
          onChoose={actions.choosePackage}
          onDecline={actions.declineLine}
        />
      )}
      {first && <NotIncluded of={first} className="mt-8" />}
      <div className="mt-4 border-line border-t">
        <Rights />
        {hasOwnPackages && <MoreThanOneTradition draft={draft} answered={answered} />}
      </div>
    </div>
  );
}
