// One photo with everything that can be said about it. Words are kept when they are left, and the rest at once.
import type { MemorialId, PhotoId } from '@evenlight/contract/ids';
import { type Album, CAPTION_MAX_LENGTH, type Photo } from '@evenlight/contract/memorials/photos';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { theirWords } from '../../../ui/base/their-words';
import { VisuallyHidden } from '../../../ui/base/visually-hidden';
import { SelectField } from '../../../ui/forms/select-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { KeptText } from './kept-text';
import { PhotoImage } from './photo-image';
import { useChangePhoto, useRemovePhoto } from './photo-queries';

type Props = {
  memorialId: MemorialId;
  photo: Photo;
  albums: Album[];
  /** The one before it; null for the first. */
  earlier: PhotoId | null;
  /** The one to stand before after moving down; null for the end, undefined for the last. */
  later: PhotoId | null | undefined;
};

export function PhotoCard({ memorialId, photo, albums, earlier, later }: Props) {
  const { t } = useLingui();
  const change = useChangePhoto(memorialId);
  const keep = useChangePhoto(memorialId);
  const { id: photoId, caption, takenOn, albumId } = photo;
  const name = caption ? <span {...theirWords}>{caption}</span> : <Trans>this photo</Trans>;
  return (
    <div className="grid gap-4 rounded-card border border-line p-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <PhotoImage photo={photo} sizes="144px" className="aspect-square h-auto w-36 rounded-md bg-mist object-cover" />
      <div className="grid min-w-0 gap-3">
        <KeptText
          name={`caption-${photoId}`}
          label={t`Caption`}
          dir="auto"
          saved={caption}
          maxLength={CAPTION_MAX_LENGTH}
          onSave={(words) => keep.mutateAsync({ photoId, caption: words })}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <KeptText
            type="date"
            name={`taken-${photoId}`}
            label={t`Day it was taken`}
            saved={takenOn ?? ''}
            onSave={(day) => keep.mutateAsync({ photoId, takenOn: day || null })}
          />
          {albums.length > 0 && (
            <SelectField
              name={`album-of-${photoId}`}
              label={t`Album`}
              placeholder={t`No album`}
              value={albumId ?? ''}
              options={albums.map(({ id, title }) => ({ value: id, label: title, isName: true }))}
              onChange={({ target }) => {
                const album = albums.find(({ id }) => id === target.value);
                change.mutate({ photoId, albumId: album?.id ?? null });
              }}
            />
          )}
        </div>
        <Refusal error={change.error} />
        <div className="flex flex-wrap gap-2">
          <MoveButtons
            name={name}
            earlier={earlier}
            later={later}
            onMove={(before) => change.mutate({ photoId, before })}
          />
          <RemovePhoto memorialId={memorialId} photoId={photoId} name={name} />
        </div>
      </div>
    </div>
  );
}

/** Which photo a button is about is only heard. A label in an attribute could not say that a caption has a language of its own. */
function Spoken({ as, children }: { as: ReactNode; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{as}</VisuallyHidden>
    </>
  );
}

type MoveProps = Pick<Props, 'earlier' | 'later'> & {
  name: ReactNode;
  onMove: (before: PhotoId | null | undefined) => void;
};

function MoveButtons({ name, earlier, later, onMove }: MoveProps) {
  return (
    <>
      <Button size="small" variant="secondary" aria-disabled={earlier === null} onClick={() => onMove(earlier)}>
        <ArrowUp aria-hidden="true" className="size-4.5" />
        <Spoken as={<Trans>Move {name} up</Trans>}>
          <Trans>Up</Trans>
        </Spoken>
      </Button>
      <Button size="small" variant="secondary" aria-disabled={later === undefined} onClick={() => onMove(later)}>
        <ArrowDown aria-hidden="true" className="size-4.5" />
        <Spoken as={<Trans>Move {name} down</Trans>}>
          <Trans>Down</Trans>
        </Spoken>
      </Button>
    </>
  );
}

function RemovePhoto({ memorialId, photoId, name }: { memorialId: MemorialId; photoId: PhotoId; name: ReactNode }) {
  const remove = useRemovePhoto(memorialId);
  return (
    <Dialog
      trigger={
        <Button size="small" variant="ghost">
          <Trash2 aria-hidden="true" className="size-4.5" />
          <Spoken as={<Trans>Remove {name}</Trans>}>
            <Trans>Remove</Trans>
          </Spoken>
        </Button>
      }
      title={<Trans>Remove this photo?</Trans>}
      description={<Trans>It goes from the page for good, with all its sizes.</Trans>}
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Keep it</Trans>
              </Button>
            }
          />
          <Button variant="danger" state={remove.isPending ? 'loading' : 'idle'} onClick={() => remove.mutate(photoId)}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      {remove.error && (
        <p role="alert" className="text-bad">
          <Trans>It could not be removed just now. Try again in a moment.</Trans>
        </p>
      )}
    </Dialog>
  );
}
