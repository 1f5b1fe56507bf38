// A photo beside an entry. It is sent as soon as it is chosen, and the entry carries its ticket. Without any scripts the
// field stays hidden; on a static page a small script (app/static-pages/guest-photo.ts) does what React does on a woken one.
import { pathOf } from '@evenlight/contract/endpoint';
import type { MemorialId } from '@evenlight/contract/ids';
import { sendGuestPhoto } from '@evenlight/contract/memorials/guestbook';
import { PHOTO_MAX_BYTES, photoMediaTypes } from '@evenlight/contract/memorials/photos';
import { Trans } from '@lingui/react/macro';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { classNames } from '../../../ui/base/class-names';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { controlLooks } from '../../../ui/forms/control-looks';
import { readyPhoto } from '../photos/photo-queries';
import { useSendGuestPhoto } from './queries';

type PhotoState = 'none' | 'sending' | 'sent' | 'refused' | 'failed';
type Props = { memorialId: MemorialId; address: string | null; onSending: (isSending: boolean) => void };

const chooserLooks =
  'file:me-4 file:min-h-8 file:cursor-pointer file:rounded-full file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold file:text-ink';

export function PhotoField({ memorialId, address, onSending }: Props) {
  const id = useId();
  const isHydrated = useIsHydrated();
  const { register, formState } = useFormContext<{ photoTicket: string }>();
  const { state, choose } = useGuestPhoto({ memorialId, address, onSending });

  return (
    <div
      hidden={!isHydrated}
      className="mt-3 grid gap-1.5"
      data-guest-photo={pathOf(sendGuestPhoto, { params: { memorialId } })}
      data-address={address ?? ''}
      data-max-bytes={PHOTO_MAX_BYTES}
    >
      <label htmlFor={id} className="font-semibold text-ui">
        <Trans>Photo (optional)</Trans>
      </label>
      <p id={`${id}-hint`} className="-mt-1 text-ink-2 text-sm">
        <Trans>
          JPEG, PNG, WebP or GIF. A large photo is made smaller first. The family looks at photos before they are shown.
        </Trans>
      </p>
      <input
        id={id}
        type="file"
        accept={photoMediaTypes.join(',')}
        aria-describedby={`${id}-hint`}
        className={classNames(controlLooks, chooserLooks)}
        onChange={(event) => void choose(event)}
      />
      <input type="hidden" defaultValue={formState.defaultValues?.photoTicket} {...register('photoTicket')} />
      <p role="status" className="text-ink-2 text-sm">
        <Said when="sending" state={state}>
          <Trans>Sending the photo …</Trans>
        </Said>
        <Said when="sent" state={state}>
          <Trans>The photo is here. It goes along with your words.</Trans>
        </Said>
        <Said when="refused" state={state}>
          <Trans>This is not a photo under 5 MB. Another one will work; your words are safe.</Trans>
        </Said>
        <Said when="failed" state={state}>
          <Trans>The photo could not be sent. Choose it once more, or send your words without it.</Trans>
        </Said>
      </p>
    </div>
  );
}

function useGuestPhoto({ memorialId, address, onSending }: Props) {
  const { setValue } = useFormContext<{ photoTicket: string }>();
  const { mutate } = useSendGuestPhoto(memorialId);
  const [state, setState] = useState<PhotoState>('none');

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const picked = target.files?.[0];
    setValue('photoTicket', '');
    if (!picked) return setState('none');
    setState('sending');
    onSending(true);
    const { file } = await readyPhoto(picked);
    // Making a large one smaller takes a moment, in which another may have been chosen.
    if (target.files?.[0] !== picked) return;
    if (!file) {
      onSending(false);
      return setState('refused');
    }
    mutate(
      { file, address },
      {
        onSuccess: ({ ticket }) => {
          setValue('photoTicket', ticket);
          setState('sent');
        },
        onError: () => setState('failed'),
        onSettled: () => onSending(false),
      },
    );
  }

  return { state, choose };
}

/** All of them are in the page, so that the static page's script has words in the reader's language. */
function Said({ when, state, children }: { when: PhotoState; state: PhotoState; children: ReactNode }) {
  return (
    <span data-photo-state={when} hidden={when !== state}>
      {children}
    </span>
  );
}
