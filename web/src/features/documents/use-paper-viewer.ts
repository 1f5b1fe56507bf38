// Looking at a paper, and taking it along: a picture in a dialog, a PDF in a tab of its own.
import type { StoredDocument } from '@evenlight/contract/documents';
import { useEffect, useState } from 'react';
import { fetchPaper, isProofWanted, type Proven, saveAs } from './open-paper';

type Shown = { document: StoredDocument; url: string };
type Doing = { id: string; what: 'view' | 'download' };

export type PaperViewer = ReturnType<typeof usePaperViewer>;

export function usePaperViewer(proven: Proven) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.url)), [shown]);

  async function run(what: Doing['what'], paper: StoredDocument, act: () => Promise<void>) {
    if (doing) return;
    setDoing({ id: paper.id, what });
    setFailed(null);
    try {
      await act();
    } catch (error) {
      setFailed({ id: paper.id, error });
    } finally {
      setDoing(null);
    }
  }

  async function show(paper: StoredDocument) {
    const bytes = await proven(() => fetchPaper(paper));
    if (bytes) setShown({ document: paper, url: URL.createObjectURL(bytes) });
  }

  return {
    shown,
    doing,
    failed,
    close: () => setShown(null),
    view: (paper: StoredDocument) =>
      run('view', paper, () => (paper.mediaType === 'application/pdf' ? openInTab(paper, show) : show(paper))),
    download: (paper: StoredDocument) =>
      run('download', paper, async () => {
        const bytes = await proven(() => fetchPaper(paper));
        if (bytes) saveAs(paper.name, bytes);
      }),
  };
}

/** Opened before anything is fetched: later, browsers no longer know that somebody has asked for it. */
async function openInTab(paper: StoredDocument, showHere: (paper: StoredDocument) => Promise<void>) {
  const tab = window.open('', '_blank');
  try {
    const url = URL.createObjectURL(await fetchPaper(paper));
    if (!tab) return void (await showHere(paper));
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    tab?.close();
    if (!isProofWanted(error)) throw error;
    // The question is asked here, so the paper is offered here as well.
    await showHere(paper);
  }
}
