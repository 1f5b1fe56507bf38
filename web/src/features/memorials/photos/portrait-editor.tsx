// The portrait: choose a photo, choose the part of it, done.
import type { MemorialId } from '@evenlight/contract/ids';
import type { Crop, Memorial } from '@evenlight/contract/memorials/memorial';
import { photoMediaTypes } from '@evenlight/contract/memorials/photos';
import { problems } from '@evenlight/contract/problems';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { CallFailed } from '../../../platform/call';
import { newId } from '../../../platform/new-id';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { FilePicker } from '../../../ui/forms/file-picker';
import { useSetPortrait } from '../queries';
import { readyPhoto, sendPhoto } from './photo-queries';
import { PortraitCropper } from './portrait-cropper';

export function PortraitEditor({ memorial }: { memorial: Pick<Memorial, 'id' | 'photoUrl'> }) {
  return (
    <Card as="section" aria-labelledby="portrait-title">
      <h2 id="portrait-title" className="text-2xl">
        <Trans>Portrait</Trans>
      </h2>
      <PortraitFields memorial={memorial} />
    </Card>
  );
}

type Chosen = { file: File; src: string; idempotencyKey: string };

type FieldsProps = {
  memorial: Pick<Memorial, 'id' | 'photoUrl'>;
  /** What comes after it, hidden while a photo is being cut: one thing at a time. */
  children?: ReactNode;
};

export function PortraitFields({ memorial: { id, photoUrl }, children }: FieldsProps) {
  const box = useKeptFocus<HTMLDivElement>();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const setPortrait = useSetPortrait(id);
  const save = useSavePortrait(id);
  const latest = useRef<File>(undefined);
  // The browser holds the file open until it is told otherwise.
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.src)), [chosen]);
  const refuseBroken = useCallback(() => {
    setFault(failed('photo.unreadable'));
    setChosen(null);
  }, []);

  async function choose(picked: File) {
    save.reset();
    setFault(null);
    latest.current = picked;
    const { file, fault } = await readyPhoto(picked);
    // Making a large one smaller takes a moment, in which another may have been chosen.
    if (latest.current !== picked) return;
    setFault(fault && failed(fault));
    if (file) setChosen({ file, src: URL.createObjectURL(file), idempotencyKey: newId() });
  }

  return (
    <div ref={box} tabIndex={-1} className="mt-4 grid gap-4 outline-none">
      <Refusal error={fault ?? save.error ?? setPortrait.error} />
      {chosen ? (
        <PortraitCropper
          src={chosen.src}
          isSaving={save.isPending}
          onChosen={(crop) => save.mutate({ ...chosen, crop }, { onSuccess: () => setChosen(null) })}
          onCancel={() => setChosen(null)}
          onBroken={refuseBroken}
        />
      ) : (
        <ChoosePortrait
          hasPortrait={Boolean(photoUrl)}
          setPortrait={setPortrait}
          onChosen={(file) => void choose(file)}
        />
      )}
      <p className="text-ink-2 text-ui">
        <Trans>
          JPEG, PNG, WebP or GIF. A large photo is made smaller first. Where it was taken is removed from the file.
        </Trans>
      </p>
      {!chosen && children}
    </div>
  );
}

type ChooseProps = {
  hasPortrait: boolean;
  setPortrait: ReturnType<typeof useSetPortrait>;
  onChosen: (file: File) => void;
};

function ChoosePortrait({ hasPortrait, setPortrait, onChosen }: ChooseProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FilePicker accept={photoMediaTypes.join(',')} onChosen={([file]) => file && onChosen(file)}>
        {hasPortrait ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
      </FilePicker>
      {hasPortrait && (
        <Button
          variant="ghost"
          state={setPortrait.isPending ? 'loading' : 'idle'}
          onClick={() => setPortrait.mutate({ photoId: null })}
        >
          <Trans>Take the portrait off</Trans>
        </Button>
      )}
    </div>
  );
}

/** Sent again after a lost answer, the same photo is kept once. */
function useSavePortrait(memorialId: MemorialId) {
  const setPortrait = useSetPortrait(memorialId);
  return useMutation({
    mutationFn: async ({ file, crop, idempotencyKey }: Chosen & { crop: Crop }) => {
      const { data } = await sendPhoto(memorialId, { file, fields: { purpose: 'portrait', idempotencyKey } });
      return setPortrait.mutateAsync({ photoId: data.id, crop });
    },
  });
}

function failed(code: keyof typeof problems): CallFailed {
  return new CallFailed(problems[code], JSON.stringify({ code }));
}
