// The papers of a plan, place by place: the same on every screen that shows them.
import type { PlanDocuments, StoredDocument } from '@evenlight/contract/documents';
import type { PlanId, UserId } from '@evenlight/contract/ids';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '../../ui/status/error-state';
import { SkeletonList } from '../../ui/status/skeleton';
import type { Proven } from './open-paper';
import { PaperSlot } from './paper-slot';
import { usePlanDocuments, useReadPapersAnew } from './queries';
import { ShownPaper } from './shown-paper';
import { usePaperViewer } from './use-paper-viewer';

type Props = { planId: PlanId; known?: PlanDocuments | undefined; proven: Proven };

export function PlanPapers({ planId, known, proven }: Props) {
  const { data, error, isFetching, refetch } = usePlanDocuments(planId, known);
  const readAnew = useReadPapersAnew();
  if (data)
    return (
      <>
        <PapersNote />
        <PaperList documents={data} proven={proven} onChanged={readAnew} />
      </>
    );
  if (!error) return <SkeletonList rows={3} />;
  return (
    <ErrorState
      level="h3"
      title={<Trans>The papers could not be loaded</Trans>}
      safe={<Trans>Whatever you have sent is safe with us.</Trans>}
      retry={{ refetch, isFetching }}
    />
  );
}

function PapersNote() {
  return (
    <div className="mb-6 grid max-w-[66ch] gap-2 text-ink-2">
      <p className="text-ink">
        <Trans>Nothing waits for a paper. Send what you have, when you have it, and go on with everything else.</Trans>
      </p>
      <p>
        <Trans>
          PDF, JPG or PNG, up to 10 MB each. Files are kept encrypted; only you and our team can open them. Our team can
          also upload papers for you, and you see when they did. What we say about them is general information, not
          legal advice.
        </Trans>
      </p>
    </div>
  );
}

type ListProps = {
  documents: PlanDocuments;
  proven: Proven;
  onChanged: () => void;
  ownerId?: UserId;
  decisionFor?: (paper: StoredDocument) => ReactNode;
};

export function PaperList({ documents: { planId, slots }, proven, ...rest }: ListProps) {
  const viewer = usePaperViewer(proven);
  useStayOnMissedDrop();
  const desk = { planId, viewer, ...rest };
  return (
    <>
      <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {slots.map((slot) => (
          <PaperSlot key={slot.type} slot={slot} desk={desk} level="h3" />
        ))}
      </ul>
      <ShownPaper viewer={viewer} />
    </>
  );
}

/** A file that is dropped beside its place would be opened by the browser, and the page with everything on it be gone. */
function useStayOnMissedDrop() {
  useEffect(() => {
    function stay(event: DragEvent) {
      const { dataTransfer, defaultPrevented } = event;
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    }
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}
