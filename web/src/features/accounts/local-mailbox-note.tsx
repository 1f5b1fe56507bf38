import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../ui/base/text-link';

/** For houses without a mail server: where the code can be read. */
export function LocalMailboxNote() {
  return (
    <p className="rounded-md bg-mist px-4 py-3 text-sm">
      <Trans>
        This house sends no mail: it stays on this machine. Read it in the{' '}
        <TextLink href="/dev/mailbox" target="_blank" rel="noopener">
          local mailbox
        </TextLink>
        , which opens in a new tab.
      </Trans>
    </p>
  );
}
