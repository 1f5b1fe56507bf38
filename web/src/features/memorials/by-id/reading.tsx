// The memorial as it reads: life story, photos, what others brought.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { LifeStory } from '../page/life-story';
import { useTributes } from '../page/tribute-queries';
import { Tributes } from '../page/tributes';
import { PartComing } from '../part-coming';
import { PhotoAlbums } from '../photos/photo-grid';
import { useGallery } from '../photos/photo-queries';
import type { FirstContent } from './first-content';

type Props = { memorial: Memorial; first: FirstContent };

export function Reading({ memorial, first }: Props) {
  return (
    <>
      <section aria-labelledby="story-title">
        <h2 id="story-title" className="sr-only">
          <Trans>Life Story</Trans>
        </h2>
        <LifeStory biography={memorial.biography} />
      </section>
      <Photos memorial={memorial} first={first} />
      <OfOthers memorial={memorial} first={first} />
    </>
  );
}

function Photos({ memorial: { id }, first }: Props) {
  const { data: gallery, error, refetch, isFetching } = useGallery(id, first.gallery ?? undefined);
  if (gallery?.photos.length === 0) return null;
  return (
    <section aria-labelledby="photos-title" className="mt-12">
      <h2 id="photos-title" className="mb-5 text-2xl">
        <Trans>Photos</Trans>
      </h2>
      {gallery ? (
        <PhotoAlbums albums={gallery.albums} photos={gallery.photos} />
      ) : error ? (
        <ErrorState level="h3" title={<Trans>The photos could not be loaded</Trans>} retry={{ refetch, isFetching }} />
      ) : (
        <PartComing missing={<Trans>The photos could not be loaded</Trans>}>
          <SkeletonList />
        </PartComing>
      )}
    </section>
  );
}

function OfOthers({ memorial: { id }, first }: Props) {
  const { data: tributes, error, refetch, isFetching } = useTributes(id, first.tributes ?? undefined);
  if (tributes) return <Tributes tributes={tributes} />;
  const missing = <Trans>The stories and memories could not be loaded</Trans>;
  // Nothing is held for them while they are asked for: most memorials have none.
  if (!error) return <PartComing missing={missing} />;
  return (
    <ErrorState
      className="mt-12"
      title={missing}
      safe={<Trans>Everything that was written is safe.</Trans>}
      retry={{ refetch, isFetching }}
    />
  );
}
