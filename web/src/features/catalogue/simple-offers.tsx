// What can be had by itself, without a ceremony, its price as open as those of the packages. What is not customary in the
// family's tradition is folded away, and never removed.
import type { Package } from '@evenlight/contract/catalogue';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/base/disclosure';

type Props = {
  offers: readonly Package[];
  isFolded: (offer: Package) => boolean;
  /** The card of one of them. */
  card: (offer: Package) => ReactNode;
};

export function SimpleOffers({ offers, isFolded, card }: Props) {
  const open = offers.filter((offer) => !isFolded(offer));
  const folded = offers.filter(isFolded);
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="simple-offers" className="mt-9">
      <h2 id="simple-offers" className="text-xl">
        <Trans>Simple, without a ceremony</Trans>
      </h2>
      <p className="mt-1 max-w-[62ch] text-ink-2 text-ui">
        <Trans>You can have these by themselves. Everything in them is in their price.</Trans>
      </p>
      {open.length > 0 && <Cards offers={open} card={card} />}
      {folded.length > 0 && (
        <Disclosure title={<Trans>Other simple offers</Trans>} className="mt-4 border-t">
          <Cards offers={folded} card={card} />
        </Disclosure>
      )}
    </section>
  );
}

function Cards({ offers, card }: Pick<Props, 'offers' | 'card'>) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 text-ink @min-[690px]:grid-cols-2">
      {offers.map((offer) => (
        <div key={offer.id} className="grid">
          {card(offer)}
        </div>
      ))}
    </div>
  );
}
