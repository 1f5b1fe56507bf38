// The checklist of a plan.
import type { PlanDocuments } from '@evenlight/contract/documents';
import type { Plan } from '@evenlight/contract/plans';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Circle, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../../ui/base/badge';
import { ButtonLink } from '../../../ui/base/button-link';
import { TextLink } from '../../../ui/base/text-link';
import { properName } from '../../../ui/base/their-words';
import { Skeleton } from '../../../ui/status/skeleton';
import { whoDecidesPath } from '../../plans/chosen/pages-of-plan';
import { statusWords, traditionInWords } from '../../plans/plan-words';
import { wayInWords } from '../../plans/ways/way-words';
import { pathOfPlan } from '../../plans/workflow/plan-steps';
import { checklistOf, type Point, type PointId, type Standing } from '../checklist';

const names: Record<PointId, MessageDescriptor> = {
  tradition: msg`Faith tradition`,
  'service-type': msg`Service type`,
  papers: msg`Document upload`,
  venue: msg`Venue confirmation`,
  final: msg`Plan finalization`,
};

type Look = { tone: ComponentProps<typeof Badge>['tone']; icon: LucideIcon; words: MessageDescriptor };

const looks: Record<Standing, Look> = {
  complete: { tone: 'ok', icon: CircleCheck, words: msg({ message: 'Complete', context: 'checklist' }) },
  'in-progress': { tone: 'gold', icon: CircleDashed, words: msg({ message: 'In Progress', context: 'checklist' }) },
  pending: { tone: 'line', icon: Circle, words: msg({ message: 'Pending', context: 'checklist' }) },
};

type Props = { plan: Plan; papers: UseQueryResult<PlanDocuments> };

export function PlanStatus({ plan, papers }: Props) {
  const { t, i18n } = useLingui();
  const { title, status } = plan;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span {...properName} className="wrap-anywhere font-serif text-xl">
          {title}
        </span>
        <Badge>{i18n._(statusWords[status])}</Badge>
      </p>
      <ul aria-label={t`Checklist`} className="mt-4">
        {checklistOf(plan, papers.data).map((point) => (
          <PointLine key={point.id} plan={plan} point={point} isUnreachable={papers.error !== null} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={pathOfPlan(plan.id)} variant="secondary">
          <Trans>Open the plan</Trans>
        </ButtonLink>
        <TextLink to={whoDecidesPath(plan.id)} className="inline-flex min-h-11 items-center">
          <Trans>See who decides</Trans>
        </TextLink>
      </div>
    </>
  );
}

export function NoPlanStatus() {
  return (
    <p className="text-ink-2">
      <Trans>With a plan, you see here how far it has come and what is still open.</Trans>
    </p>
  );
}

type LineProps = { plan: Plan; point: Point; isUnreachable: boolean };

function PointLine({ plan, point: { id, standing }, isUnreachable }: LineProps) {
  const { i18n } = useLingui();
  const detail = useDetail(plan, id);
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-3 last:border-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">{i18n._(names[id])}</p>
        {detail && <p className="wrap-anywhere text-ink-2 text-sm">{detail}</p>}
      </div>
      {standing ? <StandingBadge standing={standing} /> : <NotKnown isUnreachable={isUnreachable} />}
    </li>
  );
}

function StandingBadge({ standing }: { standing: Standing }) {
  const { i18n } = useLingui();
  const { words, ...look } = looks[standing];
  return (
    <Badge {...look} className="shrink-0">
      {i18n._(words)}
    </Badge>
  );
}

function NotKnown({ isUnreachable }: { isUnreachable: boolean }) {
  if (!isUnreachable) return <Skeleton className="h-6 w-24 rounded-full" />;
  return (
    <span className="shrink-0 text-ink-2 text-sm">
      <Trans>Could not be loaded</Trans>
    </span>
  );
}

function useDetail(plan: Plan, id: PointId): string | null {
  const { i18n } = useLingui();
  if (id === 'tradition') return traditionInWords(plan, i18n);
  if (id === 'service-type') return wayInWords(plan, i18n);
  return id === 'venue' ? plan.venueName : null;
}
