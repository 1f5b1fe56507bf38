// /support/resources/:slug: one text of the library, for everybody.
import { readResource, Slug } from '@evenlight/contract/resources';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { useHouse } from '../../../parts/use-house';
import { languageOf } from '../../../platform/language-of';
import { pageContext } from '../../../platform/page-context';
import type { PageHandle } from '../../../platform/page-handle';
import { isRefusedWith } from '../../../platform/page-refusal';
import { LookTogether } from '../../resources/look-together';
import { MissingText } from '../../resources/reader/missing-text';
import { ResourcePage } from '../../resources/reader/resource-page';
import { askedIn, PLAY } from '../../resources/resource-address';
import { CrisisBanner } from '../crisis/crisis-banner';
import { resourceMeta } from './resource-meta';

/** A text is to be read; only an exercise that is played needs scripts for visitors too. */
export const handle: PageHandle = { isDocument: (_, address) => !address.has(PLAY) };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data: slug } = Slug.safeParse(params.slug);
  if (!slug) return nothingHere();
  try {
    const { api } = context.get(pageContext);
    return { resource: await api(readResource, { params: { slug }, query: { language: languageOf(request) } }) };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return nothingHere();
    throw refusal;
  }
}

function nothingHere() {
  return data({ resource: null }, { status: 404 });
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.resource ? resourceMeta(matches, loaderData.resource) : [];
}

export default function ResourceScreen() {
  const { resource } = useLoaderData<typeof loader>();
  const { brand } = useHouse().hours;
  const [address] = useSearchParams();
  return (
    <>
      <CrisisBanner />
      {resource ? (
        <ResourcePage resource={resource} asked={askedIn(address)} />
      ) : (
        <MissingText brand={brand.name} phone={<LookTogether />} />
      )}
    </>
  );
}
