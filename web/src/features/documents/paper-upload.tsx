// The ways a file comes in: chosen, photographed, or dropped on its place. And how far it has come.
import { type DocumentType, documentEndings } from '@evenlight/contract/documents';
import type { DocumentId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Upload as UploadIcon } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useLocation } from 'react-router';
import { CallFailed } from '../../platform/call';
import { isAboutTheFile } from '../../platform/check-file';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { Notice } from '../../ui/status/notice';
import { Progress } from '../../ui/status/progress';
import { documentNames } from './document-words';
import { phraseForUpload } from './paper-phrases';
import type { Upload } from './uploads';

type FilePicker = ReturnType<typeof useFilePicker>;

/** Opens the browser's own choice of files; what is chosen may take the place of an older one. */
export function useFilePicker(onFile: (file: File, replaces?: DocumentId) => void) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const replaces = useRef<DocumentId>(undefined);

  function open(input: RefObject<HTMLInputElement | null>, replaced?: DocumentId) {
    replaces.current = replaced;
    input.current?.click();
  }
  function take(input: HTMLInputElement) {
    const file = input.files?.[0];
    // Otherwise the same file could not be chosen a second time.
    input.value = '';
    if (file) onFile(file, replaces.current);
  }
  return {
    files,
    camera,
    take,
    choose: (replaced?: DocumentId) => open(files, replaced),
    photograph: () => open(camera),
  };
}

/** Never seen; the buttons open them. The second goes straight to the camera of a phone. */
export function PickerInputs({ picker }: { picker: FilePicker }) {
  const shared = {
    type: 'file',
    hidden: true,
    tabIndex: -1,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => picker.take(currentTarget),
  } as const;
  return (
    <>
      <input {...shared} ref={picker.files} accept={documentEndings.join(',')} />
      <input {...shared} ref={picker.camera} accept="image/*" capture="environment" />
    </>
  );
}

type Props = { type: DocumentType; hasFiles: boolean; upload: Upload | undefined; picker: FilePicker };

export function UploadWays({ type, hasFiles, upload, picker }: Props) {
  const { t, i18n } = useLingui();
  const name = i18n._(documentNames[type]);
  const isSending = upload?.is === 'sending';
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={isSending ? t`Uploading... ${name}` : hasFiles ? t`Add another file: ${name}` : t`Upload: ${name}`}
        state={isSending ? 'loading' : 'idle'}
        onClick={() => picker.choose()}
      >
        {!isSending && <UploadIcon aria-hidden="true" className="size-4.5" />}
        {isSending ? <Trans>Uploading...</Trans> : hasFiles ? <Trans>Add another file</Trans> : <Trans>Upload</Trans>}
      </Button>
      {!isSending && (
        <Button
          variant="secondary"
          size="small"
          className="not-pointer-coarse:hidden"
          aria-label={t`Take a photo: ${name}`}
          onClick={picker.photograph}
        >
          <Camera aria-hidden="true" className="size-4.5" />
          <Trans>Take a photo</Trans>
        </Button>
      )}
    </>
  );
}

/** How far it has come, or why it did not arrive and what to do about it. */
export function UploadState({ upload, picker }: { upload: Upload | undefined; picker: FilePicker }) {
  return (
    <>
      {upload?.is === 'sending' && <OnItsWay upload={upload} />}
      <div role="status" className="empty:hidden">
        {upload?.is === 'failed' && <Failed upload={upload} picker={picker} />}
      </div>
    </>
  );
}

type In<State extends Upload['is']> = Extract<Upload, { is: State }>;

function OnItsWay({ upload: { fileName, percent, cancel } }: { upload: In<'sending'> }) {
  const { t } = useLingui();
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-ui">
        <span className="min-w-0 wrap-anywhere">
          <bdi translate="no">{fileName}</bdi>
        </span>
        <span className="text-ink-2 tabular-nums">{`${Math.round(percent)}%`}</span>
      </p>
      <Progress label={t`Uploading...`} percent={percent} className="mt-2" />
      {/* Handed to the network is not arrived: only the answer says so. */}
      {percent === 100 && (
        <p className="mt-2 text-ink-2 text-ui">
          <Trans>It is sent. We are waiting for the answer.</Trans>
        </p>
      )}
      <Button variant="ghost" size="small" className="mt-2 -ms-4" onClick={cancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

function Failed({ upload, picker }: { upload: In<'failed'>; picker: FilePicker }) {
  const { i18n } = useLingui();
  const { fileName, error, replaces, retry, forget } = upload;
  const phrase = phraseForUpload(error);
  return (
    <Notice
      tone="bad"
      tabIndex={-1}
      data-keeps-focus
      className="mt-4 outline-none"
      title={
        <span className="wrap-anywhere">
          <bdi translate="no">{fileName}</bdi>
        </span>
      }
    >
      <p>{phrase && i18n._(phrase)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isSignInWanted(error) && <SignIn />}
        {isAboutTheFile(error) ? (
          <Button variant="secondary" size="small" onClick={() => picker.choose(replaces)}>
            <Trans>Choose another file</Trans>
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={forget}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Notice>
  );
}

const isSignInWanted = (error: unknown) => error instanceof CallFailed && error.status === 401;

function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink size="small" variant="secondary" to={`/login?return=${encodeURIComponent(pathname + search)}`}>
      <Trans>Sign in</Trans>
    </ButtonLink>
  );
}
