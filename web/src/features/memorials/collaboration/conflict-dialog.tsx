// Somebody else was faster. Both texts are shown, and the one who came second decides.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { Notice } from '../../../ui/status/notice';

type Props = { mine: string; theirs: string; onKeepMine: () => void; onTakeTheirs: () => void };

export function ConflictNotice({ mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Two versions`} className="mt-4 grid gap-4">
      <Notice tone="warn" role="alert" title={<Trans>Somebody else changed this meanwhile</Trans>}>
        <Trans>Nothing was overwritten. Both texts are here; choose which one to go on with.</Trans>
      </Notice>
      <div className="grid gap-4 md:grid-cols-2">
        <Version
          title={<Trans>Your text</Trans>}
          text={mine}
          action={
            <Button variant="secondary" onClick={onKeepMine}>
              <Trans>Go on with my text</Trans>
            </Button>
          }
        />
        <Version
          title={<Trans>The text as it is now</Trans>}
          text={theirs}
          action={
            <Button variant="secondary" onClick={onTakeTheirs}>
              <Trans>Take this text</Trans>
            </Button>
          }
        />
      </div>
    </section>
  );
}

function Version({ title, text, action }: { title: ReactNode; text: string; action: ReactNode }) {
  return (
    <Card as="article" tone="mist" className="flex flex-col gap-4">
      <h3 className="text-xl">{title}</h3>
      <p dir="auto" className="wrap-anywhere grow whitespace-pre-line font-serif">
        {text || <Trans>There is no text.</Trans>}
      </p>
      <div>{action}</div>
    </Card>
  );
}
