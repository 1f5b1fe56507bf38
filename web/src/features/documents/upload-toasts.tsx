import type { DocumentType } from '@evenlight/contract/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ToastInput } from '../../ui/overlays/toast-store';
import { documentNames } from './document-words';

const aboutUpload = (type: DocumentType) => `uploading ${type}`;

export function documentUploadedToast(type: DocumentType): ToastInput {
  return { about: aboutUpload(type), title: <Trans>Document Uploaded</Trans>, description: <NameOf type={type} /> };
}

/** Why, and what to do now, stands beside the paper. */
export function uploadFailedToast(type: DocumentType): ToastInput {
  return {
    about: aboutUpload(type),
    title: <Trans>Upload Failed</Trans>,
    description: <NotUploaded type={type} />,
    variant: 'destructive',
  };
}

function NameOf({ type }: { type: DocumentType }) {
  const { i18n } = useLingui();
  return i18n._(documentNames[type]);
}

function NotUploaded({ type }: { type: DocumentType }) {
  const { i18n } = useLingui();
  const name = i18n._(documentNames[type]);
  return <Trans>Failed to upload {name}. Please try again.</Trans>;
}
