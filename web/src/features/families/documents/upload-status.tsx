// How far the files have come that are on their way, and why one was not kept.
import { Trans, useLingui } from '@lingui/react/macro';
import { isAboutTheFile } from '../../../platform/check-file';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { properName } from '../../../ui/base/their-words';
import { Notice } from '../../../ui/status/notice';
import { Progress } from '../../../ui/status/progress';
import { useFamily } from '../family-context';
import { type Upload, useSharedUploads } from './shared-uploads';

export function UploadStatus() {
  const { t } = useLingui();
  const { group } = useFamily();
  const uploads = useSharedUploads(group.id);
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none empty:hidden">
      {uploads.length > 0 && (
        <ul aria-label={t`Files on their way`} className="grid gap-3">
          {uploads.map((upload) => (
            <li key={upload.key}>
              {upload.is === 'failed' ? <Failed upload={upload} /> : <UnderWay upload={upload} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function UnderWay({ upload }: { upload: Exclude<Upload, { is: 'failed' }> }) {
  const { t } = useLingui();
  const { fileName, forget } = upload;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <p {...properName} className="wrap-anywhere font-medium">
        {fileName}
      </p>
      {upload.is === 'sending' ? (
        <Progress label={t`Uploading ${fileName}`} percent={upload.percent} />
      ) : (
        <p className="text-ink-2">
          <Trans>In line: it goes when the one before it has arrived.</Trans>
        </p>
      )}
      <Button
        variant="ghost"
        size="small"
        className="-ms-4 justify-self-start"
        aria-label={t`Cancel: ${fileName}`}
        onClick={forget}
      >
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

function Failed({ upload }: { upload: Extract<Upload, { is: 'failed' }> }) {
  const { t, i18n } = useLingui();
  const { fileName, error, retry, forget } = upload;
  const phrase = phraseFor(error);
  return (
    <Notice
      tone="bad"
      title={
        <span {...properName} className="wrap-anywhere">
          {fileName}
        </span>
      }
    >
      <p>{phrase && i18n._(phrase)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isAboutTheFile(error) && (
          <Button variant="secondary" size="small" aria-label={t`Try again: ${fileName}`} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button variant="ghost" size="small" aria-label={t`Not now: ${fileName}`} onClick={forget}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Notice>
  );
}
