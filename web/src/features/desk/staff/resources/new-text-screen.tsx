// /staff/resources/new: a text that is only being begun. Once it is kept, it has an address of its own.
import { listKeptResources } from '@evenlight/contract/resources';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { NotFoundContent } from '../../../../parts/not-found-content';
import { pageContext } from '../../../../platform/page-context';
import { quietMeta } from '../../../../platform/page-meta';
import { isRefusedWith } from '../../../../platform/page-refusal';
import { WRITING_PATH } from '../../../resources/writing/kept-list';
import { WritingPage } from './writing-page';

export async function loader({ context }: LoaderFunctionArgs) {
  try {
    await context.get(pageContext).api(listKeptResources, {});
    return { isOurs: true };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return data({ isOurs: false }, { status: 404 });
    throw refusal;
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.isOurs ? quietMeta(matches, msg`A new text`) : [];
}

export default function NewTextScreen() {
  const { isOurs } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const onBegun = useCallback(
    ({ slug, language }: { slug: string; language: string }) =>
      void navigate(`${WRITING_PATH}/${slug}/${language}`, { replace: true }),
    [navigate],
  );
  if (!isOurs) return <NotFoundContent />;
  return <WritingPage title={<Trans>A new text</Trans>} fromLoader={null} onBegun={onBegun} />;
}
