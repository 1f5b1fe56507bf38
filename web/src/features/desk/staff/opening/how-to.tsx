// What to do about one thing on the checklist, in a sentence with the command or the page.
import { calledAs, type Opening, type OpeningStepKind } from '@evenlight/contract/opening';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { momentInWords } from '../../../../platform/dates';
import { TextLink } from '../../../../ui/base/text-link';
import { MANAGE_PATH } from '../../queue/desk-place';
import { ConfirmPrices } from './confirm-prices';

type Props = { kind: OpeningStepKind; isDone: boolean; opening: Opening };

export function HowTo({ kind, isDone, opening }: Props) {
  if (kind === 'mail') return <Mail isDone={isDone} opening={opening} />;
  if (kind === 'backup') return <Backup isDone={isDone} opening={opening} />;
  if (isDone)
    return (
      <p>
        <Trans>There is nothing left to do here.</Trans>
      </p>
    );
  return kind === 'hours' ? <Hours opening={opening} /> : toDo[kind];
}

const toDo: Record<Exclude<OpeningStepKind, 'hours' | 'mail' | 'backup'>, ReactNode> = {
  brand: (
    <p>
      <Trans>
        The name or the e-mail address is not yours yet. Write both into the file that <Command>BRAND_FILE</Command>{' '}
        names, and start the house again.
      </Trans>
    </p>
  ),
  phones: (
    <p>
      <Trans>
        At least one number is fictional (555-01xx), and nobody answers it. Write yours into the file that{' '}
        <Command>BRAND_FILE</Command> names, and start the house again.
      </Trans>
    </p>
  ),
  prices: (
    <>
      <p>
        <Trans>
          Some prices came with the product as examples, and families read that they are. Change{' '}
          <TextLink to={`${MANAGE_PATH}/packages`}>packages</TextLink> and{' '}
          <TextLink to={`${MANAGE_PATH}/addons`}>add-ons</TextLink> where yours differ, then confirm the rest.
        </Trans>
      </p>
      <ConfirmPrices />
    </>
  ),
  listings: (
    <p>
      <Trans>
        Add your <TextLink to={`${MANAGE_PATH}/venues`}>venues</TextLink> and{' '}
        <TextLink to={`${MANAGE_PATH}/vendors`}>vendors</TextLink>, one by one or as a file. Samples go when the house
        starts with <Command>SAMPLE_DATA=off</Command>.
      </Trans>
    </p>
  ),
  counties: (
    <p>
      <Trans>
        Say in which <TextLink to={`${MANAGE_PATH}/counties`}>counties</TextLink> you work; families read it before they
        call. Samples go when the house starts with <Command>SAMPLE_DATA=off</Command>.
      </Trans>
    </p>
  ),
};

function Hours({ opening }: { opening: Opening }) {
  const command = calledAs(opening.commands, 'hours', '"Mon-Fri 9-18"');
  return (
    <p>
      <Trans>
        Say when somebody answers the chat: under <TextLink to={`${MANAGE_PATH}/hours`}>hours</TextLink>, or with{' '}
        <Command>{command}</Command>.
      </Trans>
    </p>
  );
}

type ProvenProps = { isDone: boolean; opening: Opening };

function Mail({ isDone, opening }: ProvenProps) {
  const { t, i18n } = useLingui();
  const when = opening.mailSentAt && momentInWords(opening.mailSentAt, i18n);
  const command = calledAs(opening.commands, 'mail:test', 'you@example.org');
  return (
    <>
      {!isDone && (
        <p>
          <Trans>
            Run <Command>{command}</Command> where the house runs, and see whether it comes.
          </Trans>
        </p>
      )}
      {when && <p>{t`The mail server last took a test mail: ${when}.`}</p>}
    </>
  );
}

function Backup({ isDone, opening }: ProvenProps) {
  const backup = calledAs(opening.commands, 'backup', '/backups/monday');
  return (
    <>
      {!isDone && (
        <p>
          <Trans>
            Run <Command>{backup}</Command> where the house runs, and let it run every night.
          </Trans>
        </p>
      )}
      <BackupFacts opening={opening} />
    </>
  );
}

/** When a backup was made, and whether one was ever restored. */
export function BackupFacts({ opening }: { opening: Opening }) {
  const { t, i18n } = useLingui();
  const { backedUpAt, restoredAt, restoreTriedAt, commands } = opening;
  const note = calledAs(commands, 'audit', 'restore-tried');
  const [made, restored, tried] = [backedUpAt, restoredAt, restoreTriedAt].map((at) => at && momentInWords(at, i18n));
  return (
    <>
      {made && <p>{t`The last one was made: ${made}.`}</p>}
      {restored && <p>{t`This house itself came out of a backup: ${restored}.`}</p>}
      {tried && <p>{t`A backup was last restored on trial: ${tried}.`}</p>}
      {!restored && !tried && (
        <p>
          <Trans>
            No backup was restored yet. Restore one into an empty house, and note it here with <Command>{note}</Command>
            .
          </Trans>
        </p>
      )}
    </>
  );
}

function Command({ children }: { children: string }) {
  return <code className="wrap-anywhere rounded-xs bg-mist px-1.5 py-0.5 font-sans text-ink">{children}</code>;
}
