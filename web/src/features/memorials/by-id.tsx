import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { useUser } from '../../platform/user';
import { ByIdPage } from './by-id/by-id-page';
import type { FirstContent } from './by-id/first-content';

type Props = { fromLoader: Memorial; first: FirstContent };

export function ById({ fromLoader, first }: Props) {
  const { user } = useUser();
  return <ByIdPage fromLoader={fromLoader} first={first} userId={user?.id ?? null} />;
}
