import type { MemorialId } from '@evenlight/contract/ids';
import { ALBUM_TITLE_MAX_LENGTH, type Album } from '@evenlight/contract/memorials/photos';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useKeptWords } from '../../../parts/kept-form/use-kept-words';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { TextField } from '../../../ui/forms/text-field';
import { KeptText } from './kept-text';
import { useAddAlbum, useRemoveAlbum, useRenameAlbum } from './photo-queries';

export function AlbumsEditor({ memorialId, albums }: { memorialId: MemorialId; albums: Album[] }) {
  const { t } = useLingui();
  const add = useAddAlbum(memorialId);
  const rename = useRenameAlbum(memorialId);
  const remove = useRemoveAlbum(memorialId);
  return (
    <section aria-labelledby="albums-title">
      <h3 id="albums-title" className="text-xl">
        <Trans>Albums</Trans>
      </h3>
      <Refusal error={add.error ?? remove.error} className="mt-2" />
      <ul className="mt-3 grid gap-3 empty:hidden">
        {albums.map((album) => (
          <li key={album.id} className="flex flex-wrap items-end gap-3">
            <KeptText
              name={`album-${album.id}`}
              label={t`Title of the album`}
              dir="auto"
              saved={album.title}
              isNeeded
              maxLength={ALBUM_TITLE_MAX_LENGTH}
              className="min-w-0 flex-1"
              onSave={(title) => rename.mutateAsync({ albumId: album.id, title })}
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
      <AddAlbum add={add} among={albums.length} />
    </section>
  );
}

type AddProps = { add: ReturnType<typeof useAddAlbum>; among: number };

function AddAlbum({ add, among }: AddProps) {
  const { t } = useLingui();
  const [title, setTitle] = useState('');
  const { idempotencyKeyOf } = useKeptWords(undefined, z.unknown());

  function submit(event: FormEvent) {
    event.preventDefault();
    const input = { title: title.trim(), among };
    if (input.title)
      add.mutate({ title: input.title, idempotencyKey: idempotencyKeyOf(input) }, { onSuccess: () => setTitle('') });
  }

  return (
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
  );
}
