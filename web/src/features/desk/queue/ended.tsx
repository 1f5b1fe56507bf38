// Nobody waits any more: who answered, or that it was taken back.
import type { QueueLine } from '@evenlight/contract/queue';
import { useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../platform/dates';

type Props = { line: Pick<QueueLine, 'keptAt' | 'keptBy' | 'isKeptByProvider' | 'withdrawnAt'> };

export function Ended({ line: { keptAt, keptBy, isKeptByProvider, withdrawnAt } }: Props) {
  const { t, i18n } = useLingui();
  const at = momentInWords(keptAt ?? withdrawnAt ?? '', i18n);
  if (withdrawnAt) return t`Taken back or not needed any more, ${at}`;
  if (isKeptByProvider) return t`The payment provider gave the money back, ${at}`;
  const by = keptBy ?? t`Somebody who has left`;
  return t`Answered by ${by}, ${at}`;
}
