// Files on their way to us, one for each kind of paper. They live outside of the screens: looking elsewhere calls
// nothing off.
import { type DocumentType, type UploadFields, uploadDocument } from '@evenlight/contract/documents';
import type { PlanId } from '@evenlight/contract/ids';
import type { z } from '@evenlight/contract/zod';
import { useCallback, useSyncExternalStore } from 'react';
import { UploadCanceled, upload } from '../../platform/upload';
import { toasts } from '../../ui/overlays/toast-store';
import { faultOfFile } from './check-file';
import { documentUploadedToast, uploadFailedToast } from './upload-toasts';

type Wish = {
  file: File;
  fields: z.input<typeof UploadFields> & { planId: PlanId };
  /** The lists that show it are read anew. */
  onKept: () => void;
};

export type Upload =
  | { is: 'sending'; fileName: string; percent: number; cancel: () => void }
  | { is: 'failed'; fileName: string; error: unknown; retry: () => void; forget: () => void };

const underWay = new Map<string, Upload>();
const listeners = new Set<() => void>();

function put(key: string, upload: Upload | null) {
  if (upload) underWay.set(key, upload);
  else underWay.delete(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const keyOf = (planId: PlanId, type: DocumentType) => `${planId} ${type}`;

export function useUpload(planId: PlanId, type: DocumentType): Upload | undefined {
  const read = useCallback(() => underWay.get(keyOf(planId, type)), [planId, type]);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

export function beginUpload(wish: Wish): void {
  const { file, fields } = wish;
  const key = keyOf(fields.planId, fields.documentType);
  if (underWay.get(key)?.is === 'sending') return;
  const fail = (error: unknown) =>
    put(key, {
      ...{ is: 'failed', fileName: file.name, error },
      retry: () => beginUpload(wish),
      forget: () => put(key, null),
    });
  const fault = faultOfFile(file);
  if (fault) fail(fault);
  else
    void send(key, wish).catch((error: unknown) => {
      if (error instanceof UploadCanceled) return put(key, null);
      fail(error);
      toasts.show(uploadFailedToast(fields.documentType));
    });
}

async function send(key: string, { file, fields, onKept }: Wish) {
  const canceling = new AbortController();
  const show = (percent: number) =>
    put(key, { is: 'sending', fileName: file.name, percent, cancel: () => canceling.abort() });
  show(0);
  await upload(uploadDocument, formOf(file, fields), { onProgress: show, signal: canceling.signal });
  put(key, null);
  toasts.show(documentUploadedToast(fields.documentType));
  onKept();
}

/** The file comes last: the server knows what it is for before the first byte arrives. */
function formOf(file: File, fields: Wish['fields']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  form.append('file', file);
  return form;
}
