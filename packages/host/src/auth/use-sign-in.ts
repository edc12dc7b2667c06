import { isAborted } from '@tramita/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callbackPath, type Session } from './session.ts';
import { loadUser, type SignInState, signInMessage } from './sign-in-state.ts';

/**
 * Gets somebody signed in: comes back from the issuer, asks who it is, or leaves for the issuer. When a session
 * ends that could not be renewed, it leaves again and returns to where the person was; drafts outlive that.
 *
 * @param onReturn told the address the person wanted, on the way back from the issuer.
 */
export function useSignIn({ client, tokens }: Session, onReturn: (path: string) => void): SignInState {
  const [state, setState] = useState<SignInState>({ status: 'loading' });
  const status = useSyncExternalStore(tokens.subscribe, () => tokens.status);

  useEffect(() => {
    const abort = new AbortController();
    const fail = (error: unknown) => {
      if (!isAborted(error) && !abort.signal.aborted) setState({ status: 'error', message: signInMessage(error) });
    };
    if (status === 'signed-in') {
      loadUser(client, abort.signal).then((user) => setState({ status: 'ok', user }), fail);
    } else if (location.pathname === callbackPath && status === 'signed-out') {
      returnOnce(tokens, onReturn).catch(fail);
    } else {
      setState({ status: 'loading' });
      tokens.signIn({ returnTo: `${location.pathname}${location.search}` }).catch(fail);
    }
    return () => abort.abort();
  }, [client, tokens, status, onReturn]);

  return state;
}

const returning = new WeakMap<Session['tokens'], Promise<void>>();

/** The code in the address can be traded once, however often React mounts. */
function returnOnce(tokens: Session['tokens'], onReturn: (path: string) => void): Promise<void> {
  const running = returning.get(tokens) ?? tokens.completeSignIn(location.href).then(onReturn);
  returning.set(tokens, running);
  return running;
}
