// Sentences for papers where the general ones speak of what was typed: here nothing was.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallFailed, ConnectionLost } from '../../platform/call';
import { phraseFor } from '../../platform/phrases';

type Sentences = Record<'failed' | 'busy' | 'lost', MessageDescriptor>;

const ofUploads: Sentences = {
  failed: msg`Something went wrong on our side. The file you chose is still here; try again in a moment.`,
  busy: msg`We cannot answer just now. The file you chose is still here; try again in a moment.`,
  lost: msg`We could not reach our servers. Check your internet connection, then try again; the same file is never kept twice.`,
};

const ofKeptPapers: Sentences = {
  failed: msg`Something went wrong on our side. Your papers are safe; try again in a moment.`,
  busy: msg`We cannot answer just now. Your papers are safe; try again in a moment.`,
  lost: msg`We could not reach our servers. Check your internet connection; your papers are safe.`,
};

export const phraseForUpload = (error: unknown) => phraseFrom(ofUploads, error);

export const phraseForPaper = (error: unknown) => phraseFrom(ofKeptPapers, error);

function phraseFrom(sentences: Sentences, error: unknown): MessageDescriptor | undefined {
  if (!error) return undefined;
  if (error instanceof ConnectionLost) return sentences.lost;
  const code = error instanceof CallFailed ? error.problem?.code : undefined;
  if (code === 'server.busy') return sentences.busy;
  return code === undefined || code === 'server.failed' ? sentences.failed : phraseFor(error);
}
