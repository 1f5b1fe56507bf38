import type { QueueView } from '@evenlight/contract/queue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Inbox, SearchX } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { EmptyState } from '../../../ui/status/empty-state';
import type { Asked } from './queue-address';

type Words = { title: MessageDescriptor; words: MessageDescriptor };

const words: Record<QueueView, Words> = {
  waiting: {
    title: msg`Nobody is waiting`,
    words: msg`Every family has been answered. Whoever writes next appears here by themselves.`,
  },
  free: {
    title: msg`Everything is in good hands`,
    words: msg`Somebody of the team has each of the open lines.`,
  },
  mine: {
    title: msg`Nothing is in your hands`,
    words: msg`Take what you would like to look after, and it stands here until it is answered.`,
  },
  late: { title: msg`Nothing is late`, words: msg`Every promise so far is kept, or still has time.` },
  kept: { title: msg`Nothing was answered yet`, words: msg`What the team has answered is kept here.` },
};

type Props = { asked: Asked; onClear: () => void };

export function EmptyQueue({ asked: { view, kind, search }, onClear }: Props) {
  const { i18n } = useLingui();
  if (kind || search)
    return (
      <EmptyState
        level="h2"
        icon={SearchX}
        title={<Trans>Nobody was found</Trans>}
        action={
          <Button variant="secondary" onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      >
        <Trans>Only whole words are found: a first or last name, an e-mail address, or a phone number.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState level="h2" icon={Inbox} title={i18n._(words[view].title)}>
      {i18n._(words[view].words)}
    </EmptyState>
  );
}
