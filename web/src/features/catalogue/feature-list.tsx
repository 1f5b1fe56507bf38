import { Plural, Trans } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { memo } from 'react';
import { OwnWords, type Told } from '../../parts/own-words';
import { classNames } from '../../ui/base/class-names';

type Props = { features: readonly string[]; of: Told; isDeclined?: boolean; className?: string };

export function FeatureList({ features, of, isDeclined = false, className }: Props) {
  const Icon = isDeclined ? Minus : Check;
  return (
    <ul className={classNames('grid gap-2.5', className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5 text-ink-2 text-ui">
          <Icon aria-hidden="true" className={classNames('mt-0.5 size-4.5 shrink-0', !isDeclined && 'text-pine')} />
          <span className="min-w-0">
            <OwnWords of={of}>{feature}</OwnWords>
            {isDeclined && (
              <span className="text-ink-3">
                {' '}
                <Trans>(left out)</Trans>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

type FoldedProps = Pick<Props, 'features' | 'of'> & { shown: number };

/** The first few, and how many more there are; those open below. */
export const FoldedFeatures = memo(function FoldedFeatures({ features, of, shown }: FoldedProps) {
  const rest = features.slice(shown);
  const count = rest.length;
  return (
    <>
      <FeatureList of={of} features={features.slice(0, shown)} />
      {count > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 w-fit list-none items-center rounded-xs text-ink-2 text-ui underline decoration-1 decoration-line-input underline-offset-4 [&::-webkit-details-marker]:hidden">
            <Plural value={count} one="+ # more service" other="+ # more services" />
          </summary>
          <FeatureList of={of} features={rest} className="pt-1 pb-2" />
        </details>
      )}
    </>
  );
});
