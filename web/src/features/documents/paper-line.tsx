// One file of a paper: what it is, who sent it, and what can be done with it.
import type { StoredDocument } from '@evenlight/contract/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Eye, RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dayInWords } from '../../platform/dates';
import { inBytes } from '../../platform/in-bytes';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';
import { theirWords } from '../../ui/base/their-words';
import { Dialog } from '../../ui/overlays/dialog';
import { OverlayClose } from '../../ui/overlays/overlay-parts';
import { Notice } from '../../ui/status/notice';
import { StateBadge } from './paper-badges';
import { phraseForPaper } from './paper-phrases';
import { useDeleteDocument } from './queries';
import type { PaperViewer } from './use-paper-viewer';

type Props = {
  paper: StoredDocument;
  /** There are others of its type, so it is said which one counts. */
  isOneOfSeveral: boolean;
  viewer: PaperViewer;
  /** Left out for our team: families replace and delete their own. */
  onReplace?: (() => void) | undefined;
  /** A file is on its way to this place; the next one waits for it. */
  isSending: boolean;
  onChanged: () => void;
  /** What our team can do about it. */
  decision?: ReactNode;
};

export function PaperLine({ paper, isOneOfSeveral, viewer, onReplace, isSending, onChanged, decision }: Props) {
  const { i18n } = useLingui();
  const { name, state, reason, byteSize } = paper;
  const deleting = useDeleteDocument(onChanged);
  const problem = phraseForPaper(deleting.error ?? (viewer.failed?.id === paper.id ? viewer.failed.error : null));
  return (
    <li className="border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="wrap-anywhere font-medium">
          <bdi translate="no">{name}</bdi>
        </span>
        {isOneOfSeveral && paper.isCurrent && (
          <Badge>
            <Trans>Current</Trans>
          </Badge>
        )}
        {isOneOfSeveral && <StateBadge state={state} />}
      </p>
      <p className="mt-1 text-ink-2 text-sm">
        <SentBy paper={paper} /> · {inBytes(byteSize)}
      </p>
      {state === 'needs-another' && reason && (
        <Notice tone="warn" className="mt-3" title={<Trans>Our team asks for another one</Trans>}>
          <p {...theirWords} className="wrap-anywhere">
            {reason}
          </p>
        </Notice>
      )}
      {state === 'checking' && (
        <p className="mt-2 text-ink-2 text-ui">
          <Trans>It is safe with us. It can be opened as soon as it has been checked.</Trans>
        </p>
      )}
      <Ways
        paper={paper}
        viewer={viewer}
        onReplace={onReplace}
        isSending={isSending}
        isDeleting={deleting.isPending}
        onDelete={() => deleting.mutate(paper)}
      />
      <div role="status" className="mt-3 empty:hidden">
        {problem && <Notice tone="bad">{i18n._(problem)}</Notice>}
      </div>
      {decision}
    </li>
  );
}

function SentBy({ paper }: { paper: StoredDocument }) {
  const { t, i18n } = useLingui();
  const day = dayInWords(paper.uploadedAt, i18n);
  if (!paper.uploadedBy) return t`Uploaded on ${day}`;
  const { name, isStaff } = paper.uploadedBy;
  return isStaff ? t`Uploaded on ${day} by ${name} of our team` : t`Uploaded on ${day} by ${name}`;
}

const small = { variant: 'ghost', size: 'small' } as const;

type WaysProps = Pick<Props, 'paper' | 'viewer' | 'onReplace' | 'isSending'> & {
  isDeleting: boolean;
  onDelete: () => void;
};

function Ways({ paper, viewer, onReplace, isSending, isDeleting, onDelete }: WaysProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { name } = paper;
  return (
    <div className="mt-2 -ms-3 flex flex-wrap gap-x-1 print:hidden">
      {paper.state !== 'checking' && <OpenButtons paper={paper} viewer={viewer} />}
      {onReplace && (
        <>
          <Button
            {...small}
            className="px-3"
            aria-label={t`Replace: ${name}`}
            aria-disabled={isSending}
            onClick={onReplace}
          >
            <RefreshCw aria-hidden="true" className="size-4.5" />
            <Trans>Replace</Trans>
          </Button>
          <Button
            {...small}
            className="px-3"
            aria-label={t`Delete: ${name}`}
            state={isDeleting ? 'loading' : 'idle'}
            onClick={() => setIsAsking(true)}
          >
            {!isDeleting && <Trash2 aria-hidden="true" className="size-4.5" />}
            <Trans>Delete</Trans>
          </Button>
        </>
      )}
      <ConfirmDelete name={name} isOpen={isAsking} onOpenChange={setIsAsking} onConfirm={onDelete} />
    </div>
  );
}

function OpenButtons({ paper, viewer }: Pick<Props, 'paper' | 'viewer'>) {
  const { t } = useLingui();
  const { name } = paper;
  const { doing } = viewer;
  const isDoing = (what: 'view' | 'download') => doing?.id === paper.id && doing.what === what;
  return (
    <>
      <Button
        {...small}
        className="px-3"
        aria-label={t`View: ${name}`}
        state={isDoing('view') ? 'loading' : 'idle'}
        onClick={() => void viewer.view(paper)}
      >
        {!isDoing('view') && <Eye aria-hidden="true" className="size-4.5" />}
        <Trans>View</Trans>
      </Button>
      <Button
        {...small}
        className="px-3"
        aria-label={t`Download: ${name}`}
        state={isDoing('download') ? 'loading' : 'idle'}
        onClick={() => void viewer.download(paper)}
      >
        {!isDoing('download') && <Download aria-hidden="true" className="size-4.5" />}
        <Trans>Download</Trans>
      </Button>
    </>
  );
}

type ConfirmProps = { name: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onConfirm: () => void };

function ConfirmDelete({ name, isOpen, onOpenChange, onConfirm }: ConfirmProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<Trans>Delete this file?</Trans>}
      description={t`${name} is removed here and from our storage, and cannot be brought back. You can upload it again at any time.`}
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Keep it</Trans>
              </Button>
            }
          />
          <OverlayClose
            button={
              <Button variant="danger" onClick={onConfirm}>
                <Trans>Delete it</Trans>
              </Button>
            }
          />
        </>
      }
    />
  );
}
