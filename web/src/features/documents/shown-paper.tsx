import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { Dialog } from '../../ui/overlays/dialog';
import type { PaperViewer } from './use-paper-viewer';

/** A picture to look at, or the way to a PDF whose tab could not be opened by itself. */
export function ShownPaper({ viewer }: { viewer: PaperViewer }) {
  const { t } = useLingui();
  const { shown, close, download } = viewer;
  if (!shown) return null;
  const { document, url } = shown;
  const isPdf = document.mediaType === 'application/pdf';
  return (
    <Dialog
      isOpen
      isWide={!isPdf}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={
        <span className="wrap-anywhere">
          <bdi translate="no">{document.name}</bdi>
        </span>
      }
      actions={
        <>
          <Button variant="secondary" onClick={() => void download(document)}>
            <Trans>Download</Trans>
          </Button>
          {isPdf && (
            <ButtonLink href={url} target="_blank" rel="noreferrer">
              <Trans>Open it in a new tab</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {isPdf ? (
        <p className="text-ink-2">
          <Trans>The paper is ready.</Trans>
        </p>
      ) : (
        <img src={url} alt={t`The paper as it was uploaded`} className="mx-auto max-h-[65dvh] w-auto rounded-md" />
      )}
    </Dialog>
  );
}
