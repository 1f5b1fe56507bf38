// /staff/resources/:slug/:language: one text in the hands of our team.
import { listKeptResources } from '@evenlight/contract/resources';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../../../parts/not-found-content';
import { pageContext } from '../../../../platform/page-context';
import { quietMeta } from '../../../../platform/page-meta';
import { isRefusedWith } from '../../../../platform/page-refusal';
import { WritingPage } from './writing-page';

export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    const texts = await context.get(pageContext).api(listKeptResources, {});
    const text = texts.find(({ slug, language }) => slug === params.slug && language === params.language);
    return text ? { text } : nothingHere();
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return nothingHere();
    throw refusal;
  }
}

function nothingHere() {
  return data({ text: null }, { status: 404 });
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.text ? quietMeta(matches, msg`A text of the library`) : [];
}

export default function EditTextScreen() {
  const { text } = useLoaderData<typeof loader>();
  if (!text) return <NotFoundContent />;
  const { draft, published, slug, language } = text;
  const title = draft?.title ?? published?.title;
  return <WritingPage key={`${language}/${slug}`} title={title} fromLoader={text} />;
}
