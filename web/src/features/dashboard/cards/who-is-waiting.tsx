// What waits for the family, for our team and for others, each with a way to it.
import type { DocumentType } from '@evenlight/contract/documents';
import type { PlanId } from '@evenlight/contract/ids';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../parts/amount';
import { calendarDay, momentInWords } from '../../../platform/dates';
import { TextLink } from '../../../ui/base/text-link';
import { documentNames } from '../../documents/document-words';
import { type StepId, stepPath } from '../../plans/workflow/plan-steps';
import type { ForOthers, ForTeam, ForYou, Waiting } from '../waiting';

type Props = {
  planId: PlanId;
  waiting: Waiting;
  /** Where the steps stand. */
  stepsPath: string;
};

export function WhoIsWaiting({ planId, waiting: { you, team, others }, stepsPath }: Props) {
  const { i18n } = useLingui();
  if (you.length + team.length + others.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing is waiting just now.</Trans>
      </p>
    );
  return (
    <div className="grid gap-6">
      <Group
        title={<Trans>For you, when you are ready</Trans>}
        lines={you.map((one) => lineForYou(one, { planId, stepsPath }, i18n))}
      />
      <Group title={<Trans>With our team</Trans>} lines={team.map((one) => lineForTeam(one, planId, i18n))} />
      <Group
        title={<Trans>With others</Trans>}
        lines={others.map((one) => lineForOthers(one, { planId, stepsPath }, i18n))}
      />
    </div>
  );
}

type Line = { key: string; text: ReactNode; to?: string };

function Group({ title, lines }: { title: ReactNode; lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans font-semibold text-ink-2 text-sm">{title}</h3>
      <ul className="mt-1">
        {lines.map(({ key, text, to }) => (
          <li key={key} className="wrap-anywhere border-line border-b py-2.5 last:border-0 last:pb-0">
            {to ? <TextLink to={to}>{text}</TextLink> : text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function namesOf(types: readonly DocumentType[], i18n: I18n): string {
  return types.map((type) => i18n._(documentNames[type])).join(', ');
}

type Ways = Pick<Props, 'planId' | 'stepsPath'>;

function lineForYou(one: ForYou, { planId, stepsPath }: Ways, i18n: I18n): Line {
  const line = (text: ReactNode, step: StepId): Line => ({ key: one.kind, text, to: stepPath(planId, step) });
  if (one.kind === 'intent') return line(i18n._(msg`Tell us whether this plan is for now or for later`), 'payment');
  if (one.kind === 'date') return line(i18n._(msg`The date of the service is not set`), 'scheduling');
  if (one.kind === 'held-date' || one.kind === 'named-date') return line(aboutDate(one, i18n), 'scheduling');
  if (one.kind === 'payment') {
    const amount = <Amount from="ours" cents={one.cents} />;
    return line(
      one.isDeposit ? <Trans>The deposit of {amount}</Trans> : <Trans>The payment of {amount}</Trans>,
      'payment',
    );
  }
  if (one.kind === 'came-back') {
    const { id, name, title } = one;
    const text = i18n._(msg`${name} cannot do “${title}”: it is back with you`);
    return { key: id, text, to: stepsPath };
  }
  const papers = namesOf(one.types, i18n);
  return line(
    i18n._(one.kind === 'papers' ? msg`Papers that will be needed: ${papers}` : msg`Another copy is needed: ${papers}`),
    'documents',
  );
}

function aboutDate(one: Extract<ForYou, { kind: 'held-date' | 'named-date' }>, i18n: I18n): string {
  const day = calendarDay(one.day, i18n);
  if (one.kind === 'named-date') return i18n._(msg`${day} is not booked yet`);
  const until = momentInWords(one.until, i18n);
  return i18n._(msg`${day} is kept for you until ${until}, and not booked yet`);
}

function lineForTeam(one: ForTeam, planId: PlanId, i18n: I18n): Line {
  if (one.kind === 'adjustment') {
    const { id, description } = one;
    return { key: id, text: i18n._(msg`Your adjustment: ${description}`), to: stepPath(planId, 'estimate') };
  }
  if (one.kind === 'papers') {
    const papers = namesOf(one.types, i18n);
    return { key: one.kind, text: i18n._(msg`We look at your papers: ${papers}`), to: stepPath(planId, 'documents') };
  }
  const by = momentInWords(one.by, i18n);
  if (one.kind === 'planning')
    return { key: one.kind, text: i18n._(msg`We answer about the date by ${by}`), to: stepPath(planId, 'scheduling') };
  return { key: one.kind, text: i18n._(msg`We reach out to you about this new plan by ${by}`) };
}

function lineForOthers(one: ForOthers, { planId, stepsPath }: Ways, i18n: I18n): Line {
  const { id: key, name } = one;
  if (one.kind === 'share') {
    const amount = <Amount from="family" cents={one.cents} />;
    const who = <bdi translate="no">{name}</bdi>;
    const text = (
      <Trans>
        {who} was asked for a share of {amount}
      </Trans>
    );
    return { key, text, to: stepPath(planId, 'payment') };
  }
  const { title } = one;
  const text = title
    ? i18n._(msg`${name} was asked to see to “${title}”`)
    : i18n._(msg`${name} was asked to see to a step`);
  return { key, text, to: stepsPath };
}
