import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { OwnWords, ToldIn } from '../../../parts/own-words';
import { classNames } from '../../../ui/base/class-names';
import type { View } from '../address/marketplace-address';
import { categoryNames } from '../words';
import { CompareButton, DetailsLink, InquireButton, SaveButton } from './card-buttons';
import { MarkedText } from './marked-text';
import { SpecialtiesAndFaiths } from './specialties-and-faiths';
import { VendorBadges } from './vendor-badges';
import { VendorFacts } from './vendor-facts';
import { VendorPicture } from './vendor-picture';
import { VendorRating } from './vendor-rating';

type Props = {
  vendor: Vendor;
  view: View;
  /** What was searched for. */
  marked: readonly string[];
  isSaved: boolean;
  isCompared: boolean;
};

export const VendorCard = memo(function VendorCard(props: Props) {
  const { vendor, view, marked, isSaved, isCompared } = props;
  const { i18n } = useLingui();
  const isList = view === 'list';
  return (
    <article
      className={classNames(
        'relative grid h-full grid-cols-1 overflow-hidden rounded-card border border-line bg-surface',
        isList ? 'sm:grid-cols-[15rem_minmax(0,1fr)]' : 'grid-rows-[auto_1fr]',
      )}
    >
      <VendorPicture
        vendor={vendor}
        className={classNames('aspect-video self-start', isList && 'sm:m-5 sm:me-0 sm:rounded-md')}
      />
      <SaveButton vendor={vendor} isSaved={isSaved} className="absolute end-3 top-3" />
      <div className="flex min-w-0 flex-col gap-3 p-5">
        <VendorBadges vendor={vendor} />
        <div className={classNames('grid gap-1', isList && 'sm:pe-12')}>
          <h3 translate="no" className="text-xl">
            <MarkedText text={vendor.name} marked={marked} />
          </h3>
          <p className="text-ink-2 text-sm">{i18n._(categoryNames[vendor.category])}</p>
        </div>
        <div className="text-sm">
          <VendorRating vendor={vendor} />
        </div>
        <VendorFacts vendor={vendor} />
        <p className="line-clamp-3 text-sm">
          <OwnWords of={vendor}>
            <MarkedText text={vendor.description} marked={marked} />
          </OwnWords>
        </p>
        <ToldIn of={vendor} />
        <SpecialtiesAndFaiths vendor={vendor} view={view} marked={marked} />
        <div className={classNames('mt-auto flex flex-wrap gap-2 pt-2', !isList && '*:grow')}>
          <InquireButton vendor={vendor} />
          <DetailsLink vendor={vendor} />
          <CompareButton vendor={vendor} isCompared={isCompared} className={isList ? undefined : 'basis-full'} />
        </div>
      </div>
    </article>
  );
});
