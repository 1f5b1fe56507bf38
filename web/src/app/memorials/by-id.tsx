import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { ByIdPage } from '../../features/memorials/by-id/by-id-page';
import { useUser } from '../../platform/user';

export function ById({ fromLoader }: { fromLoader: Memorial }) {
  const { user } = useUser();
  return <ByIdPage fromLoader={fromLoader} userId={user?.id ?? null} />;
}
