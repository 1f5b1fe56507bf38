// How far the file has come that is on its way, or why it was not kept.
import { Trans, useLingui } from '@lingui/react/macro';
import { isAboutTheFile } from '../../../platform/check-file';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Notice } from '../../../ui/status/notice';
import { Progress } from '../../../ui/status/progress';
import { useFamily } from '../here';
import { useSharedUpload } from './shared-uploads';

export function UploadStatus() {
  const { t, i18n } = useLingui();
  const { group } = useFamily();
  const upload = useSharedUpload(group.id);
  const place = useKeptFocus<HTMLDivElement>();
  const phrase = upload?.is === 'failed' ? phraseFor(upload.error) : undefined;
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none empty:hidden">
      {upload?.is === 'sending' && (
        <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
          <p className="wrap-anywhere font-medium">{upload.fileName}</p>
          <Progress label={t`Uploading ${upload.fileName}`} percent={upload.percent} />
          <Button variant="ghost" size="small" className="justify-self-start" onClick={upload.cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
      {upload?.is === 'failed' && (
        <Notice tone="bad" title={<span className="wrap-anywhere">{upload.fileName}</span>}>
          <p>{phrase && i18n._(phrase)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {!isAboutTheFile(upload.error) && (
              <Button variant="secondary" size="small" onClick={upload.retry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={upload.forget}>
              <Trans>Not now</Trans>
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
