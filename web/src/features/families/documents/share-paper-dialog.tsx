// Whoever keeps the plan shows one of its own papers to the family. Nobody else sees this list.
import type { SharedDocument } from '@evenlight/contract/families/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { FolderOpen } from 'lucide-react';
import { Refusal } from '../../../parts/refusal';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { properName } from '../../../ui/base/their-words';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { type Proven, usePapers, useSharePaper } from './queries';

type Props = { shared: readonly SharedDocument[]; proven: Proven };

export function SharePaperDialog({ shared, proven }: Props) {
  return (
    <Dialog
      trigger={
        <Button variant="secondary" className="justify-self-start">
          <FolderOpen aria-hidden="true" className="size-5" />
          <Trans>Share one of the plan’s papers</Trans>
        </Button>
      }
      title={<Trans>Share one of the plan’s papers</Trans>}
      description={
        <Trans>Everybody in the group can open what you share. You can take it out again at any time.</Trans>
      }
    >
      <Papers shared={shared} proven={proven} />
    </Dialog>
  );
}

function Papers({ shared, proven }: Props) {
  const { t } = useLingui();
  const { data, isPending, refetch } = usePapers();
  const sharing = useSharePaper(proven);
  if (isPending) return <SkeletonList rows={2} />;
  if (!data)
    return (
      <ErrorState
        title={<Trans>The papers cannot be shown just now</Trans>}
        next={<Trans>Try again in a moment.</Trans>}
        retry={{ refetch }}
      />
    );
  const papers = data.slots.flatMap(({ documents }) => documents);
  const isShared = (id: string) => shared.some(({ paperId }) => paperId === id);
  if (papers.length === 0)
    return (
      <p>
        <Trans>This plan has no papers yet. They are added on the plan’s own page.</Trans>
      </p>
    );
  return (
    <>
      <Refusal error={sharing.error} />
      <ul className="grid gap-3">
        {papers.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-b pb-3">
            <span {...properName} className="min-w-0 flex-1 wrap-anywhere">
              {name}
            </span>
            {isShared(id) ? (
              <Badge tone="ok">
                <Trans>Shared</Trans>
              </Badge>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={t`Share: ${name}`}
                state={sharing.isPending && sharing.variables === id ? 'loading' : 'idle'}
                onClick={() => sharing.mutate(id)}
              >
                <Trans>Share</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
