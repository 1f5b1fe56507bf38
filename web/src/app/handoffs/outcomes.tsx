import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, HeartHandshake } from 'lucide-react';
import { IconTile } from '../../ui/base/icon-tile';
import { PageMessage } from '../payments/page/page-message';
import type { Answered } from './keep-answered';

export function AnsweredStep({ answered }: { answered: Answered }) {
  const { t } = useLingui();
  const { name, askerName, title } = answered;
  const isDone = answered.state === 'done';
  return (
    <PageMessage
      icon={<IconTile icon={isDone ? CircleCheck : HeartHandshake} className="mb-5" />}
      title={isDone ? t`Thank you, ${name}` : t`Thank you for saying so, ${name}`}
    >
      <p role="status" className="wrap-anywhere">
        {isDone
          ? t`You said that “${title}” is done, and ${askerName} can see it.`
          : t`${askerName} can see that you cannot do “${title}”, and finds another way.`}
      </p>
      <p>
        <Trans>There is nothing else to do. You can close this page.</Trans>
      </p>
    </PageMessage>
  );
}

export function LinkEnded() {
  return (
    <PageMessage title={<Trans>This link does not work any more</Trans>}>
      <p>
        <Trans>
          It was taken back, replaced by a newer one, or it is too old. You need not do anything. If you want to help,
          ask the person who sent it.
        </Trans>
      </p>
    </PageMessage>
  );
}
