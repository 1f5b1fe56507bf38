// /memorial/{digits} opens the page by id, /memorial/{anything else} the public page. Both are one address pattern.

import { MemorialId } from '@evenlight/contract/ids';
import { getMemorial, isMemorialId, MEMORIAL_PATH, type Memorial } from '@evenlight/contract/memorials/memorial';
import { getMemorialPage, PageTab } from '@evenlight/contract/memorials/page';
import {
  type ActionFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import { pageContext } from '../../platform/page-context';
import type { PageHandle } from '../../platform/page-handle';
import { isRefusedWith } from '../../platform/page-refusal';
import { useUser } from '../../platform/user';
import { answerForm } from './answer-form';
import { ByIdPage } from './by-id/by-id-page';
import { type FirstContent, readFirstContent } from './by-id/first-content';
import { memorialMeta } from './memorial-meta';
import { MemorialNotFound, MemorialNotLoaded } from './not-found';
import { OnPublicPage } from './on-public-page';

/** The public page stays still for visitors. The page by id is where people work. */
export const handle: PageHandle = { isDocument: ({ key = '' }) => !isMemorialId(key) };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { key = '' } = params;
  const { searchParams } = new URL(request.url);
  const { api, report } = context.get(pageContext);
  const said = searchParams.get('said') ?? undefined;
  try {
    if (isMemorialId(key)) {
      const { data: memorialId } = MemorialId.safeParse(key);
      // A number that no memorial can have.
      if (memorialId === undefined) return missing(said);
      const [memorial, first] = await Promise.all([
        api(getMemorial, { params: { memorialId } }),
        readFirstContent({ api, report }, memorialId),
      ]);
      return { is: 'by-id' as const, memorial, first, said };
    }
    const tab = PageTab.catch('about').parse(searchParams.get('tab'));
    const query = { tab, page: Number(searchParams.get('page') ?? 1) };
    const page = await api(getMemorialPage, { params: { address: key }, query });
    return { is: 'page' as const, page, tab, said };
  } catch (thrown) {
    // An address that cannot be one is as good as missing.
    if ([404, 403, 400].some((status) => isRefusedWith(thrown, status))) return missing(said);
    // A network fault must not tell a family that their memorial is gone.
    report(thrown);
    return data({ is: 'not-loaded' as const }, { status: 503 });
  }
}

function missing(said: string | undefined) {
  return data({ is: 'missing' as const, said }, { status: 404 });
}

/** Forms that a browser posts by itself. What worked is told on the page that follows, so that a reload sends nothing. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { key = '' } = params;
  const form = await request.formData();
  const outcome = await answerForm(context.get(pageContext).api, key, form);
  if (!('said' in outcome)) return data(outcome, { status: 400 });
  const { searchParams } = new URL(request.url);
  const tab = searchParams.get('tab');
  const query = new URLSearchParams({ ...(tab ? { tab } : {}), said: outcome.said });
  return redirect(`${MEMORIAL_PATH}/${encodeURIComponent(key)}?${query}#said`, 303);
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return memorialMeta(matches, loaderData);
}

/** Whatever went wrong on the way here, offline or on our side, says nothing about the memorial. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { key = '' } = useParams();
  const isHidden = isRouteErrorResponse(error) && (error.status === 404 || error.status === 403);
  return isHidden ? <MemorialNotFound address={key} answer={undefined} said={undefined} /> : <MemorialNotLoaded />;
}

export default function MemorialScreen() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { key = '' } = useParams();
  if (loaded.is === 'missing') return <MemorialNotFound address={key} answer={answer} said={loaded.said} />;
  if (loaded.is === 'not-loaded') return <MemorialNotLoaded />;
  if (loaded.is === 'by-id') return <ById key={loaded.memorial.id} fromLoader={loaded.memorial} first={loaded.first} />;
  return (
    <OnPublicPage
      page={loaded.page}
      tab={loaded.tab}
      path={`${MEMORIAL_PATH}/${key}`}
      answer={answer}
      said={loaded.said}
    />
  );
}

type Props = { fromLoader: Memorial; first: FirstContent };

function ById({ fromLoader, first }: Props) {
  const { user } = useUser();
  return <ByIdPage fromLoader={fromLoader} first={first} userId={user?.id ?? null} />;
}
