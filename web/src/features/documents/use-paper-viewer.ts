// Looking at a paper, and taking it along: a picture in a dialog, a PDF in a tab of its own.
import type { StoredDocument } from '@evenlight/contract/documents';
import { useEffect, useRef, useState } from 'react';
import { saveAs } from '../../platform/fetched-file';
import { fetchPaper, isProofWanted, type Proven } from './open-paper';

type Shown = { document: StoredDocument; url: string };
type Doing = { id: string; what: 'view' | 'download' };

export type PaperViewer = ReturnType<typeof usePaperViewer>;

export function usePaperViewer(proven: Proven) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null);
  const addressFor = useTabAddresses();
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

  const fetchProven = (paper: StoredDocument) => proven(() => fetchPaper(paper));

  function show(paper: StoredDocument, bytes: Blob | null) {
    if (bytes) setShown({ document: paper, url: URL.createObjectURL(bytes) });
  }

  async function viewPdf(paper: StoredDocument) {
    const { tab, bytes } = await fetchForTab(paper);
    if (!tab) return show(paper, bytes ?? (await fetchProven(paper)));
    tab.opener = null;
    tab.location.href = addressFor(bytes);
  }

  return {
    shown,
    doing,
    failed,
    close: () => setShown(null),
    view: (paper: StoredDocument) =>
      run('view', paper, async () =>
        paper.mediaType === 'application/pdf' ? viewPdf(paper) : show(paper, await fetchProven(paper)),
      ),
    download: (paper: StoredDocument) =>
      run('download', paper, async () => {
        const bytes = await fetchProven(paper);
        if (bytes) saveAs(paper.name, bytes);
      }),
  };
}

/** Addresses of papers in tabs of their own. They hold as long as the screen does: a tab may be loaded again. */
function useTabAddresses(): (bytes: Blob) => string {
  const given = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of given.current) URL.revokeObjectURL(url);
    },
    [],
  );
  return (bytes) => {
    const url = URL.createObjectURL(bytes);
    given.current.push(url);
    return url;
  };
}

type Fetched = { tab: Window; bytes: Blob } | { tab: null; bytes: Blob | null };

/**
 * The tab is opened before anything is fetched: later, browsers no longer know that somebody has asked for it. There is
 * none where they forbid it, nor bytes where a proof is wanted first: that question is asked here.
 */
async function fetchForTab(paper: StoredDocument): Promise<Fetched> {
  const tab = window.open('', '_blank');
  try {
    return { tab, bytes: await fetchPaper(paper) };
  } catch (error) {
    tab?.close();
    if (!isProofWanted(error)) throw error;
    return { tab: null, bytes: null };
  }
}
