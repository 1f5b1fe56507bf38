import type { Membership, SupportGroup } from '@evenlight/contract/support/groups';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { useLeaveGroup } from './queries';

type Words = Record<'leave' | 'question' | 'consequence' | 'stay', MessageDescriptor>;

/** Before our answer it is a request that is taken back; whoever waits has no seat to give away. */
const words: Record<Exclude<Membership['state'], 'declined'>, Words> = {
  confirmed: {
    leave: msg`Leave the group`,
    question: msg`Leave this group?`,
    consequence: msg`The seat goes to whoever waits for one. You can ask again later.`,
    stay: msg`Keep my seat`,
  },
  asked: {
    leave: msg`Take my request back`,
    question: msg`Take your request back?`,
    consequence: msg`The seat goes to whoever waits for one. You can ask again later.`,
    stay: msg`Keep my seat`,
  },
  waiting: {
    leave: msg`Leave the line`,
    question: msg`Leave the line?`,
    consequence: msg`Your place goes to whoever comes next. You can ask again later.`,
    stay: msg`Stay in line`,
  },
};

type Props = { group: SupportGroup; state: keyof typeof words };

/** Asks once. */
export function LeaveGroup({ group: { id, name }, state }: Props) {
  const { i18n } = useLingui();
  const { mutateAsync, isPending, error } = useLeaveGroup(id);
  const { leave, question, consequence, stay } = words[state];
  return (
    <AskFirst
      isDanger
      trigger={
        <Button variant="ghost" size="small" aria-label={`${i18n._(leave)}: ${name}`}>
          {i18n._(leave)}
        </Button>
      }
      question={i18n._(question)}
      consequences={i18n._(consequence)}
      keep={i18n._(stay)}
      confirm={i18n._(leave)}
      isPending={isPending}
      onYes={async () => {
        await mutateAsync();
      }}
    >
      <Refusal error={error} />
    </AskFirst>
  );
}
