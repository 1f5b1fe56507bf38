// /memorial-builder: the memorials somebody has, and the way to a new one.
import { MemorialId } from '@evenlight/contract/ids';
import { getMemorial, listMemorials, type Memorial } from '@evenlight/contract/memorials/memorial';
import { listPlans } from '@evenlight/contract/plans';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { requireMember } from '../../platform/require-member';
import { ButtonLink } from '../../ui/base/button-link';
import { Wrap } from '../../ui/base/wrap';
import { Builder } from './builder/builder';
import { MemorialList } from './builder/memorial-list';
import { builderSteps, pathOfStep, stepsFor } from './builder/steps';
import { MemorialNotFound } from './not-found';
import { useMemorial } from './queries';

export async function loader(asked: LoaderFunctionArgs) {
  const { id: userId } = await requireMember(asked);
  const { api } = asked.context.get(pageContext);
  const { searchParams } = new URL(asked.request.url);
  const step = builderSteps.find((each) => each === searchParams.get('step'));
  if (!step)
    return { is: 'list' as const, userId, memorials: await orNothing(api(listMemorials, { params: { userId } })) };
  const memorialId = MemorialId.safeParse(searchParams.get('memorial')).data;
  if (memorialId === undefined) {
    const plans = await orNothing(api(listPlans, { params: { userId } }));
    const known = plans?.find(({ personName }) => personName);
    const suggested = {
      fullName: known?.personName ?? '',
      birthDate: known?.dateOfBirth ?? null,
      deathDate: known?.dateOfDeath ?? null,
    };
    return { is: 'building' as const, userId, memorial: null, step: builderSteps[0], suggested };
  }
  try {
    const memorial = await api(getMemorial, { params: { memorialId } });
    const asked = stepsFor(memorial).find((each) => each === step) ?? builderSteps[0];
    return { is: 'building' as const, userId, memorial, step: asked, suggested: nothing };
  } catch (thrown) {
    if (!isRefusedWith(thrown, 404)) throw thrown;
    return { is: 'missing' as const, memorialId };
  }
}

const nothing = { fullName: '', birthDate: null, deathDate: null };

/** The screen asks for the list once more by itself, and can do without a suggestion. */
async function orNothing<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  return reading.catch(() => undefined);
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Memorial Builder`);
}

export default function BuilderScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.is === 'missing')
    return <MemorialNotFound address={String(loaded.memorialId)} answer={undefined} said={undefined} />;
  return (
    <Wrap className="py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-title">
          <Trans>Memorial Builder</Trans>
        </h1>
        {loaded.is === 'list' && (
          <ButtonLink to={pathOfStep(null, 'person')}>
            <Trans>Create Memorial</Trans>
          </ButtonLink>
        )}
      </div>
      <div className="mt-8">
        {loaded.is === 'list' ? (
          <MemorialList userId={loaded.userId} fromLoader={loaded.memorials} />
        ) : loaded.memorial ? (
          <Going fromLoader={loaded.memorial} loaded={loaded} />
        ) : (
          <Builder {...loaded} memorial={null} />
        )}
      </div>
    </Wrap>
  );
}

type Building = Extract<Awaited<ReturnType<typeof loader>>, { is: 'building' }>;

function Going({ fromLoader, loaded: { step, userId, suggested } }: { fromLoader: Memorial; loaded: Building }) {
  const { data: memorial } = useMemorial(fromLoader);
  return <Builder key={step} memorial={memorial} step={step} userId={userId} suggested={suggested} />;
}
