// One thing the family shares: what it is, who shared it, how to open it, and its earlier versions.
import { documentEndings } from '@evenlight/contract/documents';
import type { SharedDocument } from '@evenlight/contract/families/documents';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Eye, FileText, Image, RefreshCw } from 'lucide-react';
import { dayInWords } from '../../../platform/dates';
import { inBytes } from '../../../platform/in-bytes';
import { Badge } from '../../../ui/base/badge';
import { buttonLooks } from '../../../ui/base/button-looks';
import { Card } from '../../../ui/base/card';
import { Disclosure } from '../../../ui/base/disclosure';
import { IconTile } from '../../../ui/base/icon-tile';
import { properName } from '../../../ui/base/their-words';
import { FilePicker } from '../../../ui/forms/file-picker';
import { documentTypeWords } from './document-words';
import { addressToSave, addressToView } from './queries';
import { RemoveDocument } from './remove-document';

type Props = { document: SharedDocument; isEditing: boolean; onNextVersion: (file: File | undefined) => void };

export function DocumentCard({ document, isEditing, onNextVersion }: Props) {
  const { i18n } = useLingui();
  const { id, fileName, fileType, documentType, isChecked, paperId, versions } = document;
  const earlier = versions.filter(({ version }) => version !== document.version);
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex items-start gap-4">
        <IconTile icon={fileType === 'pdf' ? FileText : Image} />
        <div className="min-w-0 flex-1">
          <h3 {...properName} className="wrap-anywhere text-xl">
            {fileName}
          </h3>
          <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
            {documentType !== 'other' && <Badge>{i18n._(documentTypeWords[documentType])}</Badge>}
            {paperId !== null && (
              <Badge tone="gold">
                <Trans>From the plan’s papers</Trans>
              </Badge>
            )}
          </p>
          <p className="mt-2 text-ink-2 text-sm">
            <SharedLine {...document} />
          </p>
        </div>
      </div>
      {isChecked ? (
        <Ways id={id} fileName={fileName} />
      ) : (
        <p className="text-ink-2 text-ui">
          <Trans>It is safe with us. It can be opened as soon as it has been checked.</Trans>
        </p>
      )}
      {earlier.length > 0 && <OtherVersions id={id} versions={earlier} />}
      {isEditing && (document.mayReplace || document.mayRemove) && (
        <div className="flex flex-wrap items-center gap-3 pt-1">
          {document.mayReplace && (
            <FilePicker accept={documentEndings.join(',')} onChosen={([file]) => onNextVersion(file)}>
              <RefreshCw aria-hidden="true" className="size-4.5" />
              <Trans>New version</Trans>
              <span className="sr-only">: {fileName}</span>
            </FilePicker>
          )}
          {document.mayRemove && <RemoveDocument document={document} />}
        </div>
      )}
    </Card>
  );
}

type VersionsProps = { id: SharedDocument['id']; versions: SharedDocument['versions'] };

function OtherVersions({ id, versions }: VersionsProps) {
  return (
    <Disclosure title={<Plural value={versions.length} one="# other version" other="# other versions" />}>
      <ul className="grid gap-4">
        {versions.map((version) => (
          <li key={version.version}>
            <p className="wrap-anywhere font-medium text-ink">
              <bdi translate="no">{version.fileName}</bdi>
            </p>
            <p className="text-sm">
              <SharedLine {...version} />
            </p>
            {version.isChecked && <Ways id={id} fileName={version.fileName} version={version.version} />}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type Shared = Pick<SharedDocument, 'uploadedBy' | 'uploadedAt' | 'byteSize'> & { version: number | null };

function SharedLine({ uploadedBy, uploadedAt, byteSize, version }: Shared) {
  const { t, i18n } = useLingui();
  const day = dayInWords(uploadedAt, i18n);
  const name = uploadedBy?.name;
  const parts = [
    ...(version === null ? [] : [t`Version ${version}`]),
    name ? t`Shared on ${day} by ${name}` : t`Shared on ${day}`,
    inBytes(byteSize),
  ];
  return parts.join(' · ');
}

type WaysProps = { id: SharedDocument['id']; fileName: string; version?: number };

/** Links and not buttons: they can be kept waiting, opened aside and copied, and the server checks every opening. */
function Ways({ id, fileName, version }: WaysProps) {
  const { t } = useLingui();
  const looks = buttonLooks('ghost', 'small', 'px-3 print:hidden');
  return (
    <div className="-ms-3 flex flex-wrap gap-x-1">
      <a
        href={addressToView({ id, version })}
        target="_blank"
        rel="noopener"
        className={looks}
        aria-label={t`View: ${fileName}`}
      >
        <Eye aria-hidden="true" className="size-4.5" />
        <Trans>View</Trans>
      </a>
      <a href={addressToSave({ id, version })} download className={looks} aria-label={t`Download: ${fileName}`}>
        <Download aria-hidden="true" className="size-4.5" />
        <Trans>Download</Trans>
      </a>
    </div>
  );
}
