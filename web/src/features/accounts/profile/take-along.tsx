import { pathOf } from '@evenlight/contract/endpoint';
import type { UserId } from '@evenlight/contract/ids';
import { exportAccount } from '@evenlight/contract/profiles';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { ProblemLine } from './problem-line';
import { ProfileSection } from './profile-section';
import { useProveFirst } from './use-proven';

export function TakeAlong({ userId }: { userId: UserId }) {
  const proveFirst = useProveFirst();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      await proveFirst();
      startDownload(pathOf(exportAccount, { params: { userId } }));
    },
  });
  return (
    <ProfileSection
      title={<Trans>Take everything with you</Trans>}
      lead={<Trans>All that we keep about you, in one file.</Trans>}
    >
      <p className="mb-5 max-w-[60ch]">
        <Trans>
          The file is a zip. It holds a page you can read in any browser, without a connection; the same for other
          programs; and the files you gave us.
        </Trans>
      </p>
      <Button variant="secondary" state={isPending ? 'loading' : 'idle'} onClick={() => mutate()}>
        {!isPending && <Download aria-hidden="true" className="size-5 shrink-0" />}
        <Trans>Download everything</Trans>
      </Button>
      <p role="status" className="mt-4 text-ink-2 empty:hidden">
        {isSuccess && <Trans>Your download is being packed. It appears among your downloads in a moment.</Trans>}
      </p>
      <ProblemLine error={error} className="mt-4 empty:hidden" />
    </ProfileSection>
  );
}

/** As a link would, and marked as a file: were it refused, this page would stay where it is. */
function startDownload(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
