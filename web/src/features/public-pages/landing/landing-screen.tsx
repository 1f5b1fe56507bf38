// The first page: one for visitors, another for people who are signed in.
import { listStories } from '@evenlight/contract/stories';
import { msg } from '@lingui/core/macro';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { BrokenScreen } from '../../../parts/broken-screen';
import { languageOf } from '../../../platform/language-of';
import { pageContext } from '../../../platform/page-context';
import { asDocument } from '../../../platform/page-handle';
import { pageMeta } from '../../../platform/page-meta';
import { useUser } from '../../../platform/user';
import { MemberLanding } from './member-landing';
import { VisitorLanding } from './visitor-landing';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  return { stories: await api(listStories, { query: { language: languageOf(request) } }) };
}

export const handle = asDocument;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'landing', {
    title: msg`Compassionate end-of-life planning`,
    description: msg`Plan a funeral or memorial step by step in the {serviceArea}, for every faith and for none. See honest prices and share the work with family.`,
  });
}

export default function LandingScreen() {
  const loaderData = useLoaderData<typeof loader>();
  const { user } = useUser();
  return user ? <MemberLanding stories={loaderData.stories} /> : <VisitorLanding />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <BrokenScreen error={error} />;
}
