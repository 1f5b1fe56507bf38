// Many photos at once: one after the other on one line, each with its own progress, its own failure and its own way back.
import type { MemorialId } from '@evenlight/contract/ids';
import { problems } from '@evenlight/contract/problems';
import { useState } from 'react';
import { CallFailed } from '../../../platform/call';
import { newId } from '../../../platform/new-id';
import { faultOfFile, useSendPhoto } from './photo-queries';

export type Sending = { id: string; name: string; file: File; albumId: string; percent: number; error: unknown };

export function useSendMany(memorialId: MemorialId) {
  const [sendings, setSendings] = useState<Sending[]>([]);
  const sendPhoto = useSendPhoto(memorialId);

  const note = (id: string, changed: Partial<Sending>) =>
    setSendings((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)));
  const dismiss = (id: string) => setSendings((all) => all.filter((each) => each.id !== id));

  async function sendOne({ id, file, albumId }: Sending) {
    const fields = { sendKey: id, ...(albumId ? { albumId } : {}) };
    try {
      await sendPhoto.mutateAsync({ file, fields, onProgress: (percent) => note(id, { percent }) });
      dismiss(id);
    } catch (error) {
      note(id, { error });
    }
  }

  async function send(files: File[], albumId: string) {
    const begun = files.map((file) => ({
      ...{ id: newId(), name: file.name, file, albumId, percent: 0, error: faultAsError(file) },
    }));
    setSendings((all) => [...all, ...begun]);
    for (const each of begun) if (!each.error) await sendOne(each);
  }

  return {
    sendings,
    dismiss,
    send: (files: File[], albumId: string) => void send(files, albumId),
    retry(id: string) {
      const found = sendings.find((each) => each.id === id);
      if (!found) return;
      note(id, { error: faultAsError(found.file), percent: 0 });
      if (!faultAsError(found.file)) void sendOne(found);
    },
  };
}

function faultAsError(file: File): CallFailed | null {
  const code = faultOfFile(file);
  return code && new CallFailed(problems[code], JSON.stringify({ code }));
}
