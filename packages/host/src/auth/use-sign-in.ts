import { isAborted } from '@tramita/client';
import { authInfo } from '@tramita/client/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { callbackPath, type Session } from './session.ts';
import { signInMessages } from './sign-in-messages.ts';
import { loadUser, type SignInState, signInMessage } from './sign-in-state.ts';

const arriving: SignInState = { status: 'loading', message: signInMessages.arriving };
const leaving: SignInState = { status: 'loading', message: signInMessages.leaving };

/**
 * Gets somebody signed in: finds the session, comes back from the issuer, asks who it is, or leaves for the issuer. When a session
 * ends that could not be renewed, it leaves again and returns to where the person was; drafts outlive that.
 *
 * @param onReturn told the address the person wanted, on the way back from the issuer.
 */
export function useSignIn({ client, tokens, resume }: Session, onReturn: (path: string) => void): SignInState {
  const [state, setState] = useState<SignInState>(arriving);
  const status = useSyncExternalStore(tokens.subscribe, () => tokens.status);
  const hasBeenIn = useRef(false);

  useEffect(() => {
    const abort = new AbortController();
    const fail = (error: unknown) => {
      if (!isAborted(error) && !abort.signal.aborted) setState({ status: 'error', message: signInMessage(error) });
    };
    const enter = async () => {
      const user = await loadUser(client, abort.signal);
      hasBeenIn.current = true;
      setState({ status: 'ok', user });
    };
    const leave = () => {
      setState(arriving);
      return tokens.signIn({ returnTo: `${location.pathname}${location.search}` });
    };
    const arrive = async () => {
      if (!(await resume()) && !abort.signal.aborted) await leave();
    };

    if (status === 'signed-in') enter().catch(fail);
    else if (status === 'refused') setState({ status: 'error', message: signInMessages.unauthorized });
    else if (status === 'expired' && !hasBeenIn.current) {
      // a token that is refused as soon as it is given: asking for another would go in circles
      setState({ status: 'error', message: signInMessages.other });
    } else if (status === 'signed-out' && tokens.hasLeftElsewhere) setState({ status: 'left' });
    else if (status === 'signed-out' && hasBeenIn.current) setState(leaving);
    else if (status === 'signed-out' && location.pathname === callbackPath) returnOnce(tokens, onReturn).catch(fail);
    else if (status === 'signed-out') arrive().catch(fail);
    else leave().catch(fail);
    return () => abort.abort();
  }, [client, tokens, resume, status, onReturn]);

  useReloadWhenShownAgain(state.status !== 'ok');
  useCheckOnFocus(client, state.status === 'ok');
  return state;
}

const returning = new WeakMap<Session['tokens'], Promise<void>>();

/** The code in the address can be traded once, however often React mounts. */
function returnOnce(tokens: Session['tokens'], onReturn: (path: string) => void): Promise<void> {
  const running = returning.get(tokens) ?? tokens.completeSignIn(location.href).then(onReturn);
  returning.set(tokens, running);
  return running;
}

/** The browser's Back can bring a page back as it was left: on its way to the issuer, where it would stay. */
function useReloadWhenShownAgain(isLeaving: boolean): void {
  useEffect(() => {
    if (!isLeaving) return;
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, [isLeaving]);
}

/** Shortest time between two checks of the session, in milliseconds. */
const checkEvery = 2000;

/**
 * Asks the server at each return to the page whether the session still exists: one that ended elsewhere answers 401 and
 * is left. A return soon after a check is checked a moment later, so that a quick change of windows costs few calls and
 * no ended session stays on screen.
 */
function useCheckOnFocus(client: Session['client'], isIn: boolean): void {
  useEffect(() => {
    if (!isIn) return;
    let checkedAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      checkedAt = Date.now();
      // a refusal ends the session by itself; any other failure says nothing about it
      client.call(authInfo).catch(() => undefined);
    };
    const handleFocus = () => {
      if (document.visibilityState !== 'visible' || timer !== undefined) return;
      // a change of tabs is two events, focus and visibility: the wait also makes one check of them
      timer = setTimeout(check, Math.max(0, checkedAt + checkEvery - Date.now()));
    };
    addEventListener('focus', handleFocus);
    document.addEventListener('visibilitychange', handleFocus);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', handleFocus);
      document.removeEventListener('visibilitychange', handleFocus);
    };
  }, [client, isIn]);
}
