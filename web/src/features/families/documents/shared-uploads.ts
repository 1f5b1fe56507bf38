// Files on their way to a family: one is sent, the others wait in line behind it. They live outside of the screens:
// looking elsewhere calls nothing off.
import { type SharedUpload, uploadSharedDocument } from '@evenlight/contract/families/documents';
import type { FamilyGroupId } from '@evenlight/contract/ids';
import type { z } from '@evenlight/contract/zod';
import { useCallback, useSyncExternalStore } from 'react';
import { askBeforeLeaving } from '../../../platform/ask-before-leaving';
import { faultOfFile } from '../../../platform/check-file';
import { newId } from '../../../platform/new-id';
import { UploadCanceled, upload } from '../../../platform/upload';

type Fields = z.input<typeof SharedUpload> & { groupId: FamilyGroupId };
type Input = { file: File; fields: Omit<Fields, 'idempotencyKey'>; onKept: () => void; onEnded: () => void };

type State =
  | { is: 'waiting' }
  | { is: 'sending'; percent: number }
  /** It waits for whoever sent it; those behind it go on. */
  | { is: 'failed'; error: unknown };

/** `forget` calls off what is still on its way. */
export type Upload = State & { key: string; fileName: string; retry: () => void; forget: () => void };
type InLine = Upload & { begin: () => Promise<void> };

const none: readonly InLine[] = [];
const lines = new Map<FamilyGroupId, readonly InLine[]>();
const listeners = new Set<() => void>();

function change(groupId: FamilyGroupId, next: (line: readonly InLine[]) => readonly InLine[]) {
  lines.set(groupId, next(lines.get(groupId) ?? none));
  const isUnderWay = [...lines.values()].flat().some(({ is }) => is !== 'failed');
  askBeforeLeaving('files of a family', isUnderWay);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useSharedUploads(groupId: FamilyGroupId): readonly Upload[] {
  const read = useCallback(() => lines.get(groupId) ?? none, [groupId]);
  return useSyncExternalStore(subscribe, read, () => none);
}

/** One request, one file: tried again it carries the same key, and the server keeps it once. */
export function beginSharedUpload({ file, fields, onKept, onEnded }: Input): void {
  const { groupId } = fields;
  const key = newId();
  let canceling = new AbortController();
  const show = (state: State) =>
    change(groupId, (line) => line.map((one) => (one.key === key ? { ...one, ...state } : one)));
  const leave = () => change(groupId, (line) => line.filter((one) => one.key !== key));

  async function begin() {
    canceling = new AbortController();
    show({ is: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => show({ is: 'sending', percent });
      await send(file, { ...fields, idempotencyKey: key }, { onProgress, signal: canceling.signal });
      leave();
      onKept();
    } catch (error) {
      if (error instanceof UploadCanceled) leave();
      else show({ is: 'failed', error });
    } finally {
      onEnded();
      sendNext(groupId);
    }
  }

  const fault = faultOfFile(file);
  const state: State = fault ? { is: 'failed', error: fault } : { is: 'waiting' };
  change(groupId, (line) => [
    ...line,
    {
      ...state,
      key,
      fileName: file.name,
      begin,
      retry() {
        show({ is: 'waiting' });
        sendNext(groupId);
      },
      forget() {
        canceling.abort();
        leave();
      },
    },
  ]);
  sendNext(groupId);
}

/** The first that waits, unless one is being sent. */
function sendNext(groupId: FamilyGroupId): void {
  const line = lines.get(groupId) ?? none;
  if (line.some(({ is }) => is === 'sending')) return;
  const next = line.find(({ is }) => is === 'waiting');
  void next?.begin();
}

type How = { onProgress: (percent: number) => void; signal: AbortSignal };

function send(file: File, fields: Fields, how: How) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  // The file comes last: the server knows what it is for before the first byte arrives.
  form.append('file', file);
  return upload(uploadSharedDocument, form, how);
}
