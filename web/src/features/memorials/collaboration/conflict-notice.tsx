// Somebody else was faster. Both texts are shown, and the one who came second decides.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { theirWords } from '../../../ui/base/their-words';
import { Notice } from '../../../ui/status/notice';

type Props = { mine: string; theirs: string; onKeepMine: () => void; onTakeTheirs: () => void };

export function ConflictNotice({ mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  return (
    <TwoTexts
      title={<Trans>Somebody else changed this meanwhile</Trans>}
      lead={<Trans>Nothing was overwritten. Both texts are here; choose which one to go on with.</Trans>}
      first={{
        title: <Trans>Your text</Trans>,
        text: mine,
        choice: <Trans>Go on with my text</Trans>,
        onChoose: onKeepMine,
      }}
      second={{
        title: <Trans>The text as it is now</Trans>,
        text: theirs,
        choice: <Trans>Take this text</Trans>,
        onChoose: onTakeTheirs,
      }}
    />
  );
}

type Version = { title: ReactNode; text: string; choice: ReactNode; onChoose: () => void };
type TwoTextsProps = { title: ReactNode; lead: ReactNode; first: Version; second: Version };

export function TwoTexts({ title, lead, first, second }: TwoTextsProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Two versions`} className="mt-4 grid gap-4">
      <Notice tone="warn" role="alert" title={title}>
        {lead}
      </Notice>
      <div className="grid gap-4 md:grid-cols-2">
        <OneText {...first} />
        <OneText {...second} />
      </div>
    </section>
  );
}

function OneText({ title, text, choice, onChoose }: Version) {
  return (
    <Card as="article" tone="mist" className="flex flex-col gap-4">
      <h3 className="text-xl">{title}</h3>
      <p {...(text ? theirWords : {})} className="wrap-anywhere grow whitespace-pre-line font-serif">
        {text || <Trans>There is no text.</Trans>}
      </p>
      <div>
        <Button variant="secondary" onClick={onChoose}>
          {choice}
        </Button>
      </div>
    </Card>
  );
}
