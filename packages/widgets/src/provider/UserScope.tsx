import type { TramitaClient } from '@tramita/client';
import { authInfo, type User } from '@tramita/client/contract';
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { pageMemory, pageScope } from './key-value-storage.ts';
import { TramitaContext } from './tramita-context.ts';
import { useIdentity } from './use-identity.ts';

/** The user signed in at a client with this identity. */
interface SignedIn {
  readonly identity: string;
  /** Null if the API did not return the user. */
  readonly user: User | null;
}

const known = new WeakMap<TramitaClient, SignedIn>();
const asked = new WeakMap<TramitaClient, Promise<SignedIn>>();

/** How long a widget waits for the user before it renders without, in ms. */
const patienceMs = 3000;

/** Loads the signed-in user from the API, once for all widgets of a client. */
async function askUser(client: TramitaClient): Promise<SignedIn> {
  const { identity } = client;
  const answer = client.call(authInfo).catch(() => null);
  const user = await Promise.race([answer, new Promise<null>((end) => setTimeout(end, patienceMs, null))]);
  // another user signed in in the meantime, so the response may be about the previous one
  if (identity !== client.identity) return askUser(client);
  const signedIn = { identity, user };
  // a failure is not cached: the next widget retries
  if (user) known.set(client, signedIn);
  asked.delete(client);
  return signedIn;
}

/** Returns the signed-in user of a client if a {@link UserScope} has loaded it. */
export function knownUser(client: TramitaClient): User | undefined {
  const signedIn = known.get(client);
  return signedIn?.identity === client.identity ? (signedIn.user ?? undefined) : undefined;
}

function useSignedIn(client: TramitaClient | undefined): SignedIn | undefined {
  const identity = useIdentity(client);
  const [answer, setAnswer] = useState<SignedIn>();
  const cached = client && known.get(client);
  const signedIn = [cached, answer].find((one) => one?.identity === identity);
  const isMissing = signedIn === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another identity means another user
  useEffect(() => {
    if (!client || !isMissing) return;
    let isCurrent = true;
    const asking = asked.get(client) ?? askUser(client);
    asked.set(client, asking);
    void asking.then((next) => isCurrent && setAnswer(next));
    return () => {
      isCurrent = false;
    };
  }, [client, identity, isMissing]);
  return signedIn;
}

/**
 * Stores choices and drafts under the id of the signed-in user if the page sets no `storageScope`. Renders its children
 * after the API returned the user. If it does not, choices and drafts last until the page is reloaded.
 */
export function UserScope({ children }: { children: ReactNode }) {
  const settings = useContext(TramitaContext);
  return settings?.client && settings.storageScope === '' ? <AskedScope>{children}</AskedScope> : children;
}

function AskedScope({ children }: { children: ReactNode }) {
  const settings = useContext(TramitaContext);
  const signedIn = useSignedIn(settings?.client);
  const scoped = useMemo(() => {
    if (!settings || !signedIn) return null;
    const { identity, user } = signedIn;
    if (!user) return { ...settings, storage: pageMemory, storageScope: pageScope(identity) };
    return { ...settings, storageScope: String(user.id) };
  }, [settings, signedIn]);
  return scoped && <TramitaContext.Provider value={scoped}>{children}</TramitaContext.Provider>;
}
