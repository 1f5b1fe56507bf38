// The public page, and for the memorial's own people the toolbar above it and news of every change.
import type { MemorialPage, PageTab } from '@evenlight/contract/memorials/page';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import type { FormAnswer } from '../../platform/form-answer';
import { CollaborationToolbar } from './collaboration/toolbar';
import { PublicPage } from './page/public-page';
import { useNewsOfMemorial } from './queries';

type Props = {
  page: MemorialPage;
  tab: PageTab;
  path: string;
  answer: FormAnswer | undefined;
  said: string | undefined;
};

export function OnPublicPage(props: Props) {
  const { memorial } = props.page;
  const { revalidate } = useRevalidator();
  const readAnew = useCallback(() => void revalidate(), [revalidate]);
  const isOneOfIts = memorial.role !== null;
  useNewsOfMemorial(memorial.id, isOneOfIts, readAnew);
  return <PublicPage {...props} toolbar={isOneOfIts && <CollaborationToolbar memorial={memorial} save={null} />} />;
}
