// Who has been asked to see to a step, and what they answered.
import type { Handoff, HandoffState } from '@evenlight/contract/handoffs';
import type { PlanId } from '@evenlight/contract/ids';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { SentLinkActions } from '../../../parts/link-page/sent-link-actions';
import { Refusal } from '../../../parts/refusal';
import { dayInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { useChangeHandoff } from './handoff-queries';

type Shown = Exclude<HandoffState, 'ended'>;

const words: Record<Shown, { tone: ComponentProps<typeof Badge>['tone']; name: MessageDescriptor }> = {
  open: { tone: 'gold', name: msg`Asked` },
  done: { tone: 'ok', name: msg`Says it is done` },
  declined: { tone: 'line', name: msg`Cannot do it` },
};

type Props = { planId: PlanId; handoffs: readonly Handoff[] };

/** Those that were taken back have nothing more to say. */
export function HandoffList({ planId, handoffs }: Props) {
  const { t } = useLingui();
  const box = useKeptFocus<HTMLUListElement>();
  const shown = handoffs.filter(({ state }) => state !== 'ended');
  return (
    <ul ref={box} tabIndex={-1} aria-label={t`Handed to`} className="grid gap-3 outline-none empty:hidden">
      {shown.map((handoff) => (
        <HandoffLine key={handoff.id} planId={planId} handoff={handoff} />
      ))}
    </ul>
  );
}

function HandoffLine({ planId, handoff }: { planId: PlanId; handoff: Handoff }) {
  const { t, i18n } = useLingui();
  const { name, email, state, expiresAt, answer, answeredAt } = handoff;
  if (state === 'ended') return null;
  const until = dayInWords(expiresAt, i18n);
  const day = answeredAt && dayInWords(answeredAt, i18n);
  return (
    <li className="rounded-md border border-line px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-semibold">
          <bdi translate="no">{name}</bdi>
        </span>
        <Badge tone={words[state].tone}>{i18n._(words[state].name)}</Badge>
      </p>
      <p className="wrap-anywhere text-ink-2 text-sm">{email}</p>
      <p className="text-ink-2 text-sm">{state === 'open' ? t`The link works until ${until}` : day}</p>
      {answer && <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{t`In their words: ${answer}`}</p>}
      {state === 'open' && <HandoffActions planId={planId} handoff={handoff} />}
    </li>
  );
}

function HandoffActions({ planId, handoff: { id: handoffId, name } }: { planId: PlanId; handoff: Handoff }) {
  const { t } = useLingui();
  const { mutate, isPending, error, variables } = useChangeHandoff(planId);
  return (
    <SentLinkActions
      name={name}
      change={(isEnding, options) => mutate({ handoffId, isEnding }, options)}
      changing={isPending ? (variables.isEnding ? 'ending' : 'renewing') : null}
      takeBackLabel={t({ message: `Take back: ${name}`, context: 'handoff' })}
      question={{
        title: <Trans>Take this step back?</Trans>,
        description: t`The link of ${name} stops working. The step is then yours again, or you can hand it to somebody else.`,
        leave: <Trans context="handoff">Leave it</Trans>,
        takeBack: <Trans context="handoff">Take it back</Trans>,
      }}
      refusal={<Refusal error={error} className="mt-2" />}
    />
  );
}
