// How to reach whoever is signed in, so that nobody types what we know. By itself: forms need it that let nobody sign in.
import { getSession } from '@evenlight/contract/accounts';
import type { Returned } from '@evenlight/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useUser } from '../../platform/user';

/** Undefined for visitors. */
export function useOwnAddress() {
  const { user } = useUser();
  return useQuery({
    queryKey: ['api', 'users', user?.id, 'address'],
    queryFn: () => call(getSession, {}),
    enabled: user !== null,
  });
}

/** As the forms ask for it. */
export function contactOf({ firstName, lastName, email, phone }: Returned<typeof getSession>) {
  return { name: `${firstName} ${lastName}`.trim(), email, phone: phone ?? '' };
}
