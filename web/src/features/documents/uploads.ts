// Files on their way to us, one for each kind of paper. They live outside of the screens: looking elsewhere calls
// nothing off.
import { type DocumentType, type UploadFields, uploadDocument } from '@evenlight/contract/documents';
import type { DocumentId, PlanId } from '@evenlight/contract/ids';
import type { z } from '@evenlight/contract/zod';
import { useCallback, useSyncExternalStore } from 'react';
import { askBeforeLeaving } from '../../platform/ask-before-leaving';
import { CallFailed } from '../../platform/call';
import { faultOfFile } from '../../platform/check-file';
import { newId } from '../../platform/new-id';
import { UploadCanceled, upload } from '../../platform/upload';
import { toasts } from '../../ui/overlays/toast-store';
import { documentUploadedToast, uploadFailedToast } from './upload-toasts';

type Input = {
  file: File;
  fields: Omit<z.input<typeof UploadFields>, 'idempotencyKey'> & { planId: PlanId; replaces?: DocumentId | undefined };
  /** The lists that show it are read again, after a failure too: what the server has kept, it may have been unable to say. */
  onEnded: () => void;
};

/** One request, one paper: tried again it carries the same key, and the server keeps it once. */
type KeyedInput = Input & { idempotencyKey: string };

export type Upload =
  | { is: 'sending'; fileName: string; percent: number; cancel: () => void }
  | {
      is: 'failed';
      fileName: string;
      error: unknown;
      replaces: DocumentId | undefined;
      retry: () => void;
      forget: () => void;
    };

const underWay = new Map<string, Upload>();
const listeners = new Set<() => void>();

function put(key: string, upload: Upload | null) {
  if (upload) underWay.set(key, upload);
  else underWay.delete(key);
  const isSending = [...underWay.values()].some(({ is }) => is === 'sending');
  askBeforeLeaving('papers', isSending);
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

/** False when another file for the same place is on its way: then this one is not sent. */
export function beginUpload(input: Input): boolean {
  return attempt({ ...input, idempotencyKey: newId() });
}

function attempt(input: KeyedInput): boolean {
  const { file, fields, onEnded } = input;
  const key = keyOf(fields.planId, fields.documentType);
  if (underWay.get(key)?.is === 'sending') return false;
  const fail = (error: unknown) =>
    put(key, {
      is: 'failed',
      fileName: file.name,
      error,
      replaces: fields.replaces,
      retry: () =>
        void attempt(isReplacedGone(error) ? { ...input, fields: { ...fields, replaces: undefined } } : input),
      forget: () => put(key, null),
    });
  const fault = faultOfFile(file);
  if (fault) fail(fault);
  else
    void send(key, input)
      .catch((error: unknown) => {
        if (error instanceof UploadCanceled) return put(key, null);
        fail(error);
        toasts.show(uploadFailedToast(fields.documentType));
      })
      .finally(onEnded);
  return true;
}

/** The paper it was to take the place of was deleted meanwhile; then it has a place of its own. */
function isReplacedGone(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'document.not_found';
}

async function send(key: string, { file, fields, idempotencyKey }: KeyedInput) {
  const canceling = new AbortController();
  const show = (percent: number) =>
    put(key, { is: 'sending', fileName: file.name, percent, cancel: () => canceling.abort() });
  show(0);
  await upload(uploadDocument, formOf(file, { ...fields, idempotencyKey }), {
    onProgress: show,
    signal: canceling.signal,
  });
  put(key, null);
  toasts.show(documentUploadedToast(fields.documentType));
}

/** The file comes last: the server knows what it is for before the first byte arrives. */
function formOf(file: File, fields: z.input<typeof UploadFields>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  form.append('file', file);
  return form;
}
