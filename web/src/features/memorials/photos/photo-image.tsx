import { type Photo, photoWidths } from '@evenlight/contract/memorials/photos';
import { useLingui } from '@lingui/react/macro';
import { theirWords } from '../../../ui/base/their-words';

type Props = {
  photo: Pick<Photo, 'url' | 'width' | 'height' | 'caption'>;
  /** How wide it stands on the page, as browsers are told. */
  sizes: string;
  isUrgent?: boolean;
  className?: string;
};

export function srcSetOf(url: string): string {
  return photoWidths.map((width) => `${url}/${width} ${width}w`).join(', ');
}

export function PhotoImage({ photo: { url, width, height, caption }, sizes, isUrgent = false, className }: Props) {
  const { t } = useLingui();
  return (
    <img
      src={`${url}/${photoWidths[1]}`}
      srcSet={srcSetOf(url)}
      sizes={sizes}
      width={width}
      height={height}
      // What a photo shows is known to the family alone, and stands in its caption.
      alt={caption || t`Photo without a caption`}
      {...(caption ? theirWords : {})}
      loading={isUrgent ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
