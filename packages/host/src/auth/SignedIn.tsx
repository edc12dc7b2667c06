import { useQueryClient } from '@tanstack/react-query';
import { authInfo, type User } from '@tramita/client/contract';
import { QueryScope, TramitaProvider } from '@tramita/widgets/provider';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { SignInSplash } from './SignInSplash.tsx';
import type { Session } from './session.ts';
import { UserLanguage } from './UserLanguage.tsx';
import { useSignIn } from './use-sign-in.ts';
import { UserContext } from './user-context.ts';

/** Renders its children for a signed-in user, connected to the API as that user, and the splash until then. */
export function SignedIn({ session, children }: { session: Session; children: ReactNode }) {
  const navigate = useNavigate();
  const handleReturn = useCallback((path: string) => void navigate(path, { replace: true }), [navigate]);
  const state = useSignIn(session, handleReturn);
  if (state.status !== 'ok') return <SignInSplash state={state} />;
  return (
    <UserContext.Provider value={state.user}>
      <TramitaProvider client={session.client} storageScope={String(state.user.id)}>
        <UserLanguage>
          <QueryScope>
            <SharedUser session={session} user={state.user}>
              {children}
            </SharedUser>
          </QueryScope>
        </UserLanguage>
      </TramitaProvider>
    </UserContext.Provider>
  );
}

/** Puts the user into the cache of the widgets, which then do not load the user again. */
function SharedUser({ session, user, children }: { session: Session; user: User; children: ReactNode }) {
  const queries = useQueryClient();
  useState(() => queries.setQueryData(session.client.queryKey(authInfo), user));
  return children;
}
