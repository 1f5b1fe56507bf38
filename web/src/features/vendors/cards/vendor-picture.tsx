import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/base/class-names';
import { categoryIcons } from './category-icons';

type Props = { vendor: Pick<Vendor, 'image' | 'category'>; className?: string };

/** What the vendor shows of itself; a quiet sign of its trade when there is nothing, or nothing that can be loaded. */
export function VendorPicture({ vendor: { image, category }, className }: Props) {
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the page woke; then nobody heard of it.
    const { complete, naturalWidth } = picture.current ?? {};
    if (image && complete && naturalWidth === 0) setBrokenImage(image);
  }, [image]);

  const Icon = categoryIcons[category];
  return (
    <div className={classNames('overflow-hidden bg-mist', className)}>
      {image && image !== brokenImage ? (
        <img
          ref={picture}
          src={image}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBrokenImage(image)}
        />
      ) : (
        <div data-placeholder className="flex size-full items-center justify-center">
          <Icon aria-hidden="true" strokeWidth={1.25} className="size-12 text-pine" />
        </div>
      )}
    </div>
  );
}
