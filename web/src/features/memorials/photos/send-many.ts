// Many photos at once: one after the other on one line, each with its own progress, its own failure and its own way back.
// They belong to no screen: whoever leaves edit mode and comes back finds them where they are.
import type { MemorialId } from '@evenlight/contract/ids';
import { type ProblemCode, problems } from '@evenlight/contract/problems';
import { useCallback, useSyncExternalStore } from 'react';
import { CallFailed } from '../../../platform/call';
import { newId } from '../../../platform/new-id';
import { faultOfKind, readyPhoto, sendPhoto, useReadGalleryAnew } from './photo-queries';

export type Sending = { id: string; name: string; file: File; albumId: string; percent: number; error: unknown };

const none: Sending[] = [];
const underWay = new Map<MemorialId, Sending[]>();
const listeners = new Set<() => void>();

function put(memorialId: MemorialId, change: (sendings: Sending[]) => Sending[]) {
  underWay.set(memorialId, change(sendingsOf(memorialId)));
  const isSending = [...underWay.values()].flat().some(({ error }) => !error);
  // Adding the same listener twice is adding it once.
  if (isSending) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

function sendingsOf(memorialId: MemorialId): Sending[] {
  return underWay.get(memorialId) ?? none;
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function note(memorialId: MemorialId, id: string, changed: Partial<Sending>) {
  put(memorialId, (all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)));
}

function dismiss(memorialId: MemorialId, id: string) {
  put(memorialId, (all) => all.filter((each) => each.id !== id));
}

async function sendOne(memorialId: MemorialId, { id, file, albumId }: Sending, onEnded: () => void) {
  const fields = { idempotencyKey: id, ...(albumId ? { albumId } : {}) };
  try {
    // One at a time: a photo that is rendered again takes as much memory as a whole page.
    const ready = await readyPhoto(file);
    if (ready.fault) throw asError(ready.fault);
    const onProgress = (percent: number) => note(memorialId, id, { percent });
    await sendPhoto(memorialId, { file: ready.file, fields, onProgress });
    dismiss(memorialId, id);
  } catch (error) {
    note(memorialId, id, { error });
  }
  onEnded();
}

export function useSendMany(memorialId: MemorialId) {
  const read = useCallback(() => sendingsOf(memorialId), [memorialId]);
  const sendings = useSyncExternalStore(subscribe, read, () => none);
  const readGalleryAnew = useReadGalleryAnew(memorialId);

  async function send(files: File[], albumId: string) {
    const begun = files.map((file) => ({
      id: newId(),
      name: file.name,
      file,
      albumId,
      percent: 0,
      error: kindAsError(file),
    }));
    put(memorialId, (all) => [...all, ...begun]);
    for (const each of begun) if (!each.error) await sendOne(memorialId, each, readGalleryAnew);
  }

  return {
    sendings,
    dismiss: (id: string) => dismiss(memorialId, id),
    send: (files: File[], albumId: string) => void send(files, albumId),
    retry(id: string) {
      const found = sendings.find((each) => each.id === id);
      if (!found) return;
      const error = kindAsError(found.file);
      note(memorialId, id, { error, percent: 0 });
      if (!error) void sendOne(memorialId, found, readGalleryAnew);
    },
  };
}

function kindAsError(file: File): CallFailed | null {
  const code = faultOfKind(file);
  return code && asError(code);
}

function asError(code: ProblemCode): CallFailed {
  return new CallFailed(problems[code], JSON.stringify({ code }));
}
