import type { UserId } from '@evenlight/contract/ids';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { ProblemLine } from './problem-line';
import { useExport } from './profile-queries';
import { ProfileSection } from './profile-section';

const notPacked = msg`The file could not be made. Nothing was changed; try again in a moment.`;

export function TakeAlong({ userId }: { userId: UserId }) {
  const { mutate, isPending, isSuccess, error } = useExport(userId);
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
        {isSuccess && <Trans>The file is ready. Look for it among your downloads.</Trans>}
      </p>
      <ProblemLine error={error} failed={notPacked} className="mt-4 empty:hidden" />
    </ProfileSection>
  );
}
