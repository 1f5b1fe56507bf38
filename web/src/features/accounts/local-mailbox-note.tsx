import { Trans } from '@lingui/react/macro';
import { classNames } from '../../ui/base/class-names';
import { TextLink } from '../../ui/base/text-link';

/** For houses without a mail server: where the code can be read. */
export function LocalMailboxNote({ className }: { className?: string }) {
  return (
    <p className={classNames('rounded-md bg-mist px-4 py-3 text-sm', className)}>
      <Trans>
        No mail server is set up here, so the mail stays on this machine. Read it in the{' '}
        <TextLink href="/dev/mailbox" target="_blank" rel="noopener">
          local mailbox
        </TextLink>
        , which opens in a new tab.
      </Trans>
    </p>
  );
}
