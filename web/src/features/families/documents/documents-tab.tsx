// What the family shares: looked at and saved by everybody, added in edit mode by those who may.
import { documentEndings } from '@evenlight/contract/documents';
import type { SharedDocument, SharedDocumentType } from '@evenlight/contract/families/documents';
import { sharedDocumentTypes } from '@evenlight/contract/families/documents';
import type { SharedDocumentId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Upload as UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { useFocusOfGoneLines } from '../../../ui/base/keep-focus';
import { FilePicker } from '../../../ui/forms/file-picker';
import { SelectField } from '../../../ui/forms/select-field';
import { toasts } from '../../../ui/overlays/toast-store';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { DocumentCard } from './document-card';
import { documentTypeWords } from './document-words';
import type { Proven } from './queries';
import { useReadSharedAnew, useSharedDocuments } from './queries';
import { SharePaperDialog } from './share-paper-dialog';
import { beginSharedUpload } from './shared-uploads';
import { UploadStatus } from './upload-status';

type Props = {
  isEditing: boolean;
  /** Runs a call, and asks for a proof of who is there when it is refused for want of one. */
  proven: Proven;
};

export function DocumentsTab({ isEditing, proven }: Props) {
  const { may, group } = useFamily();
  const { data, isPending, isFetching, refetch } = useSharedDocuments();
  return (
    <section aria-labelledby="documents-title" className="grid grid-cols-1 gap-5">
      <h2 id="documents-title" className="text-2xl">
        <Trans>Documents</Trans>
      </h2>
      {isEditing && may('addDocuments') && <AddDocument />}
      {isEditing && group.plan.isMine && <SharePaperDialog shared={data?.documents ?? []} proven={proven} />}
      <UploadStatus />
      {isPending && <SkeletonList />}
      {!isPending && !data && (
        <ErrorState
          title={<Trans>The documents cannot be shown just now</Trans>}
          safe={<Trans>Nothing is lost. What your family shares is stored.</Trans>}
          next={<Trans>Try again in a moment.</Trans>}
          retry={{ refetch, isFetching }}
        />
      )}
      {data &&
        (data.documents.length === 0 ? (
          <NoDocuments isEditing={isEditing} />
        ) : (
          <DocumentList documents={data.documents} isEditing={isEditing} />
        ))}
    </section>
  );
}

/** What is sent goes out under one key, however often it is tried. */
function useSending() {
  const { group } = useFamily();
  const readAnew = useReadSharedAnew();
  return (file: File | undefined, more: { documentType?: SharedDocumentType; replacesId?: SharedDocumentId }) => {
    if (!file) return;
    const isPhoto = /\.(jpe?g|png)$/i.test(file.name);
    beginSharedUpload({
      file,
      fields: { groupId: group.id, documentType: isPhoto ? 'photo' : 'other', ...more },
      onKept: () => toasts.show({ title: <Trans>Document shared with your family</Trans> }),
      onEnded: () => void readAnew(),
    });
  };
}

function AddDocument() {
  const { t, i18n } = useLingui();
  const [type, setType] = useState('');
  const sendFile = useSending();
  const chosen = sharedDocumentTypes.find((each) => each === type);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <SelectField
        name="documentType"
        label={t`What is it?`}
        isRequired={false}
        placeholder={t`As the file says`}
        options={sharedDocumentTypes.map((value) => ({ value, label: i18n._(documentTypeWords[value]) }))}
        value={type}
        onChange={({ target }) => setType(target.value)}
        className="w-full sm:w-64"
      />
      <FilePicker
        accept={documentEndings.join(',')}
        isMultiple
        onChosen={(files) => {
          for (const file of files) sendFile(file, chosen ? { documentType: chosen } : {});
        }}
      >
        <UploadIcon aria-hidden="true" className="size-5" />
        <Trans>Upload Document</Trans>
      </FilePicker>
      <p className="w-full text-ink-2 text-sm">
        <Trans>PDF, JPG or PNG, up to 10 MB. Everybody in this group can open it.</Trans>
      </p>
    </div>
  );
}

function NoDocuments({ isEditing }: { isEditing: boolean }) {
  const { may } = useFamily();
  return (
    <EmptyState icon={FileText} title={<Trans>No documents yet</Trans>}>
      {isEditing ? (
        <Trans>Press ‘Upload Document’ to share the first one: a program, a photo, a letter.</Trans>
      ) : may('addDocuments') ? (
        <Trans>Press ‘Edit Mode’ to share the first one: a program, a photo, a letter.</Trans>
      ) : (
        <Trans>They appear here as soon as somebody in your family shares one.</Trans>
      )}
    </EmptyState>
  );
}

function DocumentList({ documents, isEditing }: { documents: SharedDocument[]; isEditing: boolean }) {
  const box = useFocusOfGoneLines(documents.length);
  const sendFile = useSending();
  return (
    <div ref={box} tabIndex={-1} className="rounded-card">
      <ul className="grid grid-cols-1 gap-4">
        {documents.map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            isEditing={isEditing}
            onNextVersion={(file) => sendFile(file, { documentType: document.documentType, replacesId: document.id })}
          />
        ))}
      </ul>
    </div>
  );
}
