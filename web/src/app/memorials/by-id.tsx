import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { ByIdPage } from '../../features/memorials/by-id/by-id-page';
import type { FirstContent } from '../../features/memorials/by-id/first-content';
import { useUser } from '../../platform/user';

type Props = { fromLoader: Memorial; first: FirstContent };

export function ById({ fromLoader, first }: Props) {
  const { user } = useUser();
  return <ByIdPage fromLoader={fromLoader} first={first} userId={user?.id ?? null} />;
}
