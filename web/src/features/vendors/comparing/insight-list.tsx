import { insightsOf } from '@evenlight/contract/vendors/comparing';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/base/class-names';
import { Hint } from '../../../ui/overlays/hint';
import { ListedPrice } from '../cards/listed-price';
import { categoryNames } from '../words';

const SPECIALTIES_NAMED = 3;

type Props = { vendors: readonly Vendor[]; className?: string };

/** What stands out among those that are compared; nothing while there is only one. Prices in the vendors' own words. */
export function InsightList({ vendors, className }: Props) {
  const { t, i18n } = useLingui();
  const found = insightsOf(vendors);
  if (!found) return null;
  const { bestRated, mostReviewed, mostAffordable, premium, sharedCategory, onlyHere, isInSeveralCities } = found;
  const points = bestRated?.rating?.toFixed(1) ?? '';
  return (
    <dl className={classNames('grid grid-cols-1 gap-2 text-sm', className)}>
      {bestRated && (
        <Insight
          label={t`Best rated`}
          name={nameOf(bestRated)}
          more={bestRated.isSample ? t`Sample rating ${points} of 5` : t`${points} of 5`}
        />
      )}
      {mostReviewed && (
        <Insight
          label={t`Most reviewed`}
          name={nameOf(mostReviewed)}
          more={<Plural value={mostReviewed.reviewCount} one="# review" other="# reviews" />}
        />
      )}
      {mostAffordable && (
        <Insight label={t`Most affordable`} name={nameOf(mostAffordable)} more={priceOf(mostAffordable)} />
      )}
      {premium && <Insight label={t`Premium`} name={nameOf(premium)} more={priceOf(premium)} />}
      {sharedCategory && <Insight label={t`All in one category`} name={i18n._(categoryNames[sharedCategory])} />}
      {isInSeveralCities && <Insight label={t`Locations`} name={t`In several cities`} />}
      {onlyHere.map(({ vendor, specialties }) => (
        <Insight
          key={vendor.id}
          label={t`Only here`}
          name={nameOf(vendor)}
          more={<OnlyHere specialties={specialties} />}
        />
      ))}
    </dl>
  );
}

function nameOf({ name }: Vendor) {
  return <bdi translate="no">{name}</bdi>;
}

function priceOf(vendor: Vendor) {
  return vendor.priceRange && <ListedPrice vendor={vendor} />;
}

type InsightProps = { label: string; name: ReactNode; more?: ReactNode };

function Insight({ label, name, more }: InsightProps) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {more && <> · {more}</>}
      </dd>
    </div>
  );
}

function OnlyHere({ specialties }: { specialties: readonly string[] }) {
  const { t } = useLingui();
  const named = specialties.slice(0, SPECIALTIES_NAMED).join(', ');
  const more = specialties.length - SPECIALTIES_NAMED;
  return (
    <Hint text={more > 0 ? t`${named}, and ${more} more` : named}>
      <Plural value={specialties.length} one="# specialty" other="# specialties" />
    </Hint>
  );
}
