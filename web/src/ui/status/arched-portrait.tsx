import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';

const widths = { regular: 'w-70', page: 'w-48 md:w-70', small: 'w-32', tiny: 'w-20' };

type Props = {
  size?: keyof typeof widths;
  className?: string;
} & (
  | { src: string; alt: string; srcSet?: string; sizes?: string; children?: undefined }
  | { src?: undefined; alt?: undefined; srcSet?: undefined; sizes?: undefined; children?: ReactNode }
);

// The upper corners are half the width each; in per cent of a 14:17 box they form one round arch at any size.
const outer = 'rounded-[50%_50%_6%_6%/41.2%_41.2%_5%_5%]';
const inner = 'rounded-[50%_50%_4%_4%/41.2%_41.2%_3.3%_3.3%]';

/** A portrait in an arched frame; without a picture, the colour of a quiet hillside, or the drawing given inside. */
export function ArchedPortrait({ src, alt, srcSet, sizes, size = 'regular', className, children }: Props) {
  return (
    <div
      className={classNames(
        'aspect-14/17 max-w-full border border-line bg-surface shadow-soft',
        size === 'small' || size === 'tiny' ? 'p-1' : 'p-2',
        outer,
        widths[size],
        className,
      )}
    >
      {src !== undefined ? (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width="280"
          height="340"
          // It stands first on its page, and is the largest thing there.
          fetchPriority="high"
          className={classNames('size-full object-cover', inner)}
        />
      ) : (
        <div
          className={classNames(
            'flex size-full items-end justify-center overflow-hidden bg-linear-160 from-pine-soft to-pine/75',
            inner,
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}
