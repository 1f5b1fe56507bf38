import { useLoaderData } from 'react-router';
import { LookTogether } from '../../features/resources/look-together';
import { Library } from '../../features/resources/shelf/library';
import type { loader } from './support-screen';

export function ResourcesTab() {
  const { resources } = useLoaderData<typeof loader>();
  return <Library first={resources} phone={<LookTogether />} />;
}
