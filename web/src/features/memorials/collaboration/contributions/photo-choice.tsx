import { photoMediaTypes } from '@evenlight/contract/memorials/photos';
import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { newId } from '../../../../platform/new-id';
import { Button } from '../../../../ui/base/button';
import { buttonLooks } from '../../../../ui/base/button-looks';
import { readyPhoto } from '../../photos/photo-queries';
import { tellFailure } from '../toasts';
import type { ChosenPhoto } from './contribution-queries';

type Props = {
  photo: ChosenPhoto | null;
  /** What somebody else than this choice has found. */
  problem: string | undefined;
  onChoose: (photo: ChosenPhoto | null) => void;
};

// The box itself is out of sight; its focus is drawn around the words that stand for it.
const pickerLooks =
  'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-pine peer-focus-visible:outline-offset-2';

export function PhotoChoice({ photo, problem, onChoose }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  const said = refusal ?? (photo ? undefined : problem);

  async function take(picked: File | undefined) {
    // Otherwise the same file could not be chosen a second time.
    if (input.current) input.current.value = '';
    if (!picked) return;
    latest.current = picked;
    const { file, fault } = await readyPhoto(picked);
    // Making a large one smaller takes a moment, in which another may have been chosen.
    if (latest.current !== picked) return;
    const words =
      fault && (fault === 'photo.too_large' ? t`File size must be less than 5MB` : t`Please select an image file`);
    setRefusal(words ?? undefined);
    if (words) tellFailure(words);
    if (file) onChoose({ file, idempotencyKey: newId() });
  }

  return (
    <div>
      <p className="mb-1.5 font-semibold text-ui">
        <Trans>A photo</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          accept={photoMediaTypes.join(',')}
          aria-describedby={`${id}-said`}
          aria-invalid={said ? true : undefined}
          className="peer sr-only"
          onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
        />
        <label htmlFor={id} className={buttonLooks('secondary', 'small', pickerLooks)}>
          <ImagePlus aria-hidden="true" className="size-4.5" />
          {photo ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
        </label>
        {photo && <Chosen name={photo.file.name} onTakeAway={() => onChoose(null)} />}
      </div>
      <p id={`${id}-said`} role="status" className="mt-1.5 text-sm">
        {said ? (
          <span className="text-bad">{said}</span>
        ) : (
          <span className="text-ink-2">
            <Trans>
              JPEG, PNG, WebP or GIF. A large photo is made smaller first. Where it was taken is removed from the file.
            </Trans>
          </span>
        )}
      </p>
    </div>
  );
}

function Chosen({ name, onTakeAway }: { name: string; onTakeAway: () => void }) {
  const { t } = useLingui();
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <span className="wrap-anywhere min-w-0 text-ui">
        <bdi translate="no">{name}</bdi>
      </span>
      <Button variant="ghost" size="small" aria-label={t`Take the photo away: ${name}`} onClick={onTakeAway}>
        <X aria-hidden="true" className="size-4.5" />
      </Button>
    </span>
  );
}
