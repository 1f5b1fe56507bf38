// Prices that came with the product, and that nobody of our team has confirmed: said wherever they are shown.
import { hasExamplePrices, type PricedLine } from '@evenlight/contract/estimates';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/base/badge';
import { Notice } from '../../ui/status/notice';

type Props = { offers: readonly { isExample?: boolean | undefined }[]; className?: string };

/** Nothing where no price is an example. */
export function ExamplePrices({ offers, className }: Props) {
  if (!offers.some(({ isExample }) => isExample)) return null;
  return (
    <Notice tone="warn" className={className}>
      <Trans>Example prices: ask us before you rely on them.</Trans>
    </Notice>
  );
}

/** Beside a sum: it is no price yet while one of its lines is an example. */
export function ExampleSum({ lines }: { lines: readonly PricedLine[] }) {
  return hasExamplePrices(lines) && <ExampleBadge />;
}

export function ExampleBadge() {
  return (
    <Badge tone="line">
      <Trans>Example price</Trans>
    </Badge>
  );
}
