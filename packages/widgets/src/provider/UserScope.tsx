import type { QueryClient } from '@tanstack/react-query';
import type { TramitaClient } from '@tramita/client';
import { authInfo, type User } from '@tramita/client/contract';
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { Prerendering } from './Prerendering.tsx';
import { pageMemory, pageScope } from './storage/key-value-storage.ts';
import { clientIn, type ResolvedSettings, TramitaContext } from './tramita-context.ts';
import { useIdentity } from './use-identity.ts';

/** The user signed in at a client with this identity. */
interface SignedIn {
  readonly identity: string;
  /** Null if the API did not return the user. */
  readonly user: User | null;
  /** Why there is no user. */
  readonly error?: unknown;
}

const known = new WeakMap<TramitaClient, SignedIn>();
/** The calls under way, which may take longer than widgets wait. */
const asked = new WeakMap<TramitaClient, Promise<SignedIn>>();

/** How long a widget waits for the user before it renders without, in ms. */
const patienceMs = 3000;

/** Loads the signed-in user from the API, once for all widgets of a client. */
async function askUser(client: TramitaClient): Promise<SignedIn> {
  const { identity } = client;
  let error: unknown;
  const user = await client.call(authInfo).catch((reason: unknown) => {
    error = reason;
    return null;
  });
  // another user signed in in the meantime, so the response may be about the previous one
  if (identity !== client.identity) return askUser(client);
  const signedIn = { identity, user, error };
  // a failure is not cached: the next widget retries
  if (user) known.set(client, signedIn);
  asked.delete(client);
  return signedIn;
}

/** Returns the call under way that loads the signed-in user of a client, if there is one. */
export const askedUser = (client: TramitaClient): Promise<SignedIn> | undefined => asked.get(client);

/** Returns the signed-in user of a client if a {@link UserScope} has loaded it. */
export function knownUser(client: TramitaClient): User | undefined {
  const signedIn = known.get(client);
  return signedIn?.identity === client.identity ? (signedIn.user ?? undefined) : undefined;
}

/** Returns the user that a server prefetched into the cache, if the browser has not loaded it itself. */
function prefetchedUser(client: TramitaClient | undefined, queries: QueryClient | undefined): SignedIn | undefined {
  if (!client) return undefined;
  const { identity } = client;
  const found = known.get(client);
  if (found?.identity === identity) return found;
  const user = queries?.getQueryData<User>(client.queryKey(authInfo));
  return user && { identity, user };
}

function useSignedIn(client: TramitaClient | undefined, queries: QueryClient | undefined): SignedIn | undefined {
  const identity = useIdentity(client);
  const [answer, setAnswer] = useState<SignedIn>();
  const cached = prefetchedUser(client, queries);
  const shown = useRef<SignedIn>(undefined);
  // the choices of a widget stay the same when the user arrives after it has stopped waiting, and in another language
  const signedIn = [answer, shown.current, cached].find((one) => one?.identity === identity);
  shown.current = signedIn;
  const isMissing = signedIn === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another identity means another user
  useEffect(() => {
    if (!client || !isMissing) return;
    let isCurrent = true;
    const asking = asked.get(client) ?? askUser(client);
    asked.set(client, asking);
    const end = (next: SignedIn) => isCurrent && setAnswer(next);
    void asking.then(end);
    const timer = setTimeout(() => end({ identity: client.identity, user: null }), patienceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, identity, isMissing]);
  return signedIn;
}

interface UserScopeProps {
  /** The cache of the widget, in which a server may have put the user. */
  queries?: QueryClient;
  children: ReactNode;
}

/**
 * Stores choices and drafts under the id of the signed-in user if the page sets no `storageScope`. Renders its children
 * after the API returned the user. If it does not, choices and drafts last until the page is reloaded.
 *
 * Over the HTML of a server it first renders its children as the server did, and mounts them again once it knows the user,
 * whose stored choices may change what they show and load.
 */
export function UserScope({ queries, children }: UserScopeProps) {
  const settings = useContext(TramitaContext);
  return settings?.client && !settings.isPrerendering ? (
    <ScopedUser settings={settings} queries={queries}>
      {children}
    </ScopedUser>
  ) : (
    children
  );
}

function ScopedUser({ settings, queries, children }: UserScopeProps & { settings: ResolvedSettings }) {
  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);
  const hasScope = settings.storageScope !== '';
  const signedIn = useSignedIn(
    hasScope ? undefined : settings.client && clientIn(settings.client, settings.locale),
    queries,
  );
  const scoped = useMemo(() => {
    if (hasScope) return settings;
    if (!signedIn) return null;
    const { identity, user } = signedIn;
    if (!user) return { ...settings, storage: pageMemory, storageScope: pageScope(identity) };
    return { ...settings, storageScope: String(user.id) };
  }, [hasScope, settings, signedIn]);
  if (isFromServer && !(isHydrated && scoped)) {
    return (
      <Prerendering settings={settings} queries={queries}>
        {children}
      </Prerendering>
    );
  }
  return scoped && <TramitaContext.Provider value={scoped}>{children}</TramitaContext.Provider>;
}
