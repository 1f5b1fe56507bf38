// The name of the plan, and what can be done with the plan as a whole.
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { Archive, ArchiveRestore, Copy, Ellipsis, History, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ToldIn } from '../../../parts/own-words';
import { newId } from '../../../platform/new-id';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { useFocusOnReturn, useKeptFocus } from '../../../ui/base/keep-focus';
import { TextLink } from '../../../ui/base/text-link';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu';
import { toasts } from '../../../ui/overlays/toast-store';
import { PlanTitle, TraditionAndPackage } from '../plan-names';
import { PlanProblem } from '../plan-problem';
import { useArchivePlan, useDuplicatePlan } from '../plan-queries';
import { statusWords } from '../plan-words';
import { ArchivedNotice, ConfirmArchive } from './archive-plan';
import { historyPath, pathOfPlan } from './plan-steps';
import { RenamePlan } from './rename-plan';

export function PlanHeader({ plan }: { plan: Plan }) {
  const [step, setStep] = useState<'shown' | 'renaming' | 'back'>('shown');
  const box = useKeptFocus<HTMLElement>();
  return (
    <header ref={box}>
      <TextLink to="/plans" className="inline-flex min-h-11 items-center print:hidden">
        <Trans>Your plans</Trans>
      </TextLink>
      {step === 'renaming' ? (
        <RenamePlan plan={plan} onDone={() => setStep('back')} />
      ) : (
        <Shown plan={plan} isBack={step === 'back'} onRename={() => setStep('renaming')} />
      )}
    </header>
  );
}

type ShownProps = { plan: Plan; isBack: boolean; onRename: () => void };

function Shown({ plan, isBack, onRename }: ShownProps) {
  const { i18n } = useLingui();
  const rename = useFocusOnReturn(isBack);
  const archiving = useArchivePlan();
  const copying = useCopy(plan);
  const archive = (isArchived: boolean) => archiving.mutate({ id: plan.id, isArchived });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 tabIndex={-1} data-keeps-focus className="wrap-anywhere text-title outline-none">
            <PlanTitle plan={plan} />
          </h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
            <Badge>{i18n._(statusWords[plan.status])}</Badge>
            <span>
              <TraditionAndPackage plan={plan} /> · {plan.number}
            </span>
            <ToldIn of={plan} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button ref={rename} variant="secondary" size="small" onClick={onRename}>
            <Pencil aria-hidden="true" className="size-4" />
            <Trans>Rename</Trans>
          </Button>
          <PlanMenu plan={plan} onDuplicate={copying.copy} onArchive={archive} />
        </div>
      </div>
      <PlanProblem error={archiving.error ?? copying.error} className="mt-4 empty:hidden" />
      {plan.archivedAt && (
        <ArchivedNotice at={plan.archivedAt} isPending={archiving.isPending} onRestore={() => archive(false)} />
      )}
    </>
  );
}

type MenuProps = { plan: Plan; onDuplicate: () => void; onArchive: (isArchived: boolean) => void };

function PlanMenu({ plan, onDuplicate, onArchive }: MenuProps) {
  const [isAsking, setIsAsking] = useState(false);
  // Only a kept date is lost by putting a plan away; everything else comes back with it.
  const archive = () => (plan.heldUntil ? setIsAsking(true) : onArchive(true));
  const entries: MenuEntry[] = [
    { key: 'duplicate', label: <Trans>Duplicate</Trans>, icon: Copy, onSelect: onDuplicate },
    plan.archivedAt
      ? { key: 'restore', label: <Trans>Restore</Trans>, icon: ArchiveRestore, onSelect: () => onArchive(false) }
      : { key: 'archive', label: <Trans>Archive</Trans>, icon: Archive, onSelect: archive },
    { key: 'history', label: <Trans>History</Trans>, icon: History, to: historyPath(plan.id) },
  ];
  return (
    <>
      <Menu
        align="end"
        entries={entries}
        trigger={
          <Button variant="secondary" size="small">
            <Ellipsis aria-hidden="true" className="size-4.5" />
            <Trans>More</Trans>
          </Button>
        }
      />
      <ConfirmArchive plan={plan} isOpen={isAsking} onOpenChange={setIsAsking} onConfirm={() => onArchive(true)} />
    </>
  );
}

function useCopy(plan: Plan) {
  const { mutate, isPending, error } = useDuplicatePlan(plan.id);
  const navigate = useNavigate();
  // One request, one copy, also when the first answer was lost on the way.
  const input = useRef(newId());
  function copy() {
    if (isPending) return;
    mutate(input.current, {
      onSuccess: ({ id }) => {
        input.current = newId();
        toasts.show({
          title: <Trans>This is the copy</Trans>,
          description: <Trans>It holds no date. The first plan is as it was.</Trans>,
        });
        navigate(pathOfPlan(id));
      },
    });
  }
  return { copy, error };
}
