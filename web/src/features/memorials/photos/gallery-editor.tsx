// The gallery for those who fill it: many photos at once, captions, days, albums, order.
import type { MemorialId } from '@evenlight/contract/ids';
import { type Gallery, photoMediaTypes } from '@evenlight/contract/memorials/photos';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { FilePicker } from '../../../ui/forms/file-picker';
import { SelectField } from '../../../ui/forms/select-field';
import { ErrorState } from '../../../ui/status/error-state';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { AlbumsEditor } from './albums-editor';
import { PhotoCard } from './photo-card';
import { useGallery } from './photo-queries';
import { type Sending, useSendMany } from './send-many';

export function GalleryEditor({ memorialId }: { memorialId: MemorialId }) {
  const { data: gallery, error, refetch, isFetching } = useGallery(memorialId);
  return (
    <Card as="section" aria-labelledby="gallery-title">
      <h2 id="gallery-title" className="text-2xl">
        <Trans>Photos</Trans>
      </h2>
      {gallery ? (
        <Editor memorialId={memorialId} gallery={gallery} />
      ) : error ? (
        <ErrorState
          level="h3"
          className="mt-4"
          title={<Trans>The photos could not be loaded</Trans>}
          safe={<Trans>They are safe with us.</Trans>}
          retry={{ refetch, isFetching }}
        />
      ) : (
        <SkeletonList className="mt-4" />
      )}
    </Card>
  );
}

function Editor({ memorialId, gallery }: { memorialId: MemorialId; gallery: Gallery }) {
  const { t } = useLingui();
  const [albumId, setAlbumId] = useState('');
  const { sendings, send, retry, dismiss } = useSendMany(memorialId);
  const box = useKeptFocus<HTMLDivElement>();
  const { albums, photos } = gallery;
  return (
    <div ref={box} tabIndex={-1} className="mt-4 grid gap-6 outline-none">
      <div className="flex flex-wrap items-end gap-3">
        <FilePicker accept={photoMediaTypes.join(',')} isMultiple onChosen={(files) => send(files, albumId)}>
          <Trans>Add photos</Trans>
        </FilePicker>
        {albums.length > 0 && (
          <SelectField
            name="album-for-new"
            label={t`Into the album`}
            placeholder={t`No album`}
            value={albumId}
            options={albums.map(({ id, title }) => ({ value: id, label: title, isName: true }))}
            onChange={({ target }) => setAlbumId(target.value)}
          />
        )}
      </div>
      <Sendings sendings={sendings} onRetry={retry} onDismiss={dismiss} />
      {photos.length === 0 ? (
        <p className="text-ink-2">
          <Trans>There are no photos yet. Choose as many as you like; you can add words to them later.</Trans>
        </p>
      ) : (
        <ul className="grid gap-4">
          {photos.map((photo, place) => (
            <li key={photo.id}>
              <PhotoCard
                memorialId={memorialId}
                photo={photo}
                albums={albums}
                earlier={photos[place - 1]?.id ?? null}
                later={photos[place + 1] ? (photos[place + 2]?.id ?? null) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <AlbumsEditor memorialId={memorialId} albums={albums} />
    </div>
  );
}

type SendingsProps = { sendings: Sending[]; onRetry: (id: string) => void; onDismiss: (id: string) => void };

/** One line for each file that is on its way or did not arrive. */
function Sendings({ sendings, onRetry, onDismiss }: SendingsProps) {
  const { t, i18n } = useLingui();
  if (sendings.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-live="polite">
      {sendings.map(({ id, name, percent, error }) => {
        const phrase = error ? phraseFor(error) : undefined;
        return (
          <li key={id}>
            {error ? (
              <Notice tone="bad" title={t`${name} was not added`}>
                <p>{phrase ? i18n._(phrase) : t`Check your internet connection, then try again.`}</p>
                <div className="mt-2 flex flex-wrap gap-4">
                  <button
                    type="button"
                    className="min-h-11 font-semibold text-pine underline"
                    onClick={() => onRetry(id)}
                  >
                    {t`Try again`}
                  </button>
                  <button
                    type="button"
                    className="min-h-11 font-semibold text-ink-2 underline"
                    onClick={() => onDismiss(id)}
                  >
                    {t`Leave it out`}
                  </button>
                </div>
              </Notice>
            ) : (
              <p className="text-ink-2 text-ui">{t`${name}: ${Math.round(percent)} %`}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
