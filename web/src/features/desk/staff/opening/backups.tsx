// What is known of backups, once the checklist is done and gone.
import type { Opening } from '@evenlight/contract/opening';
import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../../../../ui/base/disclosure';
import { BackupFacts } from './how-to';
import { useOpening } from './queries';

export function Backups({ fromLoader }: { fromLoader: Opening }) {
  const { data: opening } = useOpening(fromLoader);
  if (!opening.steps.every(({ isDone }) => isDone)) return null;
  return (
    <Disclosure title={<Trans>Backups</Trans>} className="mt-12">
      <div className="grid gap-3">
        <BackupFacts opening={opening} />
      </div>
    </Disclosure>
  );
}
