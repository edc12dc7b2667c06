import type { User } from '@tramita/client/contract';
import { createContext, useContext } from 'react';

export const UserContext = createContext<User | null>(null);

/** Returns the signed-in user. Throws outside of `<SignedIn>`. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser needs a surrounding <SignedIn>: move the route below it.');
  return user;
}
