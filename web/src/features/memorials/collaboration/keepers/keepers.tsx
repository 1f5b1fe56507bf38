// Who keeps the memorial beside its owner, who follows, and how it passes on.
import type { CollaboratorId } from '@evenlight/contract/ids';
import type { Collaborator } from '@evenlight/contract/memorials/collaboration';
import { SUCCESSION_DAYS as days, type Keepers as Names } from '@evenlight/contract/memorials/keeping';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../../parts/refusal';
import { useUser } from '../../../../platform/user';
import { Card } from '../../../../ui/base/card';
import { Fact } from '../../../../ui/base/fact';
import { SelectField } from '../../../../ui/forms/select-field';
import { toasts } from '../../../../ui/overlays/toast-store';
import { ErrorState } from '../../../../ui/status/error-state';
import { SkeletonList } from '../../../../ui/status/skeleton';
import { nameOf } from '../words';
import { useKeepers, useNameKeepers } from './keeper-queries';
import { PassingOn } from './passing-on';

type Props = { memorial: Pick<Memorial, 'id' | 'role' | 'fullName'>; collaborators: readonly Collaborator[] };

export function Keepers({ memorial, collaborators }: Props) {
  const { user } = useUser();
  const { data: keepers, error, refetch, isFetching } = useKeepers(memorial.id);
  const isSuccessor = collaborators.some((person) => person.isSuccessor && person.userId === user?.id);
  return (
    <Card as="section" aria-labelledby="keepers-title">
      <h3 id="keepers-title" className="text-2xl">
        <Trans>In good hands</Trans>
      </h3>
      <p className="mt-2 mb-5 max-w-[62ch] text-ink-2">
        <Trans>
          A second keeper may do what the owner may, except give the memorial away. A successor follows the owner one
          day, so that the page is never lost.
        </Trans>
      </p>
      {keepers ? (
        <>
          {mayOnMemorial(memorial.role, 'own') ? (
            <NameChoices memorialId={memorial.id} keepers={keepers} collaborators={collaborators} />
          ) : (
            <NamedFacts keepers={keepers} />
          )}
          <PassingOn memorial={memorial} keepers={keepers} isSuccessor={isSuccessor} />
        </>
      ) : error ? (
        <ErrorState level="h3" title={<Trans>The keepers could not be loaded</Trans>} retry={{ refetch, isFetching }} />
      ) : (
        <SkeletonList rows={1} />
      )}
    </Card>
  );
}

function NamedFacts({ keepers: { secondKeeper, successor } }: { keepers: Names }) {
  const { t } = useLingui();
  const nameIn = (keeper: Names['successor']) => (keeper ? <bdi translate="no">{keeper.name}</bdi> : t`Nobody yet`);
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact label={t`Second keeper`}>{nameIn(secondKeeper)}</Fact>
      <Fact label={t`Successor`}>{nameIn(successor)}</Fact>
    </dl>
  );
}

type ChoicesProps = { memorialId: Memorial['id']; keepers: Names; collaborators: readonly Collaborator[] };

function NameChoices({ memorialId, keepers, collaborators }: ChoicesProps) {
  const { t } = useLingui();
  const { mutate, isPending, variables, error } = useNameKeepers(memorialId);
  const accepted = collaborators.filter(({ role, userId }) => role !== 'owner' && userId !== null);
  const options = accepted.map((person) => ({ value: person.id, label: nameOf(person), isName: true }));
  const idOf = (value: string): CollaboratorId | null => accepted.find(({ id }) => id === value)?.id ?? null;

  function choiceOf(which: 'secondKeeper' | 'successor') {
    const wished = isPending ? variables[which] : undefined;
    const shown = wished === undefined ? keepers[which]?.collaboratorId : wished;
    return {
      name: which,
      options,
      placeholder: t`Nobody yet`,
      value: shown ?? '',
      onChange: ({ target }: { target: { value: string } }) =>
        mutate({ [which]: idOf(target.value) }, { onSuccess: () => toasts.show({ title: t`Saved` }) }),
    };
  }

  return (
    <>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <SelectField label={t`Second keeper`} {...choiceOf('secondKeeper')} />
        <SelectField label={t`Successor`} {...choiceOf('successor')} />
      </div>
      <p className="mt-2 text-ink-2 text-sm">
        {accepted.length === 0 ? (
          <Trans>Invite somebody first. Once they have accepted, you can name them here.</Trans>
        ) : (
          <Trans>A successor can ask to take over. You are written to, and have {days} days to say no.</Trans>
        )}
      </p>
      <Refusal error={error} className="mt-2" />
    </>
  );
}
