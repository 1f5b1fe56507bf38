import type { MemorialId } from '@evenlight/contract/ids';
import { ALBUM_TITLE_MAX_LENGTH, type Album } from '@evenlight/contract/memorials/photos';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { useWishKey } from '../../../platform/wish-key';
import { Button } from '../../../ui/base/button';
import { TextField } from '../../../ui/forms/text-field';
import { useAddAlbum, useRemoveAlbum, useRenameAlbum } from './photo-queries';

export function AlbumsEditor({ memorialId, albums }: { memorialId: MemorialId; albums: Album[] }) {
  const { t, i18n } = useLingui();
  const [title, setTitle] = useState('');
  const add = useAddAlbum(memorialId);
  const rename = useRenameAlbum(memorialId);
  const remove = useRemoveAlbum(memorialId);
  const keyOf = useWishKey();
  const error = add.error ?? rename.error ?? remove.error;
  const phrase = error && phraseFor(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wish = { title: title.trim(), among: albums.length };
    if (wish.title) add.mutate({ title: wish.title, sendKey: keyOf(wish) }, { onSuccess: () => setTitle('') });
  }

  return (
    <section aria-labelledby="albums-title">
      <h3 id="albums-title" className="text-xl">
        <Trans>Albums</Trans>
      </h3>
      {phrase && (
        <p role="alert" className="mt-2 text-bad text-ui">
          {i18n._(phrase)}
        </p>
      )}
      <ul className="mt-3 grid gap-3 empty:hidden">
        {albums.map((album) => (
          <li key={`${album.id} ${album.title}`} className="flex flex-wrap items-end gap-3">
            <TextField
              name={`album-${album.id}`}
              label={t`Title of the album`}
              dir="auto"
              defaultValue={album.title}
              maxLength={ALBUM_TITLE_MAX_LENGTH}
              className="min-w-0 flex-1"
              onBlur={({ target }) => {
                const changed = target.value.trim();
                if (changed && changed !== album.title) rename.mutate({ albumId: album.id, title: changed });
              }}
            />
            <Button
              variant="ghost"
              aria-label={t`Remove the album ${album.title}. Its photos stay.`}
              onClick={() => remove.mutate(album.id)}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <form className="mt-3 flex flex-wrap items-end gap-3" onSubmit={submit}>
        <TextField
          name="new-album"
          label={t`New album`}
          dir="auto"
          value={title}
          maxLength={ALBUM_TITLE_MAX_LENGTH}
          className="min-w-0 flex-1"
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" variant="secondary" state={add.isPending ? 'loading' : 'idle'}>
          <Trans>Add album</Trans>
        </Button>
      </form>
    </section>
  );
}
