// What was done about it, in the order in which it happened.
import type { QueueEntry, QueueItem } from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Check,
  Hourglass,
  type LucideIcon,
  Mail,
  MailQuestion,
  MessageCircle,
  NotebookPen,
  Undo2,
  UserRoundCheck,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react';
import { momentInWords } from '../../../platform/dates';
import { Card } from '../../../ui/base/card';
import { theirWords } from '../../../ui/base/their-words';

const icons: Record<QueueEntry['kind'], LucideIcon> = {
  taken: UserRoundCheck,
  released: UserRoundX,
  handed: UserRoundPlus,
  note: NotebookPen,
  answer: MessageCircle,
  letter: Mail,
  warned: Hourglass,
  kept: Check,
  withdrawn: Undo2,
};

export function History({ item: { history, madeAt } }: { item: QueueItem }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="history-title" className="content-start">
      <h2 id="history-title" className="mb-4 text-xl">
        <Trans>What was done</Trans>
      </h2>
      <ol className="grid gap-5">
        <Moment icon={MailQuestion} at={madeAt} words={t`They asked us`} />
        {history.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </Card>
  );
}

function Entry({ entry }: { entry: QueueEntry }) {
  const words = useWords(entry);
  return <Moment icon={icons[entry.kind]} at={entry.at} words={words} subject={entry.subject} text={entry.text} />;
}

type MomentProps = { icon: LucideIcon; at: string; words: string; subject?: string | null; text?: string | null };

function Moment({ icon: Icon, at, words, subject, text }: MomentProps) {
  const { i18n } = useLingui();
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{words}</p>
        <p className="text-ink-2 text-sm">
          <time dateTime={at}>{momentInWords(at, i18n)}</time>
        </p>
        {subject && (
          <p {...theirWords} className="mt-2 wrap-anywhere font-semibold">
            {subject}
          </p>
        )}
        {text && (
          <p {...theirWords} className="mt-2 whitespace-pre-wrap wrap-anywhere border-line-strong border-s-3 ps-3">
            {text}
          </p>
        )}
      </div>
    </li>
  );
}

function useWords({ kind, by: whom, to: toWhom }: QueueEntry): string {
  const { t } = useLingui();
  const by = whom ?? t`Somebody who has left`;
  const to = toWhom ?? t`Somebody who has left`;
  switch (kind) {
    case 'taken':
      return t`${by} took it in hand`;
    case 'released':
      return t`${by} gave it back`;
    case 'handed':
      return t`${by} handed it to ${to}`;
    case 'note':
      return t`${by} noted`;
    case 'answer':
      return t`The family answered, noted by ${by}`;
    case 'letter':
      return t`${by} wrote to them`;
    case 'warned':
      return t`The team was told that the promised time is near`;
    case 'kept':
      return t`${by} marked it as answered`;
    case 'withdrawn':
      return t`They took it back, or need no answer any more`;
  }
}
