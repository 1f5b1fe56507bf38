// Photos as visitors see them. A press on one opens it alone, which needs no scripts.
import { type Album, type Photo, photoWidths } from '@evenlight/contract/memorials/photos';
import { Trans, useLingui } from '@lingui/react/macro';
import { plainDay } from '../../../platform/dates';
import { theirWords } from '../../../ui/base/their-words';
import { PhotoImage } from './photo-image';

const LARGEST = photoWidths[photoWidths.length - 1];

export function PhotoGrid({ photos }: { photos: Photo[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
      {photos.map((photo) => (
        <li key={photo.id} className="min-w-0">
          <PhotoFigure photo={photo} />
        </li>
      ))}
    </ul>
  );
}

function PhotoFigure({ photo }: { photo: Photo }) {
  const { t, i18n } = useLingui();
  const { credit, caption, takenOn } = photo;
  return (
    <figure>
      <a href={`${photo.url}/${LARGEST}`} className="block overflow-hidden rounded-md bg-mist">
        <PhotoImage
          photo={photo}
          sizes="(min-width: 640px) 240px, 45vw"
          className="aspect-square h-auto w-full object-cover"
        />
      </a>
      {(caption || takenOn || credit) && (
        <figcaption className="mt-1.5 grid text-ink-2 text-sm">
          {caption && (
            <span {...theirWords} className="wrap-anywhere">
              {caption}
            </span>
          )}
          {takenOn && <time dateTime={takenOn}>{plainDay(takenOn, i18n)}</time>}
          {credit && <span className="wrap-anywhere">{t`Shared by ${credit}`}</span>}
        </figcaption>
      )}
    </figure>
  );
}

/** Album by album, and then those that are in none. */
export function PhotoAlbums({ albums, photos }: { albums: Album[]; photos: Photo[] }) {
  const filled = albums
    .map((album) => ({ ...album, photos: photos.filter(({ albumId }) => albumId === album.id) }))
    .filter((album) => album.photos.length > 0);
  const loose = photos.filter(({ albumId }) => !filled.some(({ id }) => id === albumId));
  return (
    <div className="grid gap-10">
      {filled.map((album) => (
        <section key={album.id} aria-labelledby={`album-${album.id}`}>
          <h3 id={`album-${album.id}`} {...theirWords} className="mb-4 text-xl">
            {album.title}
          </h3>
          <PhotoGrid photos={album.photos} />
        </section>
      ))}
      {loose.length > 0 && (
        <section aria-labelledby={filled.length > 0 ? 'album-none' : undefined}>
          {filled.length > 0 && (
            <h3 id="album-none" className="mb-4 text-xl">
              <Trans>More photos</Trans>
            </h3>
          )}
          <PhotoGrid photos={loose} />
        </section>
      )}
    </div>
  );
}
