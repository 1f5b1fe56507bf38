// The place of one kind of paper: how it stands, its files, and how more come in.
import { type DocumentSlot, mayNotExist, type StoredDocument } from '@evenlight/contract/documents';
import type { DocumentId, PlanId, UserId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/base/button';
import { classNames } from '../../ui/base/class-names';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { Notice } from '../../ui/status/notice';
import { documentHints, documentNames } from './document-words';
import { SlotBadges } from './paper-badges';
import { PaperGuidance } from './paper-guidance';
import { PaperLine } from './paper-line';
import { phraseForPaper } from './paper-phrases';
import { PickerInputs, UploadState, UploadWays, useFilePicker } from './paper-upload';
import { useSayNone } from './queries';
import { beginUpload, type Upload, useUpload } from './uploads';
import type { PaperViewer } from './use-paper-viewer';

type PaperDesk = {
  planId: PlanId;
  /** Whose papers they are, when our team sends one for them. */
  ownerId?: UserId;
  viewer: PaperViewer;
  onChanged: () => void;
  decisionFor?: (paper: StoredDocument) => ReactNode;
};

type Props = { slot: DocumentSlot; desk: PaperDesk; level: 'h3' | 'h4' };

export function PaperSlot({ slot, desk, level: Heading }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const { type, documents } = slot;
  const box = useKeptFocus<HTMLLIElement>();
  const { upload, picker, drop, notSent } = useIncoming(slot, desk);
  const hint = documentHints[type];
  const hasFiles = documents.length > 0;
  return (
    <li
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      {...drop.handlers}
      className={classNames(
        'rounded-card border px-5 pt-5 outline-none sm:px-6',
        drop.isOver ? 'border-pine border-dashed bg-pine-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading id={id} className="text-xl">
          {i18n._(documentNames[type])}
        </Heading>
        <SlotBadges slot={slot} />
      </div>
      {hint && <p className="mt-1.5 max-w-[60ch] text-ink-2 text-ui">{i18n._(hint)}</p>}
      {hasFiles && <Files documents={documents} desk={desk} upload={upload} onReplace={picker.choose} />}
      <UploadState upload={upload} picker={picker} />
      <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
        <UploadWays type={type} hasFiles={hasFiles} upload={upload} picker={picker} />
        {mayNotExist(type) && !hasFiles && !desk.ownerId && <SayNone slot={slot} desk={desk} />}
      </div>
      <div role="status" className="empty:hidden">
        {notSent && (
          <Notice tone="warn" className="mt-4">
            <NotSent {...notSent} />
          </Notice>
        )}
      </div>
      <PickerInputs picker={picker} />
      <PaperGuidance type={type} />
    </li>
  );
}

/** Files on their way into a place, however they come. */
function useIncoming({ type }: DocumentSlot, { planId, ownerId: userId, onChanged }: PaperDesk) {
  const upload = useUpload(planId, type);
  const [notSent, setNotSent] = useState<NotSentFiles | null>(null);

  function send(file: File, replaces?: DocumentId) {
    const fields = { documentType: type, planId, userId, replaces };
    const isBegun = beginUpload({ file, fields, onEnded: onChanged });
    setNotSent(isBegun ? null : { because: 'busy', fileName: file.name });
  }
  const picker = useFilePicker(send);
  const drop = useDrop(([file, ...others]) => {
    if (others.length > 0) setNotSent({ because: 'several' });
    else if (file) send(file);
  });
  return { upload, picker, drop, notSent };
}

type NotSentFiles = { because: 'several' } | { because: 'busy'; fileName: string };

function NotSent(files: NotSentFiles) {
  const { t } = useLingui();
  if (files.because === 'several') return t`One file at a time, so that none gets lost. None of these was sent yet.`;
  const { fileName } = files;
  return t`One file at a time, so that none gets lost. ${fileName} was not sent; choose it again when the one before it is here.`;
}

type FilesProps = {
  documents: StoredDocument[];
  desk: PaperDesk;
  upload: Upload | undefined;
  onReplace: (replaced: DocumentId) => void;
};

function Files({ documents, desk, upload, onReplace }: FilesProps) {
  return (
    <ul className="mt-4">
      {documents.map((paper) => (
        <PaperLine
          key={paper.id}
          paper={paper}
          isOneOfSeveral={documents.length > 1}
          viewer={desk.viewer}
          onReplace={desk.ownerId ? undefined : () => onReplace(paper.id)}
          isSending={upload?.is === 'sending'}
          onChanged={desk.onChanged}
          decision={desk.decisionFor?.(paper)}
        />
      ))}
    </ul>
  );
}

function SayNone({ slot: { type, isNone }, desk }: Pick<Props, 'slot' | 'desk'>) {
  const { t, i18n } = useLingui();
  const saying = useSayNone(desk.onChanged);
  const name = i18n._(documentNames[type]);
  const problem = phraseForPaper(saying.error);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={isNone ? t`There is one after all: ${name}` : t`There is none: ${name}`}
        state={saying.isPending ? 'loading' : 'idle'}
        onClick={() => saying.mutate({ planId: desk.planId, documentType: type, isNone: !isNone })}
      >
        {isNone ? <Trans>There is one after all</Trans> : <Trans>There is none</Trans>}
      </Button>
      <div role="status" className="basis-full empty:hidden">
        {problem && <Notice tone="bad">{i18n._(problem)}</Notice>}
      </div>
    </>
  );
}

/** Files that are dropped anywhere on the place of a paper. */
function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
