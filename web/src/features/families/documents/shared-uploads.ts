// Files on their way to a family, one at a time for each. They live outside of the screens: looking elsewhere calls
// nothing off.
import { type SharedUpload, uploadSharedDocument } from '@evenlight/contract/families/documents';
import type { FamilyGroupId } from '@evenlight/contract/ids';
import type { z } from '@evenlight/contract/zod';
import { useCallback, useSyncExternalStore } from 'react';
import { faultOfFile } from '../../../platform/check-file';
import { newId } from '../../../platform/new-id';
import { UploadCanceled, upload } from '../../../platform/upload';

type Fields = z.input<typeof SharedUpload> & { groupId: FamilyGroupId };
type Wish = { file: File; fields: Omit<Fields, 'sendKey'>; onKept: () => void; onEnded: () => void };

export type Upload =
  | { is: 'sending'; fileName: string; percent: number; cancel: () => void }
  | { is: 'failed'; fileName: string; error: unknown; retry: () => void; forget: () => void };

const underWay = new Map<FamilyGroupId, Upload>();
const listeners = new Set<() => void>();

function put(groupId: FamilyGroupId, upload: Upload | null) {
  if (upload) underWay.set(groupId, upload);
  else underWay.delete(groupId);
  const isSending = [...underWay.values()].some(({ is }) => is === 'sending');
  // Adding the same listener twice is adding it once.
  if (isSending) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useSharedUpload(groupId: FamilyGroupId): Upload | undefined {
  const read = useCallback(() => underWay.get(groupId), [groupId]);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

export function beginSharedUpload(wish: Wish): void {
  attempt(wish, newId());
}

/** One wish, one file: tried again it carries the same key, and the server keeps it once. */
function attempt(wish: Wish, sendKey: string): void {
  const { file, fields, onKept, onEnded } = wish;
  const { groupId } = fields;
  if (underWay.get(groupId)?.is === 'sending') return;
  const fail = (error: unknown) =>
    put(groupId, {
      ...{ is: 'failed', fileName: file.name, error },
      retry: () => attempt(wish, sendKey),
      forget: () => put(groupId, null),
    });
  const fault = faultOfFile(file);
  if (fault) fail(fault);
  else
    void send(file, { ...fields, sendKey })
      .then(() => {
        put(groupId, null);
        onKept();
      })
      .catch((error: unknown) => (error instanceof UploadCanceled ? put(groupId, null) : fail(error)))
      .finally(onEnded);
}

function send(file: File, fields: Fields) {
  const canceling = new AbortController();
  const show = (percent: number) =>
    put(fields.groupId, { is: 'sending', fileName: file.name, percent, cancel: () => canceling.abort() });
  show(0);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  // The file comes last: the server knows what it is for before the first byte arrives.
  form.append('file', file);
  return upload(uploadSharedDocument, form, { onProgress: show, signal: canceling.signal });
}
