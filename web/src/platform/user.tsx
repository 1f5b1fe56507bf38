// Who is here, for every part of a page that shows it.
import type { Returned, Sent } from '@evenlight/contract/endpoint';
import { updateUser as updateUserEndpoint } from '@evenlight/contract/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { emptyDrawers } from './browser-storage';
import { call } from './call';
import { dropUser, keepUser, type Person, readUser, refreshUser } from './stored-user';

type UserState = {
  user: Person | null;
  /** True until it is settled who is here, also when the server could not say. */
  isLoading: boolean;
  refetch: () => Promise<void>;
  updateUser: (fields: Sent<typeof updateUserEndpoint>['body']) => Promise<Returned<typeof updateUserEndpoint>>;
  /** Somebody has signed in on this page. */
  greet: (person: Person) => void;
  /** Clears what this browser keeps of the person. Their session is ended by the form that calls this. */
  logout: () => void;
};

const UserContext = createContext<UserState | null>(null);

export function useUser(): UserState {
  const state = useContext(UserContext);
  if (!state) throw new Error('useUser must be used within a UserProvider');
  return state;
}

/** What the server said about who is here: somebody, nobody, or undefined when it could not tell. */
type Told = Person | null | undefined;

export function UserProvider({ told, children }: { told: Told; children: ReactNode }) {
  const { user, isLoading, show } = useShownUser(told);
  const queries = useQueryClient();

  const refetch = useCallback(async () => {
    if (user) show(await refreshUser(user));
  }, [user, show]);

  const updateUser: UserState['updateUser'] = useCallback(
    async (fields) => {
      try {
        if (!user) throw new Error('Nobody is signed in.');
        const updated = await call(updateUserEndpoint, { params: { userId: user.id }, body: fields });
        show(keepUser(updated));
        return updated;
      } catch (cause) {
        throw new Error('Failed to update user', { cause });
      }
    },
    [user, show],
  );

  // What is on the screen stays until the next page: a form that vanished while it is sent would not be sent.
  const logout = useCallback(() => {
    emptyDrawers();
    queries.clear();
  }, [queries]);

  const greet = useCallback(
    (person: Person) => {
      // Whoever was here before leaves nothing behind.
      queries.removeQueries();
      show(keepUser(person));
    },
    [queries, show],
  );

  const state = useMemo(
    () => ({ user, isLoading, refetch, updateUser, greet, logout }),
    [user, isLoading, refetch, updateUser, greet, logout],
  );
  return <UserContext value={state}>{children}</UserContext>;
}

/**
 * The server's answer at once; without it, the person that this browser remembers, until the server can be reached.
 */
function useShownUser(told: Told) {
  const [shown, setShown] = useState({ told, user: told ?? null });
  const [isLoading, setIsLoading] = useState(true);
  if (shown.told !== told) setShown({ told, user: told === undefined ? shown.user : told });
  const show = useCallback((user: Person | null) => setShown((before) => ({ ...before, user })), []);

  useEffect(() => {
    let isCurrent = true;
    const showIfCurrent = (user: Person | null) => isCurrent && show(user);
    void settle(told, showIfCurrent).then(() => isCurrent && setIsLoading(false));
    return () => {
      isCurrent = false;
    };
  }, [told, show]);

  return { user: shown.user, isLoading, show };
}

async function settle(told: Told, show: (user: Person | null) => void): Promise<void> {
  if (told === null) return dropUser();
  if (told) return void keepUser(told);
  const stored = readUser();
  if (!stored) return;
  show(stored);
  show(await refreshUser(stored));
}
