import { centsOf, FEATURES_ON_CARD, type Package } from '@evenlight/contract/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Amount } from '../../parts/amount';
import { OwnWords, ToldIn } from '../../parts/own-words';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';
import { Card } from '../../ui/base/card';
import { ExampleBadge } from './example-prices';
import { FoldedFeatures } from './feature-list';
import { centsWithout, featuresWithout } from './offer-rules';

type Props = {
  offer: Package;
  isChosen: boolean;
  /** Ids of lines that were left out of it; undefined while it is not chosen. */
  declined: readonly string[] | undefined;
  onChoose: (offer: Package) => void;
  onOpenPrice: (offer: Package) => void;
  level?: 'h2' | 'h3';
};

/** Not drawn again while other packages are looked at or chosen. */
export const PackageCard = memo(function PackageCard(props: Props) {
  const { offer, isChosen, declined, onChoose, onOpenPrice, level: Heading = 'h2' } = props;
  const { t } = useLingui();
  const { name, description, popular } = offer;
  const cents = centsWithout(offer, declined);
  return (
    <Card
      as="article"
      tone={isChosen ? 'chosen' : 'surface'}
      aria-labelledby={`${offer.id}-name`}
      className="relative flex flex-col"
    >
      {popular && (
        <Badge tone="gold" className="absolute start-6 top-0 -translate-y-1/2">
          <Trans>Most Popular</Trans>
        </Badge>
      )}
      <Heading id={`${offer.id}-name`} className="text-xl">
        <OwnWords of={offer}>{name}</OwnWords>
      </Heading>
      <p className="mt-1 font-serif text-[2.1rem] leading-tight">
        <Amount from="ours" cents={cents} />
      </p>
      <FullPrice offer={offer} cents={cents} />
      {offer.isExample && (
        <p className="mt-1">
          <ExampleBadge />
        </p>
      )}
      <p className="mt-1.5 text-ink-2 text-ui">
        <OwnWords of={offer}>{description}</OwnWords>
      </p>
      <ToldIn of={offer} className="mt-1.5" />
      <div className="mt-5 flex-1">
        <FoldedFeatures of={offer} features={featuresWithout(offer, declined).kept} shown={FEATURES_ON_CARD} />
      </div>
      <div className="mt-4 grid gap-2">
        <Button
          variant="ghost"
          size="small"
          aria-label={t`What is in the price of ${name}`}
          onClick={() => onOpenPrice(offer)}
        >
          <Trans>What is in the price</Trans>
        </Button>
        <Button
          variant={isChosen ? 'primary' : 'secondary'}
          aria-label={isChosen ? t`Selected: ${name}` : t`Choose ${name}`}
          onClick={() => onChoose(offer)}
        >
          {isChosen ? <Trans>Selected</Trans> : <Trans>Choose</Trans>}
        </Button>
      </div>
    </Card>
  );
});

function FullPrice({ offer, cents }: { offer: Package; cents: number }) {
  const full = centsOf(offer.price);
  if (full <= cents) return null;
  const before = <Amount from="ours" cents={full} />;
  return (
    <p className="text-ink-2 text-sm">
      <Trans>{before} with everything in it</Trans>
    </p>
  );
}
